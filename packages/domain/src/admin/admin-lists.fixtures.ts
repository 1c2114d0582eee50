import type { AdminOrganization } from './admin-organizations.schema.ts';
import type { AdminUser, AdminUserDetails } from './admin-users.schema.ts';

export const adminOrganizationFixtures: readonly AdminOrganization[] = [
  {
    id: 'org-1',
    name: 'Northern Teaching Hospital',
    users: 8,
    userLimit: 8,
    sources: 3,
    status: 'active',
    suspended: false,
    createdAt: '2025-11-03',
  },
  {
    id: 'org-2',
    name: 'Institute of Comparative Nephrology',
    users: 2,
    userLimit: 20,
    sources: 0,
    status: 'trialing',
    suspended: false,
    createdAt: '2026-02-17',
  },
  {
    id: 'org-3',
    name: 'Harbour Clinic',
    users: 0,
    userLimit: 5,
    sources: 0,
    status: null,
    suspended: false,
    createdAt: '2026-05-04',
  },
  {
    id: 'org-4',
    name: 'Alpine Device Works',
    users: 11,
    userLimit: 25,
    sources: 1,
    status: 'past_due',
    suspended: true,
    createdAt: '2024-08-22',
  },
];

const organization = {
  id: 'org-1',
  name: 'Northern Teaching Hospital',
  subscriptionStatus: 'active',
  suspended: false,
  secondFactorMissing: false,
} as const;

/** A user of every kind a list can show. */
export const adminUserFixtures: readonly AdminUser[] = [
  {
    id: 'u1',
    name: 'Ada Lovelace',
    email: 'ada.lovelace@example.org',
    plan: 'pro',
    superAdmin: true,
    verified: true,
    suspended: false,
    organizationRoles: [],
    createdAt: '2025-06-01',
  },
  {
    id: 'u2',
    name: 'William Harvey',
    email: 'william.harvey@example.org',
    plan: 'free',
    superAdmin: false,
    verified: true,
    suspended: false,
    organizationRoles: [{ role: 'Member', organization }],
    createdAt: '2025-09-12',
  },
  {
    id: 'u3',
    name: '',
    email: 'i.semmelweis@example.org',
    plan: 'free',
    superAdmin: false,
    verified: false,
    suspended: false,
    organizationRoles: [],
    createdAt: '2026-05-19',
  },
  {
    id: 'u4',
    name: 'Elizabeth Blackwell',
    email: 'elizabeth.blackwell@example.org',
    plan: 'sandbox',
    superAdmin: false,
    verified: true,
    suspended: false,
    organizationRoles: [],
    createdAt: '2026-01-30',
  },
  {
    id: 'u5',
    name: 'Trotula de Ruggiero',
    email: 'trotula@example.org',
    plan: 'free',
    superAdmin: false,
    verified: true,
    suspended: true,
    organizationRoles: [],
    createdAt: '2026-03-08',
  },
];

/** A user as one page shows them: a member of an organization who is signed in twice. */
export const adminUserDetailsFixture: AdminUserDetails = {
  id: 'u2',
  name: 'William Harvey',
  email: 'william.harvey@example.org',
  plan: 'pro',
  superAdmin: false,
  verified: true,
  suspended: false,
  organizationRoles: [{ role: 'Member', organization }],
  createdAt: '2025-09-12',
  suspendedAt: null,
  sessions: 2,
  lastUsedAt: '2026-06-02T08:15:00.000Z',
};
