import type { SentenceFeatures } from './direction-features.ts';

/** The directions in the order of the weights. */
export const DIRECTION_CLASSES = ['increased', 'decreased', 'no_clear_difference'] as const;

/** Features are told apart by this many places of a table; their names are not kept. */
export const DIRECTION_BUCKETS = 2 ** 15;

/** A linear model of directions: sentences are weighed by relevance, each tells each direction by the sum of its features. */
export interface DirectionModel {
  relevance: Readonly<Record<string, number>>;
  /** A table of weights for each of `DIRECTION_CLASSES`. */
  classes: readonly Float32Array[];
}

/** The place of a feature in the tables (FNV-1a). */
export function featureBucket(name: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 16_777_619);
  return ((hash >>> 15) ^ hash) & (DIRECTION_BUCKETS - 1);
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!#%&()*+,-./:;<=>?@[]^_{|}';
const ZERO = 44;
const RUN = '~';

/** A table of weights as a text: a letter a weight, runs of zeros as "~" with their length and a full stop. */
export function encodeWeights(weights: ArrayLike<number>, step: number): string {
  let text = '';
  let zeros = 0;
  const flush = () => {
    if (zeros > 3) text += `${RUN}${zeros} `;
    else text += ALPHABET.charAt(ZERO).repeat(zeros);
    zeros = 0;
  };
  for (let at = 0; at < weights.length; at += 1) {
    const level = Math.max(-ZERO, Math.min(ZERO, Math.round((weights[at] ?? 0) / step)));
    if (level === 0) zeros += 1;
    else {
      flush();
      text += ALPHABET.charAt(ZERO + level);
    }
  }
  flush();
  return text;
}

/** The table that {@link encodeWeights} wrote. */
export function decodeWeights(text: string, step: number): Float32Array {
  const weights = new Float32Array(DIRECTION_BUCKETS);
  let place = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === RUN) {
      const end = text.indexOf(' ', at);
      place += Number(text.slice(at + 1, end));
      at = end;
    } else {
      weights[place] = (ALPHABET.indexOf(text.charAt(at)) - ZERO) * step;
      place += 1;
    }
  }
  return weights;
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
