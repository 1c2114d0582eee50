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

const EVERYBODY = 'show show show show show show show';
const VISITORS = 'show toChat toChat toChat toChat toChat toChat';
const USERS = 'signIn show show show show show show';
const SUPER_ADMINS = 'signIn refuse refuse refuse refuse refuse show';
const OWN_ADMINS = 'signIn refuse refuse refuse refuse show show';

/** What each page gives AUDIENCES; that of an organization is the page of org-1. A page without a row fails. */
const ROWS: Readonly<Record<PagePath, string>> = {
  '/': EVERYBODY,
  '/chat': EVERYBODY,
  '/browse': EVERYBODY,
  '/refer': EVERYBODY,
  '/refer/:hash': EVERYBODY,
  '/solutions': EVERYBODY,
  '/knowledge-base': EVERYBODY,
  '/knowledge-base/:id': EVERYBODY,
  '/blog': EVERYBODY,
  '/blog/:id': EVERYBODY,
  '/about': EVERYBODY,
  '/pricing': EVERYBODY,
  '/terms': EVERYBODY,
  '/privacy': EVERYBODY,
  '/checkout': USERS,
  '/userprofile': USERS,
  '/referrals': USERS,
  '/library': USERS,
  '/reviews': USERS,
  '/reviews/:id': USERS,
  '/login': VISITORS,
  '/register': EVERYBODY,
  '/reset': EVERYBODY,
  '/verification': EVERYBODY,
  '/customAuthAction': EVERYBODY,
  '/auth-action': EVERYBODY,
  '/logout': USERS,
  '/unsubscribe': USERS,
  '/unsubscribed': USERS,
  '/organizations': SUPER_ADMINS,
  '/users': SUPER_ADMINS,
  '/llm-manager': SUPER_ADMINS,
  '/audit-log': SUPER_ADMINS,
  '/payment-events': SUPER_ADMINS,
  '/literature-status': SUPER_ADMINS,
  '/organization/:id': OWN_ADMINS,
  '/invitation': USERS,
  '/sources': EVERYBODY,
  '/source/:id': USERS,
  '/chatHistory/:id': USERS,
  '/unauthorized': EVERYBODY,
};

const paths = Object.keys(PAGE_ACCESS).filter((path): path is PagePath => path in PAGE_ACCESS);

test('every page has a row that says who may open it', () => {
  expect(paths.toSorted()).toEqual(Object.keys(ROWS).toSorted());
});

test.each(paths)('%s', (path) => {
  expect(AUDIENCES.map((audience) => visit(path, audience, 'org-1')).join(' ')).toBe(ROWS[path]);
});

test.each(paths)('%s of another organization', (path) => {
  const decisions = AUDIENCES.map((audience) => visit(path, audience, 'org-2')).join(' ');
  expect(decisions).toBe(path === '/organization/:id' ? SUPER_ADMINS : ROWS[path]);
});

test.each(paths)('%s for whoever was taken out of the organization, or whose account is suspended', (path) => {
  const decide = (account: typeof audienceAccounts.free.account) =>
    decidePage({
      path,
      // The browser still names the organization they acted for.
      standing: readAccessContext(account, 'org-1'),
      selectedOrganization: 'org-1',
      organizationOfRoute: 'org-1',
    });
  expect(decide(audienceAccounts.free.account)).toBe(visit(path, 'free', 'org-2'));
  // The session of a suspended account is over: to a page they are a visitor.
  expect(decide(null)).toBe(visit(path, 'visitor', 'org-1'));
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
    plans: true,
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
