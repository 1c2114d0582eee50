import { expect, test } from 'vitest';
import { closeOpenMarkdown } from './close-open-markdown.ts';
import { createBlockReader } from './read-blocks.ts';

function closed(text: string): string | null {
  const block = createBlockReader()(text).at(-1);
  if (block === undefined) return null;
  return closeOpenMarkdown(block)?.token.raw ?? null;
}

test.each([
  ['A **bold', 'A **bold**'],
  ['A *slant', 'A *slant*'],
  ['A `code', 'A `code`'],
  ['A **bold *and slant', 'A **bold *and slant***'],
  ['Ends in **', 'Ends in '],
  ['5 * 3 is fifteen', '5 * 3 is fifteen'],
  ['A claim [1, ', 'A claim '],
  ['A claim [', 'A claim '],
  ['See [the tri', 'See '],
  ['See [the trial](https://exa', 'See '],
  ['Whole [1].', 'Whole [1].'],
  ['Text\n-', 'Text'],
  ['Text\n==', 'Text'],
])('%j is shown as %j', (text, shown) => {
  expect(closed(text)?.trimEnd()).toBe(shown.trimEnd());
});

test.each(['| a | b |', '| a | b |\n', '| a | b |\n| -'])('the half table %j is held back', (text) => {
  expect(closed(text)).toBeNull();
});

test('a table is shown from its second line on', () => {
  expect(closed('| a | b |\n| - | - |\n| 1')).toContain('| 1');
});

test('an open code block is left alone', () => {
  expect(closed('```\nlet a = **')).toContain('**');
});
