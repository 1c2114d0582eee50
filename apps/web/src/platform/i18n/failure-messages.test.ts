import { CHAT_ERRORS, LIBRARY_ERRORS, REQUEST_ERRORS, SEARCH_ERRORS } from '@footnote/domain';
import { expect, it } from 'vitest';
import { english } from './english-messages.fixtures.ts';
import { failureMessage } from './failure-messages.ts';
import type { Translate } from './translate.ts';

const translated: Translate = () => 'In another language.';

it('says a failure by its code, and what the server said where the code is not known', () => {
  expect(failureMessage(translated, { code: 'internal', message: 'x' })).toBe('In another language.');
  expect(failureMessage(translated, { code: 'toString', message: 'As the server says.' })).toBe('As the server says.');
  expect(failureMessage(translated, { code: '', message: 'As the server says.' })).toBe('As the server says.');
});

it('has words of its own for every code of the chat, the search, the library and of requests', () => {
  const codes = [CHAT_ERRORS, SEARCH_ERRORS, LIBRARY_ERRORS, REQUEST_ERRORS].flatMap((errors) => errors.codes);
  expect(codes.filter((code) => failureMessage(translated, { code, message: '' }) === '')).toEqual([]);
});

it.each([
  ...CHAT_ERRORS.codes.map((code) => CHAT_ERRORS.error(code)),
  ...SEARCH_ERRORS.codes.map((code) => SEARCH_ERRORS.error(code)),
  ...LIBRARY_ERRORS.codes.map((code) => LIBRARY_ERRORS.error(code)),
])('says $code in English as the server does', ({ code, message }) => {
  expect(failureMessage(english, { code, message: '' })).toBe(message);
});

it('says that no answer came, or one without a reason, in the language of the interface', () => {
  expect(failureMessage(english, { status: 0, code: '', message: 'Failed to fetch' })).toBe(
    'The server could not be reached. Try again.',
  );
  expect(failureMessage(english, { status: 1502, code: '', message: 'x' })).toBe('Unexpected API error. HTTP 1502.');
});
