import type { InterfaceLanguage } from '@footnote/domain';
import type { Concept } from './lexicon/lexicon-concepts.ts';
import { loadLexicon, type Lexicon } from './lexicon/lexicon.ts';
import type { LexiconWords } from './lexicon/lexicon-words.ts';
import { indexTerms, normalFor, type TermIndex } from './lexicon/term-index.ts';

/** The lexicon, prepared for reading questions. */
export interface QuestionKnowledge {
  terms: Readonly<Record<InterfaceLanguage, TermIndex>>;
  words: LexiconWords;
  /** Concepts directly narrower than an id. */
  narrower: ReadonlyMap<string, readonly Concept[]>;
  /** Concepts by their ids. */
  concepts: ReadonlyMap<string, Concept>;
  /** True for a word that carries no topic in a medical question, in any of its inflections. */
  isEveryday(word: string, language: InterfaceLanguage): boolean;
}

/** Prepares a lexicon for reading questions. */
export function prepareKnowledge(lexicon: Lexicon): QuestionKnowledge {
  const narrower = new Map<string, Concept[]>();
  for (const concept of lexicon.concepts) {
    for (const broader of concept.broader) narrower.set(broader, [...(narrower.get(broader) ?? []), concept]);
  }
  const everyday = new Map<InterfaceLanguage, { exact: Set<string>; normal: Set<string> }>();
  const everydayOf = (language: InterfaceLanguage) => {
    const known = everyday.get(language);
    if (known !== undefined) return known;
    const classes = lexicon.words[language];
    const normal = normalFor(language);
    const exact = new Set([...classes.function, ...classes.question, ...classes.study, ...classes.general]);
    const made = { exact, normal: new Set([...exact].filter((word) => word.length > 3).map(normal)) };
    everyday.set(language, made);
    return made;
  };
  return {
    terms: indexTerms(lexicon.concepts),
    words: lexicon.words,
    narrower,
    concepts: new Map(lexicon.concepts.map((concept) => [concept.id, concept])),
    isEveryday(word, language) {
      return [language, 'en' as const].some((candidate) => {
        const { exact, normal } = everydayOf(candidate);
        return exact.has(word) || normal.has(normalFor(candidate)(word));
      });
    },
  };
}

let prepared: QuestionKnowledge | undefined;

/** The packaged lexicon, prepared once. */
export function questionKnowledge(): QuestionKnowledge {
  prepared ??= prepareKnowledge(loadLexicon());
  return prepared;
}
