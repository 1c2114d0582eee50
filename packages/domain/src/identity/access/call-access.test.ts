import { expect, test } from 'vitest';
import { refuseCall } from './call-access.ts';

const visitor = { signedIn: false, superAdmin: false, sessionEnded: false };
const account = { ...visitor, signedIn: true };
const superAdmin = { ...account, superAdmin: true };
const ended = { ...visitor, sessionEnded: true };

test('a call for accounts asks a visitor to sign in', () => {
  expect(refuseCall('signedIn', visitor)).toBe('identity/signed-out');
  expect(refuseCall('signedIn', account)).toBeNull();
});

test('a call for super admins refuses everybody else', () => {
  expect(refuseCall('superAdmin', visitor)).toBe('identity/signed-out');
  expect(refuseCall('superAdmin', account)).toBe('identity/forbidden');
  expect(refuseCall('superAdmin', superAdmin)).toBeNull();
});

test('a chat serves visitors and accounts, and nobody whose session ended', () => {
  expect(refuseCall('owner', ended)).toBe('identity/signed-out');
  for (const caller of [visitor, account]) expect(refuseCall('owner', caller)).toBeNull();
});

test('a session that ended keeps nobody from what everybody may see, nor from signing in', () => {
  expect(refuseCall('anyone', ended)).toBeNull();
});
