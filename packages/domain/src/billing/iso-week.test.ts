import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isoWeek, nextIsoWeek } from './iso-week.ts';

test.each([
  ['2026-11-26T02:43:00Z', '2026-W48', '2026-11-30T00:00:00.000Z'],
  ['2026-11-29T23:59:59.999Z', '2026-W48', '2026-11-30T00:00:00.000Z'],
  ['2026-11-30T00:00:00Z', '2026-W49', '2026-12-07T00:00:00.000Z'],
  ['2027-01-03T12:00:00Z', '2026-W53', '2027-01-04T00:00:00.000Z'],
  ['2024-12-30T00:00:00Z', '2025-W01', '2025-01-06T00:00:00.000Z'],
  ['2021-01-01T00:00:00Z', '2020-W53', '2021-01-04T00:00:00.000Z'],
  ['1970-01-01T00:00:00Z', '1970-W01', '1970-01-05T00:00:00.000Z'],
])('%s is in %s', (moment, week, next) => {
  expect(isoWeek(Date.parse(moment))).toBe(week);
  expect(new Date(nextIsoWeek(Date.parse(moment))).toISOString()).toBe(next);
});

test('a week is over exactly when the next begins, and sorts before it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 7_000_000_000_000 }), (moment) => {
      const next = nextIsoWeek(moment);
      expect(isoWeek(next - 1)).toBe(isoWeek(moment));
      expect(isoWeek(next) > isoWeek(moment)).toBe(true);
    }),
  );
});
