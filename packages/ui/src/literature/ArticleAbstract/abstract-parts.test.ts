import { expect, test } from 'vitest';
import { abstractParts } from './abstract-parts.ts';

const text = 'BACKGROUND: Why.\nRESULTS: It fell. It rose.';

test('a text without content has no parts', () => {
  expect(abstractParts('')).toEqual([]);
  expect(abstractParts('\n \n')).toEqual([]);
});

test('a range outside the text marks nothing', () => {
  const marked = (start: number, end: number) => abstractParts(text, { start, end }).flatMap((part) => part.pieces);
  for (const [start, end] of [
    [900, 950],
    [-5, -1],
    [10, 3],
  ] as const) {
    expect(marked(start, end).some((piece) => piece.marked)).toBe(false);
  }
});

test('labels stand apart and the pieces of a section are its text', () => {
  const parts = abstractParts(text);
  expect(parts.map((part) => part.label)).toEqual(['BACKGROUND', 'RESULTS']);
  expect(parts.map((part) => part.pieces.map((piece) => piece.text).join(''))).toEqual(['Why.', 'It fell. It rose.']);
});

test('a highlight counts in units of the whole text', () => {
  const start = text.indexOf('It rose.');
  const marked = abstractParts(text, { start, end: text.length }).flatMap((part) =>
    part.pieces.filter((piece) => piece.marked),
  );
  expect(marked).toEqual([{ start, text: 'It rose.', marked: true }]);
});
