import { expect, test } from 'vitest';
import { GROWING_TEXTS, superLinear } from '../../../../../tests/support/text-growth.ts';
import { lexMarkdown } from './lexer.ts';

const joined = (text: string) =>
  lexMarkdown(text)
    .map((token) => token.raw)
    .join('');

test.each([
  ['quotes in quotes', '>'.repeat(20_000)],
  ['open emphasis', '*a '.repeat(10_000)],
  ['open brackets', '['.repeat(20_000)],
  ['open links', '[a](b '.repeat(5_000)],
  ['nested lists', Array.from({ length: 200 }, (_none, depth) => `${'  '.repeat(depth)}- a`).join('\n')],
  ['backticks', '`'.repeat(20_001)],
  ['bars', `|${'a|'.repeat(5_000)}\n|${'-|'.repeat(5_000)}`],
  ['control characters', '\u0000\u202E\uFFFF'.repeat(2_000)],
])('%s are read in full', (_name, text) => {
  expect(joined(text)).toHaveLength(text.length);
});

test('a line that begins with a marker is no link definition', () => {
  expect(lexMarkdown('[1]: https://example.org')[0]?.type).toBe('paragraph');
});

test.each(GROWING_TEXTS)('$name take no more than their share where there are more of them', async ({ of }) => {
  expect(await superLinear(lexMarkdown, (length) => of(length * 4))).toBeNull();
});
