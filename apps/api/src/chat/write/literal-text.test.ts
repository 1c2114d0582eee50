import { expect, test } from 'vitest';
import { literalText } from './literal-text.ts';

test.each([
  ['https://registry.example/x', String.raw`https\://registry.example/x`],
  ['www.registry.example', String.raw`www\.registry.example`],
  ['trials@registry.example', String.raw`trials\@registry.example`],
])('makes no link of what a source printed: %s', (text, literal) => {
  expect(literalText(text)).toBe(literal);
});
