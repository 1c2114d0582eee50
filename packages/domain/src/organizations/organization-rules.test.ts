import { expect, test } from 'vitest';
import { memberRefusal, organizationDeletionRefusal, userDeletionRefusal } from './organization-rules.ts';

const viewer = { email: 'ada@example.org' };
const role = {
  role: 'Member' as const,
  organization: { id: 'o', name: 'O', subscriptionStatus: null },
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
