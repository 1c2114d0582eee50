import type { PicoRange } from '@footnote/domain';
import { expect, test } from 'vitest';
import { abstractParts } from './abstract-parts.ts';

const text = 'BACKGROUND: Why.\nRESULTS: It fell. It rose.';
const piecesOf = (marks: readonly PicoRange[], highlight?: { start: number; end: number }) =>
  abstractParts(text, { marks, highlight }).flatMap((part) => part.pieces);
const range = (kind: PicoRange['kind'], words: string): PicoRange => {
  const start = text.indexOf(words);
  return { kind, start, end: start + words.length };
};

test('a text without content has no parts', () => {
  expect(abstractParts('')).toEqual([]);
  expect(abstractParts('\n \n')).toEqual([]);
});

test('a range outside the text marks nothing', () => {
  for (const [start, end] of [
    [900, 950],
    [-5, -1],
    [10, 3],
  ] as const) {
    const pieces = piecesOf([{ kind: 'outcome', start, end }], { start, end });
    expect(pieces.some((piece) => piece.marked || piece.kind !== null)).toBe(false);
  }
});

test('labels stand apart and the pieces of a section are its text', () => {
  const parts = abstractParts(text);
  expect(parts.map((part) => part.label)).toEqual(['BACKGROUND', 'RESULTS']);
  expect(parts.map((part) => part.pieces.map((piece) => piece.text).join(''))).toEqual(['Why.', 'It fell. It rose.']);
});

test('a highlight counts in units of the whole text', () => {
  const start = text.indexOf('It rose.');
  const marked = piecesOf([], { start, end: text.length }).filter((piece) => piece.marked);
  expect(marked).toEqual([{ start, text: 'It rose.', marked: true, kind: null, opens: false }]);
});

test('a short mark is seen inside a long one, which goes on after it without a second name', () => {
  const pieces = piecesOf([range('bottomLine', 'It fell. It rose.'), range('outcome', 'fell')]);
  expect(pieces.slice(1).map(({ text: words, kind, opens }) => [words, kind, opens])).toEqual([
    ['It ', 'bottomLine', true],
    ['fell', 'outcome', true],
    ['. It rose.', 'bottomLine', false],
  ]);
});

test('marks that overlap in part both stay visible', () => {
  const pieces = piecesOf([range('outcome', 'fell. It'), range('comparison', 'It rose')]);
  expect(pieces.slice(1).map(({ text: words, kind }) => [words, kind])).toEqual([
    ['It ', null],
    ['fell. ', 'outcome'],
    ['It rose', 'comparison'],
    ['.', null],
  ]);
});

test('a highlight and a mark can stand over the same words', () => {
  const pieces = piecesOf([range('outcome', 'fell')], range('outcome', 'It fell.'));
  expect(pieces.filter(({ marked }) => marked).map(({ text: words, kind }) => [words, kind])).toEqual([
    ['It ', null],
    ['fell', 'outcome'],
    ['.', null],
  ]);
});
