import type { OrganizationSource } from './organization.ts';
import type { Organization, OrganizationInvite, OrganizationMember } from './organization.schema.ts';

export const organizationFixture: Organization = {
  id: 'org-1',
  name: 'Northern Teaching Hospital',
  description: 'Cardiology and nephrology departments.',
  userLimit: 8,
  subscriptionStatus: 'active',
  suspendedAt: null,
  secondFactorRequired: false,
  members: 4,
  openInvites: 4,
  sources: 3,
  createdAt: '2025-11-03T09:00:00Z',
  updatedAt: '2026-04-28T14:12:00Z',
};

/** An admin who looks at the page first, then colleagues; one of them is a super admin, one has no name yet. */
export const memberFixtures: readonly OrganizationMember[] = [
  { id: 'account-lovelace', email: 'ada.lovelace@example.org', name: 'Ada Lovelace', role: 'Admin', superAdmin: false },
  {
    id: 'account-harvey',
    email: 'william.harvey@example.org',
    name: 'William Harvey',
    role: 'Member',
    superAdmin: false,
  },
  {
    id: 'account-blackwell',
    email: 'elizabeth.blackwell@example.org',
    name: 'Elizabeth Blackwell',
    role: 'Admin',
    superAdmin: true,
  },
  { id: 'account-semmelweis', email: 'i.semmelweis@example.org', name: '', role: 'Member', superAdmin: false },
];

/** Four invites: with the members above, every place of the organization is taken. */
export const inviteFixtures: readonly OrganizationInvite[] = [
  {
    id: 'invite-nightingale',
    email: 'f.nightingale@example.org',
    name: 'Florence Nightingale',
    role: 'Admin',
    createdAt: '2026-05-18T08:00:00Z',
    expiresAt: '2026-05-25T08:00:00Z',
  },
  {
    id: 'invite-jenner',
    email: 'e.jenner@example.org',
    name: 'Edward Jenner',
    role: 'Member',
    createdAt: '2026-05-17T08:00:00Z',
    expiresAt: '2026-05-25T08:00:00Z',
  },
  {
    id: 'invite-franklin',
    email: 'r.franklin@example.org',
    name: 'Rosalind Franklin',
    role: 'Member',
    createdAt: '2026-05-11T08:00:00Z',
    expiresAt: '2026-05-25T08:00:00Z',
  },
  {
    id: 'invite-snow',
    email: 'j.snow@example.org',
    name: 'John Snow',
    role: 'Member',
    createdAt: '2026-04-30T08:00:00Z',
    expiresAt: '2026-05-25T08:00:00Z',
  },
];

/** One ready source, one close to its quota and switched off, one whose index and bucket are still to be made. */
export const organizationSourceFixtures: readonly OrganizationSource[] = [
  {
    id: 'source-guidelines',
    name: 'Hospital guidelines',
    description: 'Treatment guidelines in force.',
    status: 'enabled',
    pagesUsed: 1840,
    pageQuota: 10_000,
    bucket: { name: 'nth-guidelines', region: 'eu-central-1', retentionDays: 30 },
    index: { shards: 2 },
  },
  {
    id: 'source-trials',
    name: 'Trial protocols',
    description: 'Protocols and statistical plans of our own trials.',
    status: 'disabled',
    pagesUsed: 4912,
    pageQuota: 5000,
    bucket: { name: 'nth-trials', region: 'eu-west-1', retentionDays: 90 },
    index: { shards: 1 },
  },
  {
    id: 'source-journal-club',
    name: 'Journal club',
    description: 'Articles we discussed.',
    status: 'enabled',
    pagesUsed: 0,
    pageQuota: 2500,
    bucket: null,
    index: null,
  },
];
