import type { Memberships } from '../identity/identity.ports.ts';
import { accountMemberships } from '../organizations/account-memberships.ts';
import { createPostgresInvites } from '../organizations/adapters/postgres-invites.ts';
import { createPostgresMembers } from '../organizations/adapters/postgres-members.ts';
import { createPostgresOrganizations } from '../organizations/adapters/postgres-organizations.ts';
import type { OrganizationDeps } from '../organizations/organization-changes.ts';
import type { Database } from '../platform/database/database.ts';

type Stores = Pick<OrganizationDeps, 'organizations' | 'members' | 'invites'>;

/** Opens organizations, and what accounts are in them. */
export function openOrganizations({
  database,
  now,
  ...others
}: Omit<OrganizationDeps, keyof Stores> & { database: Database; now: () => number }): {
  organizations: OrganizationDeps;
  memberships: Memberships;
} {
  const stores: Stores = {
    organizations: createPostgresOrganizations({ database, now }),
    members: createPostgresMembers({ database, now }),
    invites: createPostgresInvites({ database, now }),
  };
  return { organizations: { ...stores, ...others }, memberships: accountMemberships(stores) };
}
