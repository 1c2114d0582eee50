import { featureBucket } from '../hashed-weights.ts';
import type { SentenceFeatures } from './direction-features.ts';

/** The directions in the order of the weights. */
export const DIRECTION_CLASSES = ['increased', 'decreased', 'no_clear_difference'] as const;

/** A linear model of directions: sentences are weighed by relevance, each tells each direction by the sum of its features. */
export interface DirectionModel {
  relevance: Readonly<Record<string, number>>;
  /** A table of weights for each of `DIRECTION_CLASSES`. */
  classes: readonly Float32Array[];
}

function shares(scores: readonly number[]): number[] {
  const highest = Math.max(...scores);
  const exponents = scores.map((score) => Math.exp(score - highest));
  const sum = exponents.reduce((total, one) => total + one, 0);
  return exponents.map((one) => one / sum);
}

/** What sentences tell together: the probability of each direction, and how much each sentence counts. */
export interface DirectionShares {
  directions: readonly number[];
  sentences: readonly number[];
  /** The directions by each sentence alone. */
  bySentence: readonly (readonly number[])[];
}

/** Asks a model for the direction that sentences tell. */
export function directionShares(model: DirectionModel, candidates: readonly SentenceFeatures[]): DirectionShares {
  const sentences = shares(
    candidates.map(({ relevance }) => {
      let score = 0;
      for (const [name, value] of relevance) score += (model.relevance[name] ?? 0) * value;
      return score;
    }),
  );
  const bySentence = candidates.map(({ direction, allowed }) => {
    const scores = [0, 0, 0];
    for (const [name, value] of direction) {
      const bucket = featureBucket(name);
      for (let index = 0; index < scores.length; index += 1)
        scores[index] = (scores[index] ?? 0) + (model.classes[index]?.[bucket] ?? 0) * value;
    }
    return shares(scores.map((score, index) => score + Math.log(allowed[index] ?? 1)));
  });
  const directions = DIRECTION_CLASSES.map((_, index) =>
    bySentence.reduce((total, one, at) => total + (sentences[at] ?? 0) * (one[index] ?? 0), 0),
  );
  return { directions, sentences, bySentence };
}
