import { expect, test } from 'vitest';
import { afterAnswerLine } from './after-answer-line.ts';

const said = 'Yes: fewer admissions, HR 0.74 (DAPA-HF).';
const quotations = ['Admissions were fewer (HR 0.74).', 'Deaths were fewer, P<0.001.'];
const line = {
  text: said,
  citations: [1],
  quoted: quotations.map((text) => ({ text, citation: 1, start: 0, end: text.length })),
};
const rest = '- DAPA-HF gave [1].';
const underTitle = `**Bottom line: favours dapagliflozin**\n\n${quotations[0]} [1]\n\nDeaths were fewer, P\\<0.001. [1, 2]\n\n`;

test.each([
  [`${said}\n\n${rest}`],
  [`**${said}** [1]\n\n${rest}`],
  [`**Yes: fewer admissions**, HR 0.74 [1, 3] (DAPA-HF).\r\n\r\n${rest}`],
  [`${said} [1]\n \n${rest}`],
  [underTitle + rest],
])('the line that opens %j is passed', (markdown) => {
  expect(markdown.slice(afterAnswerLine(markdown, line, true))).toBe(rest);
});

test.each([[`**Yes: fewer admissions**, HR 0.74 [1, 3] (DAPA-HF). [1, 2]\n\n`], [underTitle]])(
  'every beginning of the streamed %j shows nothing of the line',
  (opening) => {
    const markdown = opening + rest;
    for (let length = 0; length <= opening.length; length += 1) {
      const shown = markdown.slice(0, length).slice(afterAnswerLine(markdown.slice(0, length), line, false));
      expect(shown).toBe('');
    }
  },
);

test.each([
  ['Something else.\n\nMore.', line],
  [`${said} And more in the same paragraph.\n\n${rest}`, line],
  [`${said}\nAnd more in the same paragraph.`, line],
  [`Before.\n\n${said}`, line],
  ['**A title of its own**\n\nSomething else.', line],
  ['**All that was written**', line],
  [rest, { text: '', citations: [], quoted: [] }],
  [rest, { text: '** [1]', citations: [], quoted: [] }],
])('nothing of %j is passed', (markdown, of) => {
  expect(afterAnswerLine(markdown, of, true)).toBe(0);
});
