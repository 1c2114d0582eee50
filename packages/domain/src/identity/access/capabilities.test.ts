import { expect, test } from 'vitest';
import { audienceAccounts } from './audiences.fixtures.ts';
import { can, CAPABILITIES, type Capability } from './capabilities.ts';
import { readAccessContext } from './access-context.ts';

type Audience = keyof typeof audienceAccounts;
const AUDIENCES: readonly Audience[] = ['visitor', 'free', 'pro', 'sandbox', 'member', 'admin', 'superAdmin'];

/** Columns as AUDIENCES; the member acts for themself, admin and super admin for an organization. */
const EXPECTED: Record<Capability, string> = {
  chat: 'yes yes yes yes yes yes yes',
  chatHistory: '-- yes yes yes yes yes yes',
  profile: '-- yes yes yes yes yes yes',
  referrals: '-- yes yes yes yes yes yes',
  logIn: 'yes -- -- -- -- -- --',
  seePricing: 'yes yes -- -- -- -- --',
  upgrade: 'yes yes -- -- -- -- yes',
  proFeatures: '-- -- yes yes yes yes yes',
  outputTemplates: '-- -- yes yes yes yes yes',
  rememberQuestionAndCitations: '-- -- yes yes yes yes yes',
  sessionRecording: '-- -- yes yes yes yes --',
  personalSources: '-- yes yes yes yes -- --',
  organizationSources: '-- -- -- -- -- yes yes',
  uploadSources: '-- -- -- -- -- yes yes',
  switchAccounts: '-- -- -- -- yes yes yes',
  organizationSettings: '-- -- -- -- -- yes yes',
  createOrganization: '-- -- -- -- -- -- yes',
  listOrganizations: '-- -- -- -- -- -- yes',
  listUsers: '-- -- -- -- -- -- yes',
  llmManager: '-- -- -- -- -- -- yes',
  auditLog: '-- -- -- -- -- -- yes',
  literatureStatus: '-- -- -- -- -- -- yes',
};

test.each(Object.keys(CAPABILITIES))('who may: %s', (name) => {
  const row = AUDIENCES.map((audience) => {
    const { account, selectedOrganization } = audienceAccounts[audience];
    const capability = Object.keys(EXPECTED).find((known): known is Capability => known === name);
    if (capability === undefined) throw new Error(`${name} has no row`);
    return can(readAccessContext(account, selectedOrganization), capability) ? 'yes' : '--';
  });
  expect(row.join(' ')).toBe(Object.entries(EXPECTED).find(([known]) => known === name)?.[1]);
});

test('a member acting for the organization sees its sources and not its settings', () => {
  const standing = readAccessContext(audienceAccounts.member.account, 'org-1');
  expect(can(standing, 'organizationSources')).toBe(true);
  expect(can(standing, 'organizationSettings')).toBe(false);
  expect(can(standing, 'personalSources')).toBe(false);
});
