import { expect, test } from 'vitest';
import { backOff, readRetryAfter, writeRetryAfter } from './retries.ts';

const NOW = Date.UTC(2026, 0, 1);
const read = (value?: string) => readRetryAfter(value, { now: NOW, longest: 900 });

test('a wait doubles up to the longest, and chance makes it shorter by up to half', () => {
  const waits = { first: 2, longest: 10 };
  expect([0, 1, 2, 3, 2_000].map((attempt) => backOff(attempt, waits))).toEqual([2, 4, 8, 10, 10]);
  expect(backOff(3, waits, 1)).toBe(5);
});

test.each([
  ['7', 7],
  [' 1.5 ', 1.5],
  ['0', 0],
  ['99999999999999999999', 900],
  ['Thu, 01 Jan 2026 00:01:00 GMT', 60],
  ['Wed, 31 Dec 2025 23:59:00 GMT', 0],
])('Retry-After %j asks for %d seconds', (value, seconds) => {
  expect(read(value)).toBe(seconds);
});

test.each([undefined, '', 'soon', '-', '1e', 'NaN', '\0'])('Retry-After %j is none', (value) => {
  expect(read(value)).toBeNull();
});

test('a wait is written in whole seconds, and never too short', () => {
  expect(writeRetryAfter(1.2)).toBe('2');
  expect(read(writeRetryAfter(30))).toBe(30);
});
