import { expect, test } from 'vitest';
import { ALERT_FREQUENCIES } from './alert.schema.ts';
import { nextBeat, nextRun } from './alert-beat.ts';

const at = (text: string) => Date.parse(text);
const says = (moment: number) => new Date(moment).toISOString();

test.each([
  ['2026-11-23T10:00:00Z', '2026-11-30T05:00:00.000Z'],
  ['2026-11-29T23:59:59Z', '2026-11-30T05:00:00.000Z'],
  ['2026-11-30T04:59:59Z', '2026-11-30T05:00:00.000Z'],
  ['2026-11-30T05:00:00Z', '2026-12-07T05:00:00.000Z'],
  ['1969-01-01T00:00:00Z', '1969-01-06T05:00:00.000Z'],
])('after %s alerts run on Monday, %s', (now, next) => {
  expect(says(nextBeat(at(now)))).toBe(next);
});

test('an alert that ran late is due on a Monday again, once for all it missed', () => {
  const late = at('2026-12-16T11:00:00Z');
  expect(ALERT_FREQUENCIES.map((frequency) => says(nextRun(late, frequency)))).toEqual([
    '2026-12-21T05:00:00.000Z',
    '2026-12-28T05:00:00.000Z',
    '2027-01-11T05:00:00.000Z',
  ]);
});
