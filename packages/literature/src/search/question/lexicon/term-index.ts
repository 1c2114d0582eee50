import type { Concept } from './lexicon-concepts.ts';
import type { LexiconLanguage } from './lexicon-rows.ts';
import { isAcronym, normalEnglish, normalForeign, normalWords, type NormalWord } from './normal-form.ts';

/** A term of the lexicon as it is looked up. */
export interface TermEntry {
  concept: Concept;
  term: string;
  acronym: boolean;
}

/** Looks terms of one language up by their normal words. */
export interface TermIndex {
  byKey: ReadonlyMap<string, readonly TermEntry[]>;
  /** Most words in a term. */
  longest: number;
  /** Normal form of words in this language. */
  normal: (word: string) => string;
  /** Every single word of the terms, folded, for spelling correction. */
  words: ReadonlySet<string>;
  /** Concepts by the initials of their longer terms: how acronyms are made. */
  byInitials: ReadonlyMap<string, readonly Concept[]>;
}

/** The normal form of a language's words. */
export function normalFor(language: LexiconLanguage): (word: string) => string {
  return language === 'en' ? normalEnglish : normalForeign;
}

/** "sickle cell disease" gives "SCD"; small words give no letter. */
function initialsOf(words: readonly NormalWord[]): string {
  return words
    .filter(({ raw }) => !/^(?:of|the|and|in|for|with|to|by|or|on)$/i.test(raw))
    .map(({ raw }) => raw.charAt(0).toUpperCase())
    .join('');
}

function indexLanguage(concepts: readonly Concept[], language: LexiconLanguage): TermIndex {
  const normal = normalFor(language);
  const byKey = new Map<string, TermEntry[]>();
  const words = new Set<string>();
  const byInitials = new Map<string, Concept[]>();
  let longest = 1;
  for (const concept of concepts) {
    for (const term of concept.terms[language]) {
      // Cut once: a server reads more than forty thousand terms whenever it starts.
      const cut = normalWords(term, normal);
      if (cut.length === 0) continue;
      const key = cut.map((word) => word.normal).join(' ');
      const entries = byKey.get(key);
      const acronym = isAcronym(term);
      if (entries === undefined) byKey.set(key, [{ concept, term, acronym }]);
      else if (!entries.some((entry) => entry.concept === concept)) entries.push({ concept, term, acronym });
      longest = Math.max(longest, cut.length);
      const initials = cut.length > 1 ? initialsOf(cut) : '';
      const namesakes = byInitials.get(initials);
      if (initials.length > 1 && namesakes === undefined) byInitials.set(initials, [concept]);
      else if (namesakes?.includes(concept) === false) namesakes.push(concept);
      if (!acronym) for (const { raw } of cut) words.add(raw.toLowerCase());
    }
  }
  return { byKey, longest, normal, words, byInitials };
}

/** Indexes the lexicon's terms language by language. */
export function indexTerms(concepts: readonly Concept[]): Readonly<Record<LexiconLanguage, TermIndex>> {
  const of = (language: LexiconLanguage) => indexLanguage(concepts, language);
  return { en: of('en'), nl: of('nl'), es: of('es'), fr: of('fr'), de: of('de'), pt: of('pt') };
}
