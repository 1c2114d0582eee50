import type { Memberships } from '../identity/identity.ports.ts';
import { accountMemberships } from '../organizations/account-memberships.ts';
import { createPostgresInvites } from '../organizations/adapters/postgres-invites.ts';
import { createPostgresMembers } from '../organizations/adapters/postgres-members.ts';
import { createPostgresNotifications } from '../support/adapters/postgres-notifications.ts';
import type { NotificationDeps } from '../support/own-notifications.ts';
import { createPostgresOrganizations } from '../organizations/adapters/postgres-organizations.ts';
import type { OrganizationDeps } from '../organizations/organization-changes.ts';
import type { Database } from '../platform/database/database.ts';

type Stores = Pick<OrganizationDeps, 'organizations' | 'members' | 'invites'> & Pick<NotificationDeps, 'notifications'>;

/** Opens organizations, what accounts are in them, and what users are told of that. */
export function openOrganizations({
  database,
  now,
  ...others
}: Omit<OrganizationDeps, keyof Stores> & { database: Database; now: () => number }): {
  organizations: OrganizationDeps;
  memberships: Memberships;
  bell: NotificationDeps;
} {
  const stores: Stores = {
    organizations: createPostgresOrganizations({ database, now }),
    members: createPostgresMembers({ database, now }),
    invites: createPostgresInvites({ database, now }),
    notifications: createPostgresNotifications({ database, now }),
  };
  const memberships = accountMemberships(stores);
  const { notifications } = stores;
  return {
    organizations: { ...stores, ...others },
    memberships,
    bell: { notifications, accounts: others.accounts, memberships },
  };
}
