import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { yearOf } from './publication-year.ts';

it('gives the year the calendar gives', () => {
  const first = Date.parse('0000-01-01') / 86_400_000;
  const last = Date.parse('9999-12-31') / 86_400_000;
  expect([yearOf(first), yearOf(0), yearOf(-1), yearOf(last)]).toEqual([0, 1970, 1969, 9999]);
  fc.assert(
    fc.property(fc.integer({ min: first, max: last }), (day) => {
      expect(yearOf(day)).toBe(new Date(day * 86_400_000).getUTCFullYear());
    }),
  );
});
