import { beforeEach, expect, test } from 'vitest';
import { account } from '../platform/account/account.store.ts';
import { noteAskedOnSite, written } from './written-question.ts';

beforeEach(() => {
  written.text = '';
});

test('what is asked leaves the box, and an example that is asked leaves what is written', () => {
  written.text = ' Does salt matter? ';
  noteAskedOnSite('An example?');
  expect(written.text).toBe(' Does salt matter? ');
  noteAskedOnSite('Does salt matter?');
  expect(written.text).toBe('');
});

test('what is written stays for its writer, who may sign in meanwhile, and is gone for another user', () => {
  // Nothing but the identifier is read of a profile here.
  const signIn = (id: string | null) => Object.assign(account, { profile: id === null ? null : { id } });
  written.text = 'Does salt matter?';
  signIn('ada');
  signIn(null);
  signIn('ada');
  expect(written.text).toBe('Does salt matter?');
  signIn('ben');
  expect(written.text).toBe('');
  signIn(null);
});
