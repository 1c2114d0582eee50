import type { InterfaceLanguage } from '@footnote/domain';
import { foldWord } from '../../text/fold-word.ts';
import type { Concept } from './lexicon-concepts.ts';
import type { QuestionKnowledge } from '../question-knowledge.ts';

const SHORTEST_PART = 4;
const LINKS = ['', 's', 'n', 'en', 'es', '-'];

/**
 * Takes a German or Dutch compound apart into the concepts it names ("Schlaganfallprophylaxe"); what is left over must
 * be a concept too or a word without topic. Undefined for other languages and for words that cannot be taken apart.
 */
export function splitCompound(
  word: string,
  language: InterfaceLanguage,
  knowledge: QuestionKnowledge,
): Concept[] | undefined {
  if (language !== 'de' && language !== 'nl') return undefined;
  const folded = foldWord(word);
  return folded.length < SHORTEST_PART * 2 ? undefined : split(folded, language, knowledge);
}

function split(word: string, language: 'de' | 'nl', knowledge: QuestionKnowledge): Concept[] | undefined {
  for (let cut = word.length - SHORTEST_PART; cut >= SHORTEST_PART; cut -= 1) {
    const head = conceptOf(word.slice(0, cut), language, knowledge);
    if (head === undefined) continue;
    const rest = word.slice(cut);
    for (const link of LINKS) {
      if (!rest.startsWith(link)) continue;
      const tail = rest.slice(link.length);
      if (tail.length < SHORTEST_PART) continue;
      const concept = conceptOf(tail, language, knowledge);
      if (concept !== undefined) return [head, concept];
      if (knowledge.isEveryday(tail, language)) return [head];
    }
  }
  return undefined;
}

function conceptOf(word: string, language: 'de' | 'nl', knowledge: QuestionKnowledge): Concept | undefined {
  const index = knowledge.terms[language];
  return index.byKey.get(index.normal(word))?.find((entry) => !entry.acronym)?.concept;
}
