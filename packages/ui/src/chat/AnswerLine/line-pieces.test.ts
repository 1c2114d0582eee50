import { expect, test } from 'vitest';
import { sglt2Evidence } from '@footnote/domain/fixtures';
import { linePieces } from './line-pieces.ts';

test('a line falls into words, quotations and computed figures, and loses nothing', () => {
  const pieces = linePieces(sglt2Evidence.answerLine);
  expect(pieces.map(({ kind }) => kind)).toEqual(['words', 'quoted', 'words', 'computed', 'words']);
  expect(pieces.map(({ text }) => text).join('')).toBe(sglt2Evidence.answerLine.text);
  expect(pieces[1]).toMatchObject({ marked: true });
});

test('what does not stand in the line, is empty or overlaps changes no word of it', () => {
  const part = { citation: 1, start: 0, end: 1 };
  const line = {
    text: 'It works in half of them.',
    citations: [1],
    quoted: ['works in half', 'in half of', '', 'elsewhere'].map((text) => ({ ...part, text })),
    computed: ['half'],
  };
  const pieces = linePieces(line);
  expect(pieces.map(({ text }) => text)).toEqual(['It ', 'works in half', ' of them.']);
  expect(pieces[1]).toMatchObject({ kind: 'quoted', marked: false });
});
