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

test('pages that depend on the profile wait for it', () => {
  expect(needsProfile('/organization/:id')).toBe(true);
  expect(needsProfile('/users')).toBe(true);
  expect(needsProfile('/userprofile')).toBe(false);
});
