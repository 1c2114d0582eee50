import { expect, test } from 'vitest';
import { arrangeCitations } from './arrange-citations.ts';
import { isAnswerToken, lexMarkdown } from './lexer.ts';

/** The spans of a one-line text, citations as {word}. */
function arranged(markdown: string): string[] {
  const [paragraph] = lexMarkdown(markdown);
  const tokens = paragraph !== undefined && 'tokens' in paragraph ? (paragraph.tokens ?? []) : [];
  return arrangeCitations(tokens.filter(isAnswerToken)).map((span) =>
    span.type === 'cited'
      ? `{${span.word}|${span.citation.numbers.join()}}`
      : span.raw === undefined
        ? ''
        : textOf(span),
  );
}

const textOf = (span: { raw: string; text?: string }) => span.text ?? span.raw;

test.each([
  ['[1]', ['{|1}']],
  ['[1].', ['{.|1}', '']],
  ['A claim [1].', ['A ', '{claim.|1}', '']],
  ['A claim [1], and more [2, 3].', ['A ', '{claim,|1}', ' and ', '{more.|2,3}', '']],
  ['A claim [1]; more', ['A ', '{claim|1}', '; more']],
  ['Two [1] [2] here', ['', '{Two|1}', '', '{|2}', ' here']],
  ['**Bold** [1].', ['Bold', '', '{.|1}', '']],
  ['Averyveryveryverylongcompoundword [1]', ['Averyveryveryverylongcompoundword', '{|1}']],
])('%j is set as %j', (markdown, spans) => {
  expect(arranged(markdown)).toEqual(spans);
});
