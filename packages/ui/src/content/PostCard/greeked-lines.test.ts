import { expect, test } from 'vitest';
import { greekedLines } from './greeked-lines.ts';

const measure = { line: 10, lines: 2, character: 1, gap: 1 };

test('words stand beside each other as far as a line goes, then below', () => {
  expect(greekedLines('four five six', measure)).toEqual([
    { line: 0, start: 0, width: 4 },
    { line: 0, start: 5, width: 4 },
    { line: 1, start: 0, width: 3 },
  ]);
});

test('a word is as long as a line at most, and what goes beyond the last line is left out', () => {
  expect(greekedLines('immeasurablylong then more words that follow', measure)).toEqual([
    { line: 0, start: 0, width: 10 },
    { line: 1, start: 0, width: 4 },
    { line: 1, start: 5, width: 4 },
  ]);
  expect(greekedLines(' ', measure)).toEqual([]);
});
