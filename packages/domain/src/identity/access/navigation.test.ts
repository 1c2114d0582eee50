import { expect, test } from 'vitest';
import { audienceAccounts } from './audiences.fixtures.ts';
import { headerPlan, showsPricing, sidebarPlan, userMenuPlan } from './navigation.ts';
import { readAccessContext } from './access-context.ts';

type Audience = keyof typeof audienceAccounts;
const standingOf = (audience: Audience) => {
  const { account, selectedOrganization } = audienceAccounts[audience];
  return readAccessContext(account, selectedOrganization);
};

test.each<[Audience, string]>([
  ['visitor', 'pricing login upgrade'],
  ['free', 'pricing notifications upgrade'],
  ['pro', 'pro notifications'],
  ['sandbox', 'pro notifications'],
  ['member', 'pro notifications'],
  ['admin', 'pro notifications'],
  ['superAdmin', 'notifications upgrade'],
])('the header of %s has %s', (audience, expected) => {
  const { about, pro, login, notifications, upgrade } = headerPlan(standingOf(audience));
  const pricing = about.includes('pricing');
  expect(pricing).toBe(showsPricing(standingOf(audience)));
  const shown = Object.entries({ pricing, pro, login, notifications, upgrade }).filter(([, there]) => there);
  expect(shown.map(([name]) => name).join(' ')).toBe(expected);
});

test.each<[Audience, ReturnType<typeof userMenuPlan>]>([
  ['visitor', { sources: [], switcher: false, organization: [], superAdmin: [], account: [] }],
  [
    'free',
    {
      sources: ['sources'],
      switcher: false,
      organization: [],
      superAdmin: [],
      account: ['library', 'reviews', 'profile', 'referrals', 'tour', 'logout'],
    },
  ],
  [
    'member',
    {
      sources: ['sources'],
      switcher: true,
      organization: [],
      superAdmin: [],
      account: ['library', 'reviews', 'profile', 'referrals', 'tour', 'logout'],
    },
  ],
  [
    'admin',
    {
      sources: [],
      switcher: true,
      organization: ['organizationSettings', 'sources'],
      superAdmin: [],
      account: ['library', 'reviews', 'profile', 'referrals', 'tour', 'logout'],
    },
  ],
  [
    'superAdmin',
    {
      sources: [],
      switcher: true,
      organization: ['organizationSettings', 'sources'],
      superAdmin: ['createOrganization', 'organizations', 'users', 'llmManager', 'auditLog', 'literatureStatus'],
      account: ['library', 'reviews', 'profile', 'referrals', 'tour', 'logout'],
    },
  ],
])('the user menu of %s', (audience, plan) => {
  expect(userMenuPlan(standingOf(audience))).toEqual(plan);
});

test('the sidebar of a visitor has no history, no logout and no organization', () => {
  const plan = sidebarPlan(standingOf('visitor'), { emptyNewChat: true });
  expect(plan.main).toEqual(['search', 'pricing', 'about', 'solutions', 'knowledgeBase', 'news', 'sources']);
  expect([plan.organization, plan.superAdmin, plan.account]).toEqual([[], [], ['login']]);
});

test('the sidebar moves the sources to the organization once one is selected', () => {
  const plan = sidebarPlan(standingOf('admin'), { emptyNewChat: false });
  expect(plan.main.slice(0, 2)).toEqual(['newChat', 'chatHistory']);
  expect(plan.main).not.toContain('sources');
  expect(plan.organization).toEqual(['organizationSettings', 'sources']);
});

test('a selected organization of others counts for super admins only', () => {
  expect(readAccessContext(audienceAccounts.member.account, 'org-2').organizationSelected).toBe(false);
  expect(readAccessContext(audienceAccounts.superAdmin.account, 'org-2').organizationSelected).toBe(true);
});

test('a trial counts as paid, an unpaid subscription and a trial of the organization do not', () => {
  const free = { subscriptionStatus: null, sandbox: false, superAdmin: false, organizationRoles: [] };
  expect(readAccessContext({ ...free, subscriptionStatus: 'trialing' }, null).paying).toBe(true);
  expect(readAccessContext({ ...free, subscriptionStatus: 'past_due' }, null).paying).toBe(false);
  const organization = {
    id: 'o',
    name: 'O',
    subscriptionStatus: 'trialing' as const,
    suspended: false,
    secondFactorMissing: false,
  };
  expect(readAccessContext({ ...free, organizationRoles: [{ role: 'Member', organization }] }, null).paying).toBe(
    false,
  );
});
