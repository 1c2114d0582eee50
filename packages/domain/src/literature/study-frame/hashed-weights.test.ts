import { expect, test } from 'vitest';
import { decodeWeights, encodeWeights, FEATURE_BUCKETS } from './hashed-weights.ts';

test('a table of weights is read as it was written, from the lowest level to the highest', () => {
  const levels = Float32Array.from({ length: FEATURE_BUCKETS }, (_, bucket) => ((bucket * 37) % 89) - 44);
  expect(decodeWeights(encodeWeights(levels, 1), 1)).toEqual(levels);
});

test('runs of zeros keep their length', () => {
  const sparse = Float32Array.from({ length: FEATURE_BUCKETS }, (_, bucket) => (bucket % 11 === 0 ? 44 : 0));
  expect(decodeWeights(encodeWeights(sparse, 1), 1)).toEqual(sparse);
});

test('what is beyond the levels becomes the furthest one', () => {
  const table = new Float32Array(FEATURE_BUCKETS);
  table.set([100, -100]);
  expect(decodeWeights(encodeWeights(table, 1), 1).slice(0, 3)).toEqual(Float32Array.of(44, -44, 0));
});
