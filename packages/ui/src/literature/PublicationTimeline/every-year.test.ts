import { expect, test } from 'vitest';
import { everyYear } from './every-year.ts';

test('fills the years in which nothing was published', () => {
  expect(
    everyYear([
      { year: 2022, count: 3 },
      { year: 2020, count: 1 },
    ]),
  ).toEqual([
    { year: 2020, count: 1 },
    { year: 2021, count: 0 },
    { year: 2022, count: 3 },
  ]);
});

test('adds what is counted twice', () => {
  expect(
    everyYear([
      { year: 2020, count: 1 },
      { year: 2020, count: 2 },
    ]),
  ).toEqual([{ year: 2020, count: 3 }]);
});

test.each([
  ['nothing', []],
  ['no year', [{ year: Number.NaN, count: 1 }]],
  ['a year that would fill the screen with empty ones', [{ year: 20, count: 1 }]],
  ['a count below none', [{ year: 2020, count: -1 }]],
  ['an endless count', [{ year: 2020, count: Number.POSITIVE_INFINITY }]],
])('leaves out %s', (_name, counts) => {
  expect(everyYear(counts)).toEqual([]);
});
