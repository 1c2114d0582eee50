import { expect, test } from 'vitest';
import { refuseCall } from './call-access.ts';

const visitor = { signedIn: false, superAdmin: false, sessionEnded: false };
const account = { ...visitor, signedIn: true };
const ended = { ...visitor, sessionEnded: true };

test('a call for accounts asks a visitor to sign in', () => {
  expect(refuseCall('get /api/users/me', visitor)).toBe('identity/signed-out');
  expect(refuseCall('get /api/users/me', account)).toBeNull();
  expect(refuseCall('get /api/users/location', visitor)).toBeNull();
});

test('a call nobody wrote down is for super admins only', () => {
  expect(refuseCall('get /api/new', visitor)).toBe('identity/signed-out');
  expect(refuseCall('get /api/new', account)).toBe('identity/forbidden');
  expect(refuseCall('get /api/new', { ...account, superAdmin: true })).toBeNull();
});

test('a chat serves visitors and accounts, and nobody whose session ended', () => {
  expect(
    ['post /api/chat/query', 'delete /api/chat/sessions/:sessionId'].map((call) => refuseCall(call, ended)),
  ).toEqual(['identity/signed-out', 'identity/signed-out']);
  for (const standing of [visitor, account]) expect(refuseCall('post /api/chat/query', standing)).toBeNull();
});

test('a session that ended keeps nobody from what everybody may see, nor from signing in', () => {
  for (const call of ['post /api/auth/sign-in', 'get /api/auth/options', 'get /api/chat/shared/:shareId']) {
    expect(refuseCall(call, ended)).toBeNull();
  }
});
