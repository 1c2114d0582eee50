import { learn, newSeparator, separationOf } from './linear-svm.ts';
import { textFeatures, type FeatureVector } from './text-features.ts';

/** Ranks the records of a review by what was decided so far. */
export interface RecordRanking {
  /**
   * How probably relevant each record is, by its place in the list it was begun with: the higher, the more, and of no
   * other meaning. Null until there is something to learn from.
   */
  scores(decided: ReadonlyMap<number, boolean>): Float64Array | null;
}

/**
 * Begins to rank records by their titles and abstracts. Until both a relevant and an irrelevant one are known, those come
 * first that are most like `wanted`, the question of the review.
 */
export function rankRecords(texts: readonly string[], wanted = ''): RecordRanking {
  const vectors = textFeatures([...texts, wanted]);
  const question = vectors.pop();
  let learnt = new Map<number, boolean>();
  let separator = newSeparator();
  return {
    scores(decided) {
      const labelled = [...decided].flatMap(([at, relevant]) => {
        const vector = vectors[at];
        return vector === undefined ? [] : [{ vector, relevant }];
      });
      const relevant = labelled.filter((one) => one.relevant).length;
      if (relevant > 0 && relevant < labelled.length) {
        if ([...learnt].some(([at, was]) => decided.get(at) !== was)) separator = newSeparator();
        learn(separator, labelled);
        learnt = new Map(decided);
        return Float64Array.from(vectors, (vector) => separationOf(separator, vector));
      }
      if (question === undefined || question.places.length === 0) return null;
      return Float64Array.from(vectors, (vector) => likeness(vector, question));
    },
  };
}

/** The cosine of two vectors. */
function likeness(one: FeatureVector, other: FeatureVector): number {
  let [at, beside, sum] = [0, 0, 0];
  while (at < one.places.length && beside < other.places.length) {
    const difference = (one.places[at] ?? 0) - (other.places[beside] ?? 0);
    if (difference === 0) sum += (one.weights[at] ?? 0) * (other.weights[beside] ?? 0);
    if (difference <= 0) at += 1;
    if (difference >= 0) beside += 1;
  }
  return sum;
}
