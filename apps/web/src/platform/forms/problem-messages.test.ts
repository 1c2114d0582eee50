import { expect, test } from 'vitest';
import { fieldOfRefusal } from './problem-messages.ts';

const refused = (code: string) => ({ status: 400, code, message: '' });

test.each([
  ['identity/password-incorrect', { currentPassword: '', password: '' }, 'currentPassword'],
  ['identity/password-common', { currentPassword: '', password: '' }, 'password'],
  ['identity/password-incorrect', { password: '' }, 'password'],
  ['identity/email-in-use', { email: '', password: '' }, 'email'],
  ['identity/email-in-use', { password: '' }, null],
  ['identity/too-many-attempts', { password: '' }, null],
  ['toString', { password: '', toString: '' }, null],
  ['', {}, null],
])('a refusal with %j is said in a form of %j at %j', (code, form, field) => {
  expect(fieldOfRefusal(refused(code), form)).toBe(field);
});
