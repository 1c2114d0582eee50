import { expect, test } from 'vitest';
import { afterAnswerLine } from './after-answer-line.ts';

const line = 'Yes: fewer admissions, HR 0.74 (DAPA-HF).';
const rest = '- DAPA-HF gave [1].';

test.each([
  [`${line}\n\n${rest}`],
  [`**${line}** [1]\n\n${rest}`],
  [`**Yes: fewer admissions**, HR 0.74 [1, 3] (DAPA-HF).\r\n\r\n${rest}`],
  [`${line} [1]\n \n${rest}`],
])('the line that opens %j is passed', (markdown) => {
  expect(markdown.slice(afterAnswerLine(markdown, line))).toBe(rest);
});

test('every beginning of a streamed answer shows nothing of the line', () => {
  const markdown = `**Yes: fewer admissions**, HR 0.74 [1, 3] (DAPA-HF). [1, 2]\n\n${rest}`;
  const begins = markdown.indexOf(rest);
  for (let length = 0; length <= begins; length += 1) {
    expect(afterAnswerLine(markdown.slice(0, length), line)).toBe(length);
  }
});

test.each([
  ['Something else.\n\nMore.', line],
  [`${line} And more in the same paragraph.\n\n${rest}`, line],
  [`${line}\nAnd more in the same paragraph.`, line],
  [`Before. ${line}`, line],
  [rest, ''],
  [rest, '** [1]'],
])('nothing of %j is passed', (markdown, said) => {
  expect(afterAnswerLine(markdown, said)).toBe(0);
});

test('takes time that grows with the text, whatever it says', () => {
  const hostile = '[1 '.repeat(20_000);
  expect(afterAnswerLine(hostile, `${'* '.repeat(2_000)}Yes`)).toBe(0);
  expect(afterAnswerLine(`Y${' '.repeat(100_000)}es`, 'Yes')).toBe(100_003);
});
