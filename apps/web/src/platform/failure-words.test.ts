import { expect, it } from 'vitest';
import { failureWords } from './failure-words.ts';
import type { FormatWords } from './words.ts';

const translated: FormatWords = () => 'In another language.';

it('says a failure by its code, and what the server said where the code is not known', () => {
  expect(failureWords(translated, { code: 'internal', message: 'x' })).toBe('In another language.');
  expect(failureWords(translated, { code: 'toString', message: 'As the server says.' })).toBe('As the server says.');
  expect(failureWords(translated, { code: '', message: 'As the server says.' })).toBe('As the server says.');
});
