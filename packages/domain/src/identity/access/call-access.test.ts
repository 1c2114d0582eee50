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

test('a call for those who pay refuses everybody else but super admins, and hides an organization as any other does', () => {
  const paying = { ...account, paying: true };
  const outside = { roleInNamed: null };
  expect(refuseCall('paying', visitor)).toBe('identity/signed-out');
  expect(refuseCall('paying', { ...visitor, paying: true })).toBe('identity/signed-out');
  expect(refuseCall('paying', account)).toBe('identity/forbidden');
  expect(refuseCall('paying', { ...account, roleInNamed: 'Admin' })).toBe('identity/forbidden');
  for (const caller of [paying, superAdmin, { ...superAdmin, ...outside }])
    expect(refuseCall('paying', caller)).toBeNull();
  expect(refuseCall('paying', { ...paying, ...outside })).toBe('organization/not-found');
  const member = { ...paying, roleInNamed: 'Member', secondFactorMissing: true } as const;
  expect(refuseCall('paying', member)).toBe('organization/second-factor-needed');
  for (const need of ['member', 'organizationAdmin', 'superAdmin'] as const)
    expect(refuseCall(need, paying)).toBe('identity/forbidden');
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

test('a call about an organization is for those of it who may make it, and to everybody outside it does not exist', () => {
  const outside = { ...account, roleInNamed: null };
  const member = { ...account, roleInNamed: 'Member' } as const;
  const admin = { ...account, roleInNamed: 'Admin' } as const;
  const row = (need: Parameters<typeof refuseCall>[0]) =>
    [{ ...visitor, roleInNamed: null }, outside, member, admin, { ...superAdmin, roleInNamed: null }].map((caller) =>
      refuseCall(need, caller),
    );
  const [signedOut, forbidden, notFound] = ['identity/signed-out', 'identity/forbidden', 'organization/not-found'];
  expect(row('signedIn')).toEqual([signedOut, notFound, null, null, null]);
  expect(row('member')).toEqual([signedOut, notFound, null, null, null]);
  expect(row('organizationAdmin')).toEqual([signedOut, notFound, forbidden, null, null]);
  expect(row('superAdmin')).toEqual([signedOut, notFound, forbidden, forbidden, null]);
});

test('a call that names no organization is for no member of one', () => {
  expect(refuseCall('member', account)).toBe('identity/forbidden');
  expect(refuseCall('organizationAdmin', account)).toBe('identity/forbidden');
});
