import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox-of.ts';

it.each([
  ['ada@example.org', 'ada@example.org'],
  [' Ada@Example.org ', 'ada@example.org'],
  ['ada+work@example.org', 'ada@example.org'],
  ['ada+a+b@example.org', 'ada@example.org'],
  ['a.da@example.org', 'a.da@example.org'],
  ['a.d.a+x@gmail.com', 'ada@gmail.com'],
  ['ada@googlemail.com', 'ada@gmail.com'],
  ['"a@b"@example.org', '"a@b"@example.org'],
  ['nobody', '@nobody'],
  ['', '@'],
])('the mailbox of %j is %j', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
