import type { TextField } from '../query.ts';
import { stemWord } from '../text/stem-word.ts';
import { ITEM_BREAK, type ArticleWords } from './article-words.ts';

/** How fast further mentions of a word stop counting. */
export const SATURATION = 1.2;
/** How much the length of an article counts, 0 to 1. */
export const LENGTH_NORMALISATION = 0.75;
/** A phrase whose words only stand apart in an article counts this share of a phrase found whole. */
export const SCATTERED_PHRASE_SHARE = 0.5;
/** Term counts are stored in a byte. */
export const MAX_COUNTED = 255;

/** Fields that rank a question, by weight: one combined field in which a title word counts three times. */
export const FIELD_WEIGHTS: readonly (readonly [TextField, number])[] = [
  ['title', 3],
  ['abstract', 1],
  ['mesh', 1],
  ['keywords', 1],
  ['population', 1],
  ['intervention', 1],
  ['comparison', 1],
  ['outcome', 1],
  ['bottomLine', 1],
];

export const RANKED_FIELDS: readonly TextField[] = FIELD_WEIGHTS.map(([field]) => field);

/** An article as ranking sees it: weighted counts of its stems, and its weighted length. */
export interface StemCounts {
  counts: ReadonlyMap<string, number>;
  length: number;
}

/** Counts the stems of an article; joined forms of hyphenated words count too but add no length. */
export function stemCounts(words: ArticleWords, stem: (word: string) => string = stemWord): StemCounts {
  const counts = new Map<string, number>();
  let length = 0;
  const add = (word: string, weight: number) => {
    const stemmed = stem(word);
    counts.set(stemmed, Math.min(MAX_COUNTED, (counts.get(stemmed) ?? 0) + weight));
  };
  for (const [field, weight] of FIELD_WEIGHTS) {
    for (const word of words[field].words) {
      if (word === ITEM_BREAK) continue;
      length += weight;
      add(word, weight);
    }
    for (const word of words[field].joined) add(word, weight);
  }
  return { counts, length };
}

/** How telling a term is that `matching` of `articles` articles contain. */
export function inverseFrequency(articles: number, matching: number): number {
  return Math.log(1 + (articles - matching + 0.5) / (matching + 0.5));
}

/** How much a term count has to reach to tell half of what it can, for an article of this length in a collection of this average. */
export function lengthNorm(length: number, averageLength: number): number {
  const relativeLength = averageLength === 0 ? 1 : length / averageLength;
  return SATURATION * (1 - LENGTH_NORMALISATION + LENGTH_NORMALISATION * relativeLength);
}

/** BM25's saturated term count, from 0 to 2.2; `norm` is that of {@link lengthNorm}. */
export function termScore(count: number, norm: number): number {
  return (count * (SATURATION + 1)) / (count + norm);
}

/** Sums in another order differ in their last digits; ties must not depend on that. */
export function roundedScore(score: number): number {
  return Math.round(score * 1e6) / 1e6;
}
