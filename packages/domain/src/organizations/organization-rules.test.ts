import { expect, test } from 'vitest';
import {
  fitsUserLimit,
  losesLastAdmin,
  memberRefusal,
  organizationDeletionRefusal,
  userDeletionRefusal,
} from './organization-rules.ts';

const viewer = { email: 'ada@example.org' };
const role = {
  role: 'Member' as const,
  organization: { id: 'o', name: 'O', subscriptionStatus: null, suspended: false, secondFactorMissing: false },
};

test('nobody changes their own membership, however they write their e-mail', () => {
  expect(memberRefusal({ email: ' Ada@Example.ORG' }, viewer)).toBe('yourself');
  expect(memberRefusal({ email: 'grace@example.org' }, viewer)).toBeNull();
});

test('an organization with sources stays', () => {
  expect(organizationDeletionRefusal({ sources: 1 })).toBe('has_sources');
  expect(organizationDeletionRefusal({ sources: 0 })).toBeNull();
});

test('a user with roles stays, and so does oneself', () => {
  expect(userDeletionRefusal({ email: 'grace@example.org', organizationRoles: [role] }, viewer)).toBe('has_roles');
  expect(userDeletionRefusal({ email: 'ADA@example.org', organizationRoles: [] }, viewer)).toBe('yourself');
  expect(userDeletionRefusal({ email: 'grace@example.org', organizationRoles: [] }, viewer)).toBeNull();
});

test('the last admin neither becomes a member nor goes; anybody else may', () => {
  expect(losesLastAdmin({ role: 'Admin', next: 'Member', admins: 1 })).toBe(true);
  expect(losesLastAdmin({ role: 'Admin', next: null, admins: 1 })).toBe(true);
  expect(losesLastAdmin({ role: 'Admin', next: 'Admin', admins: 1 })).toBe(false);
  expect(losesLastAdmin({ role: 'Admin', next: null, admins: 2 })).toBe(false);
  expect(losesLastAdmin({ role: 'Member', next: null, admins: 1 })).toBe(false);
});

test('open invites count against the user limit as members do', () => {
  expect(fitsUserLimit(5, { members: 3, openInvites: 2 })).toBe(true);
  expect(fitsUserLimit(4, { members: 3, openInvites: 2 })).toBe(false);
});
