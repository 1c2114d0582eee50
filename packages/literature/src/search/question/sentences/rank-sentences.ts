import type { AbstractSection } from '@footnote/domain';
import { placeSentences, type PlacedSentence } from './place-sentences.ts';
import { compareSentences, type AskedOfSentences, type ComparedSentence } from './sentence-features.ts';
import { CONCLUDES } from './sentence-wordings.ts';
import { SENTENCE_WEIGHTS } from './sentence-weights.ts';

/** A sentence of a study, and how well it answers a question. */
export interface RankedSentence extends PlacedSentence {
  /** How likely it tells what was asked beside the best sentence of its study, which has 1. */
  relevance: number;
  /** Share of the question that it says, 0 to 1. */
  coverage: number;
  /** It names an outcome that was asked for, or the primary one; or none was asked for. */
  namesOutcome: boolean;
  /** It says what follows from the study. */
  concludes: boolean;
}

/** Orders the sentences of an abstract by how well they answer a question, best first. */
export function rankSentences(sections: readonly AbstractSection[], asked: AskedOfSentences): RankedSentence[] {
  const compared = compareSentences(placeSentences(sections), asked);
  const scores = compared.map(({ features }) => sentenceScore(features));
  const best = Math.max(...scores);
  return compared
    .map(({ features: _features, ...sentence }, at) => ({
      ...sentence,
      relevance: Math.exp((scores[at] ?? best) - best),
      concludes: concludes(sentence, at === compared.length - 1),
    }))
    .toSorted((a, b) => b.relevance - a.relevance || a.start - b.start);
}

function concludes({ text, part, section }: Omit<ComparedSentence, 'features'>, isLast: boolean): boolean {
  return part === 'conclusions' || CONCLUDES.test(text) || (isLast && section === '' && part !== 'methods');
}

/** The score that sentences of one study are compared by; any real number. */
export function sentenceScore(features: Readonly<Record<string, number>>): number {
  let sum = 0;
  for (const [name, weight] of Object.entries(SENTENCE_WEIGHTS)) sum += weight * (features[name] ?? 0);
  return sum;
}
