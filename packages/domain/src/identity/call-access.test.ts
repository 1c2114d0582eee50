import { expect, test } from 'vitest';
import { refuseCall } from './call-access.ts';

const visitor = { signedIn: false, superAdmin: false };
const account = { signedIn: true, superAdmin: false };

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
