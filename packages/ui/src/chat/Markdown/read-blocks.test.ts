import { answerMarkdown } from '@footnote/domain/fixtures';
import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { createBlockReader, markerOffsets } from './read-blocks.ts';

test('an empty text has no blocks', () => {
  expect(createBlockReader()('')).toEqual([]);
  expect(createBlockReader()('\n\n')).toEqual([]);
});

test('offsets and markers lie where they say', () => {
  for (const block of createBlockReader()(answerMarkdown)) {
    expect(answerMarkdown.slice(block.offset, block.offset + block.raw.length)).toBe(block.raw);
    for (const at of block.markers) expect(answerMarkdown.slice(at)).toMatch(/^\[\d/);
  }
});

test('markers in code are not markers', () => {
  expect(markerOffsets('a `[1]` b [2]', 10)).toEqual([20]);
  expect(markerOffsets('```\n[1]\n```', 0)).toEqual([]);
});

test('a text that grows keeps the identity of all blocks but the last', () => {
  const read = createBlockReader();
  const before = read('One.\n\nTwo.\n\nThr');
  const after = read('One.\n\nTwo.\n\nThree [1].\n\n- a');
  expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
  expect(after[0]).toBe(before[0]);
  expect(after[1]).toBe(before[1]);
  expect(after.map((block) => block.raw.trim())).toEqual(['One.', 'Two.', 'Three [1].', '- a']);
});

test('a text that is replaced is read anew', () => {
  const read = createBlockReader();
  read('One.\n\nTwo.');
  expect(read('Other.').map((block) => block.raw)).toEqual(['Other.']);
});

const piece = constantFrom(
  'word ',
  '\n\n',
  '\n',
  '- item',
  '1. one',
  '| a | b |',
  '| - | - |',
  '**',
  '`',
  '```',
  '> ',
  '# ',
  '[1]',
);

test('read in pieces, a text has the same blocks as read at once', () => {
  assert(
    property(array(piece, { maxLength: 24 }), (pieces) => {
      const read = createBlockReader();
      let text = '';
      let grown = read(text);
      for (const next of pieces) {
        text += next;
        grown = read(text);
      }
      const shape = (blocks: typeof grown) => blocks.map(({ raw, offset, markers }) => ({ raw, offset, markers }));
      expect(shape(grown)).toEqual(shape(createBlockReader()(text)));
    }),
    { numRuns: 500 },
  );
});
