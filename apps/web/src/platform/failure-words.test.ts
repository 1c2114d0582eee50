import { expect, it } from 'vitest';
import { failureWords } from './failure-words.ts';
import type { FormatWords } from './words.ts';

const inCapitals: FormatWords = ({ defaultMessage }) => String(defaultMessage).toUpperCase();

it('says a failure by its code, and what the server said where the code is not known', () => {
  expect(failureWords(inCapitals, { code: 'internal', message: 'x' })).toBe('SOMETHING WENT WRONG ON THE SERVER.');
  expect(failureWords(inCapitals, { code: 'toString', message: 'As the server says.' })).toBe('As the server says.');
  expect(failureWords(inCapitals, { code: '', message: 'As the server says.' })).toBe('As the server says.');
});
