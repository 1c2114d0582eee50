import type { AbstractSection } from '@footnote/domain';
import { boostedProbability } from '../frame/directness/boosted-trees.ts';
import { isAboutPublication } from './about-publication.ts';
import { placeSentences, type PlacedSentence } from './place-sentences.ts';
import { compareSentences, type AskedOfSentences, type ComparedSentence } from './sentence-features.ts';
import type { HalfKind } from './question-halves.ts';
import { RESULT_TREES } from './sentence-trees.ts';
import { HEADLINE_WEIGHTS, RESULT_WEIGHTS } from './sentence-weights.ts';

/** A sentence of a study, and how well it answers a question. */
export interface RankedSentence extends PlacedSentence {
  /** How likely it tells what was asked beside the best sentence of its study, which has 1. */
  relevance: number;
  /** How likely it says what follows from the study for the question beside the sentence that says it best, which has 1. */
  summary: number;
  /** Share of the question that it says, 0 to 1. */
  coverage: number;
  /** It names an outcome that was asked for, or the primary one; or none was asked for. */
  namesOutcome: boolean;
  /** The outcomes asked for that it names, as the question's frame calls them. */
  outcomes: readonly string[];
  /** Which parts of a question that asks several things it tells, as positions among them. */
  halves: readonly number[];
  /** Which kinds of answers that parts of the question ask for it gives. */
  kinds: readonly HalfKind[];
}

/**
 * Orders the sentences of an abstract by how well they answer a question, best first; what tells of its registration and payment
 * alone is left out. `title` is that of the article, where it is known.
 */
export function rankSentences(
  sections: readonly AbstractSection[],
  asked: AskedOfSentences,
  title = '',
): RankedSentence[] {
  const placed = placeSentences(sections).filter((one) => !isAboutPublication(one, asked.asked.question));
  const compared = compareSentences(placed, asked, title);
  const relevance = likelihoods(
    compared.map((one) => linearScore(one, RESULT_WEIGHTS) + Math.log(boostedProbability(RESULT_TREES, one.features))),
  );
  const summary = likelihoods(compared.map((one) => linearScore(one, HEADLINE_WEIGHTS)));
  return compared
    .map(({ features: _features, ruled: _ruled, ...sentence }, at) => ({
      ...sentence,
      relevance: relevance[at] ?? 0,
      summary: summary[at] ?? 0,
    }))
    .toSorted((a, b) => b.relevance - a.relevance || a.start - b.start);
}

function linearScore({ features, ruled }: ComparedSentence, weights: Readonly<Record<string, number>>): number {
  return Object.entries(weights).reduce((sum, [name, weight]) => sum + weight * (features[name] ?? 0), ruled);
}

/** How likely each sentence of a study is the one looked for beside the likeliest, which has 1. */
function likelihoods(scores: readonly number[]): number[] {
  const best = Math.max(...scores);
  return scores.map((score) => Math.exp(score - best));
}
