import { expect, test } from 'vitest';
import { audienceAccounts } from './audiences.fixtures.ts';
import { decidePage, needsProfile, PAGE_ACCESS, type PageDecision, type PagePath } from './page-access.ts';
import { readAccessContext } from './access-context.ts';

type Audience = keyof typeof audienceAccounts;
const AUDIENCES: readonly Audience[] = ['visitor', 'free', 'pro', 'sandbox', 'member', 'admin', 'superAdmin'];

const visit = (path: PagePath, audience: Audience, organizationOfRoute: string): PageDecision => {
  const { account, selectedOrganization } = audienceAccounts[audience];
  return decidePage({
    path,
    standing: readAccessContext(account, selectedOrganization),
    selectedOrganization,
    organizationOfRoute,
  });
};

/** What each need gives AUDIENCES; the page of an organization is that of org-1. */
const EXPECTED = {
  anyone: 'show show show show show show show',
  visitor: 'show toChat toChat toChat toChat toChat toChat',
  signedIn: 'signIn show show show show show show',
  superAdmin: 'signIn refuse refuse refuse refuse refuse show',
  organizationOfRoute: 'signIn refuse refuse refuse refuse show show',
} as const;

const paths = Object.keys(PAGE_ACCESS).filter((path): path is PagePath => path in PAGE_ACCESS);

test.each(paths)('%s', (path) => {
  expect(AUDIENCES.map((audience) => visit(path, audience, 'org-1')).join(' ')).toBe(EXPECTED[PAGE_ACCESS[path]]);
});

test('an admin of one organization opens no other; a super admin opens all', () => {
  expect(visit('/organization/:id', 'admin', 'org-2')).toBe('refuse');
  expect(visit('/organization/:id', 'superAdmin', 'org-2')).toBe('show');
});

test('an admin opens the page of an organization only while they act for it', () => {
  const { account } = audienceAccounts.admin;
  const decide = (selectedOrganization: string | null, organizationOfRoute: string) =>
    decidePage({
      path: '/organization/:id',
      standing: readAccessContext(account, selectedOrganization),
      selectedOrganization,
      organizationOfRoute,
    });
  expect(['org-1', 'org-2', null].map((selected) => decide(selected, 'org-1'))).toEqual(['show', 'refuse', 'refuse']);
  expect(['org-1', 'org-2', null].map((selected) => decide(selected, 'org-2'))).toEqual(['refuse', 'refuse', 'refuse']);
});

test('whoever belongs to a suspended organization opens its page, which says so, and no other page by that', () => {
  const { account } = audienceAccounts.member;
  const decide = (path: PagePath) =>
    decidePage({
      path,
      standing: readAccessContext(account, null),
      selectedOrganization: null,
      organizationOfRoute: 'org-1',
      routeClosed: true,
    });
  expect([decide('/organization/:id'), decide('/organizations'), decide('/users')]).toEqual([
    'show',
    'refuse',
    'refuse',
  ]);
});

test('a suspended organization gives nobody who belongs to it anything', () => {
  const role = (name: 'Member' | 'Admin') => ({
    role: name,
    organization: {
      id: 'org-1',
      name: 'North',
      subscriptionStatus: 'active' as const,
      suspended: true,
      secondFactorMissing: false,
    },
  });
  const account = { subscriptionStatus: null, sandbox: false, superAdmin: false, organizationRoles: [role('Admin')] };
  expect(readAccessContext(account, 'org-1')).toEqual({
    signedIn: true,
    paying: false,
    superAdmin: false,
    member: false,
    organizationSelected: false,
    adminOfSelected: false,
  });
  expect(readAccessContext({ ...account, superAdmin: true }, 'org-1').organizationSelected).toBe(false);
});

test('pages that depend on the profile wait for it', () => {
  expect(needsProfile('/organization/:id')).toBe(true);
  expect(needsProfile('/users')).toBe(true);
  expect(needsProfile('/userprofile')).toBe(false);
});
