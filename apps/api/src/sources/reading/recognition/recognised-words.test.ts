import { expect, it } from 'vitest';
import { readWords, wordFragments } from './recognised-words.ts';

const row = (left: number, confidence: number, text: string) =>
  `5\t1\t1\t1\t1\t1\t${left}\t40\t80\t20\t${confidence}\t${text}`;

it('takes the words of a table, and leaves out stains', () => {
  const table = [
    '1\t1\t0\t0\t0\t0\t0\t0\t900\t900\t-1\t',
    row(10, 96, 'Zinc'),
    row(100, 12, '~|'),
    row(100, 91, ' '),
  ].join('\n');
  expect(readWords(table)).toEqual([{ text: 'Zinc', left: 10, top: 40, right: 90, bottom: 60, confidence: 96 }]);
});

it('reads nothing out of what is no table', () => {
  expect(readWords('')).toEqual([]);
  expect(readWords('5\t\t\n5\tx\t\u0000')).toEqual([]);
});

it('puts words on the page, a space between those of a line', () => {
  const words = readWords([row(10, 96, 'Zinc'), row(95, 96, 'works')].join('\n'));
  const [line] = wordFragments(words, 2);
  expect(line).toMatchObject({ text: 'Zinc works', left: 5, top: 20, right: 87.5, bottom: 30 });
});
