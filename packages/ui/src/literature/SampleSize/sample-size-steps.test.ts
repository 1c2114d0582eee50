import { expect, test } from 'vitest';
import { sampleSizeSteps } from './sample-size-steps.ts';

test.each([
  [Number.NaN, 0],
  [-3, 0],
  [0, 0],
  [1, 1],
  [999, 1],
  [1000, 2],
  [9999, 2],
  [10_000, 3],
  [100_000, 4],
  [1_000_000, 5],
  [1e12, 5],
])('%d people fill %d steps', (size, steps) => {
  expect(sampleSizeSteps(size)).toBe(steps);
});
