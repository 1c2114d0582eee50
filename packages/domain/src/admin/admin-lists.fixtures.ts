import type { AdminOrganization } from './admin-organizations.schema.ts';
import type { AdminUser } from './admin-lists.ts';

export const adminOrganizationFixtures: readonly AdminOrganization[] = [
  {
    id: 'org-1',
    name: 'Northern Teaching Hospital',
    users: 8,
    userLimit: 8,
    sources: 3,
    status: 'active',
    createdAt: '2025-11-03',
  },
  {
    id: 'org-2',
    name: 'Institute of Comparative Nephrology',
    users: 2,
    userLimit: 20,
    sources: 0,
    status: 'trialing',
    createdAt: '2026-02-17',
  },
  { id: 'org-3', name: 'Harbour Clinic', users: 0, userLimit: 5, sources: 0, status: null, createdAt: '2026-05-04' },
  {
    id: 'org-4',
    name: 'Alpine Device Works',
    users: 11,
    userLimit: 25,
    sources: 1,
    status: 'past_due',
    createdAt: '2024-08-22',
  },
];

const organization = { id: 'org-1', name: 'Northern Teaching Hospital', subscriptionStatus: 'active' } as const;

/** A user of every kind a list can show. */
export const adminUserFixtures: readonly AdminUser[] = [
  {
    id: 'u1',
    name: 'Ada Lovelace',
    email: 'ada.lovelace@example.org',
    plan: 'pro',
    superAdmin: true,
    verified: true,
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
    organizationRoles: [],
    createdAt: '2026-01-30',
  },
];
