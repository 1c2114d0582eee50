import { expect, test } from 'vitest';
import { randomNumbers } from './random-numbers.ts';

test('the same seed gives the same numbers on every machine, on which figures in the documentation rest', () => {
  const random = randomNumbers(20_261_120);
  expect(Array.from({ length: 4 }, () => Math.floor(random() * 2 ** 32))).toEqual([
    3_824_996_810, 2_461_228_684, 2_706_288_404, 2_927_902_441,
  ]);
  const drawn = Array.from({ length: 10_000 }, random);
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...drawn)).toBeLessThan(1);
  expect(randomNumbers(1)()).not.toBe(randomNumbers(2)());
});
