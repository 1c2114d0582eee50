import { REVIEW_LIMITS } from '../review-limits.ts';

/** Words and pairs of words fall into so many places by their digests, so that a vocabulary need not be kept. */
export const FEATURE_PLACES = 2 ** 20;

/** The features of a text: places in ascending order, and how much each weighs; the squares of the weights sum to 1. */
export interface FeatureVector {
  places: Int32Array;
  weights: Float32Array;
}

const WORD = /[\p{L}\p{N}]{2,}/gu;

/** Weighs words and pairs of adjacent words of texts by TF-IDF, with the logarithm of how often each stands in its text. */
export function textFeatures(texts: readonly string[]): FeatureVector[] {
  const vectors = texts.map(countedFeatures);
  const texted = new Uint32Array(FEATURE_PLACES);
  for (const { places } of vectors) for (const place of places) texted[place] = (texted[place] ?? 0) + 1;
  for (const vector of vectors) weigh(vector, texted, texts.length);
  return vectors;
}

function countedFeatures(text: string): FeatureVector {
  const words = text.slice(0, REVIEW_LIMITS.textCharacters).toLowerCase().match(WORD) ?? [];
  const digests = words.map(digestOf);
  const found = new Int32Array(Math.max(0, words.length * 2 - 1));
  for (const [at, digest] of digests.entries()) {
    found[at] = placeOf(digest);
    const next = digests[at + 1];
    if (next !== undefined) found[words.length + at] = placeOf(Math.imul(digest, 31) ^ next);
  }
  found.sort();
  return runsOf(found);
}

/** Each place once, with how often it was found. */
function runsOf(found: Int32Array): FeatureVector {
  const places = new Int32Array(found.length);
  const weights = new Float32Array(found.length);
  let last = -1;
  for (const place of found) {
    if (last < 0 || places[last] !== place) {
      last += 1;
      places[last] = place;
    }
    weights[last] = (weights[last] ?? 0) + 1;
  }
  return { places: places.slice(0, last + 1), weights: weights.slice(0, last + 1) };
}

function weigh({ places, weights }: FeatureVector, texted: Uint32Array, texts: number): void {
  let squares = 0;
  for (const [at, place] of places.entries()) {
    const rarity = Math.log((1 + texts) / (1 + (texted[place] ?? 0))) + 1;
    const weight = (1 + Math.log(weights[at] ?? 1)) * rarity;
    weights[at] = weight;
    squares += weight * weight;
  }
  const length = Math.sqrt(squares);
  if (length > 0) for (const at of weights.keys()) weights[at] = (weights[at] ?? 0) / length;
}

/** FNV-1a over the UTF-16 units of a word. */
function digestOf(word: string): number {
  let digest = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1) digest = Math.imul(digest ^ word.charCodeAt(at), 0x01000193);
  return digest;
}

/** The lower bits of the digest alone are alike for words that end alike. */
function placeOf(digest: number): number {
  const mixed = Math.imul(digest ^ (digest >>> 16), 0x85ebca6b);
  return ((mixed ^ (mixed >>> 13)) >>> 0) % FEATURE_PLACES;
}
