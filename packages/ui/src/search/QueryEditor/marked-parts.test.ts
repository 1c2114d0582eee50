import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { markedParts, placeOf, type QueryIssue } from './marked-parts.ts';

const issue = (severity: QueryIssue['severity'], start: number, end: number): QueryIssue => ({
  severity,
  start,
  end,
  message: '',
});
const seen = (query: string, issues: readonly QueryIssue[]) =>
  markedParts(query, issues).map(({ text, kind, issue: wrong }) => [text, kind, wrong]);

test('marks what is wrong over the syntax', () => {
  expect(seen('salt[ti] AND', [issue('error', 9, 12)])).toEqual([
    ['salt', 'term', null],
    ['[ti]', 'field', null],
    [' ', 'space', null],
    ['AND', 'operator', 'error'],
  ]);
});

test('puts what is missing under the letter before it', () => {
  expect(seen('salt', [issue('error', 4, 4)])).toEqual([
    ['sal', 'term', null],
    ['t', 'term', 'error'],
  ]);
});

test('lets the graver of two issues count', () => {
  expect(seen('"ab"', [issue('warning', 0, 4), issue('error', 1, 2)])).toEqual([
    ['"', 'phrase', 'warning'],
    ['a', 'phrase', 'error'],
    ['b"', 'phrase', 'warning'],
  ]);
});

test('keeps every letter wherever issues are said to be', () => {
  const place = fc.oneof(fc.integer({ min: -5, max: 40 }), fc.constant(Number.NaN), fc.double());
  fc.assert(
    fc.property(fc.string(), fc.array(fc.tuple(place, place)), (query, places) => {
      const parts = markedParts(
        query,
        places.map(([start, end]) => issue('error', start, end)),
      );
      expect(parts.map(({ text }) => text).join('')).toBe(query);
    }),
  );
});

test.each([
  [0, 1, 1],
  [4, 2, 2],
  [99, 2, 5],
  [-3, 1, 1],
])('position %d is line %d, character %d', (position, line, character) => {
  expect(placeOf('ab\ncdef', position)).toEqual({ line, character });
});
