import { featureBucket } from '@footnote/domain';

/** What a sentence of an abstract is there for, in the order of the weights. */
export const SENTENCE_PARTS = ['background', 'aim', 'methods', 'results', 'conclusions'] as const;
export type SentencePart = (typeof SENTENCE_PARTS)[number];

/** A linear chain over the sentences of an abstract: a table of weights for each part, and one weight for each part after each other. */
export interface SentencePartModel {
  /** By part, then by feature bucket. */
  emissions: readonly Float32Array[];
  /** `transitions[from][to]`; the last row is for the first sentence. */
  transitions: readonly ArrayLike<number>[];
}

const MOST_WORDS = 60;
const DECILES = 10;
const NEAR_AN_END = 3;
const OPENING_WORDS = 4;

/** The feature buckets of each sentence of an abstract, in order. */
export function sentencePartFeatures(sentences: readonly string[]): number[][] {
  return sentences.map((text, at) => featuresOf(text, at, sentences.length).map(featureBucket));
}

function featuresOf(text: string, at: number, count: number): string[] {
  const words = (text.toLowerCase().match(/[a-z]+|\d+|[%=<>±]/g) ?? [])
    .map((word) => (/\d/.test(word) ? '0' : word))
    .slice(0, MOST_WORDS);
  const names = new Set<string>(['always']);
  for (const [place, word] of words.entries()) {
    names.add(`w ${word}`);
    names.add(`b ${word} ${words[place + 1] ?? ''}`);
    if (place < OPENING_WORDS) names.add(`o ${word}`);
  }
  names.add(`opens ${words.slice(0, 2).join(' ')}`);
  names.add(`opens ${words.slice(0, 3).join(' ')}`);
  const decile = count < 2 ? 0 : Math.round((at / (count - 1)) * DECILES);
  names.add(`decile ${decile}`);
  if (at < NEAR_AN_END) names.add(`start ${at}`);
  if (count - at <= NEAR_AN_END) names.add(`end ${count - at}`);
  const numbers = words.filter((word) => word === '0').length;
  names.add(`numbers ${Math.min(numbers, 6)}`);
  names.add(`numbers ${Math.min(numbers, 6)} decile ${decile}`);
  return [...names];
}

/** The likeliest parts of the sentences of an abstract, as places in `SENTENCE_PARTS`, given that they follow one another (Viterbi). */
export function likeliestPath(
  features: readonly (readonly number[])[],
  { emissions, transitions }: SentencePartModel,
): number[] {
  const parts = SENTENCE_PARTS.map((_, part) => part);
  const emitted = features.map((buckets) =>
    parts.map((part) => buckets.reduce((sum, bucket) => sum + (emissions[part]?.[bucket] ?? 0), 0)),
  );
  if (emitted.length === 0) return [];
  const before: number[][] = [];
  let scores = parts.map((part) => (emitted[0]?.[part] ?? 0) + (transitions[parts.length]?.[part] ?? 0));
  for (const sentence of emitted.slice(1)) {
    const from = parts.map((part) => {
      const reached = parts.map((earlier) => (scores[earlier] ?? 0) + (transitions[earlier]?.[part] ?? 0));
      const best = Math.max(...reached);
      return { earlier: reached.indexOf(best), score: best + (sentence[part] ?? 0) };
    });
    before.push(from.map(({ earlier }) => earlier));
    scores = from.map(({ score }) => score);
  }
  const path = [scores.indexOf(Math.max(...scores))];
  for (const earlier of before.toReversed()) path.unshift(earlier[path[0] ?? 0] ?? 0);
  return path;
}
