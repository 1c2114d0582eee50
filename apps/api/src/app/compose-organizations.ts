import type { Memberships } from '../identity/identity.ports.ts';
import type { SingleSignOns } from '../identity/single-sign-on.ports.ts';
import { createDomainRecords } from '../organizations/adapters/domain-records.ts';
import { openGuardedFetch } from '../platform/guarded-fetch.ts';
import { createOpenIdProviders } from '../organizations/adapters/openid-providers.ts';
import { createPostgresConnections } from '../organizations/adapters/postgres-connections.ts';
import { createPostgresDomains } from '../organizations/adapters/postgres-domains.ts';
import {
  createPostgresIdentities,
  createPostgresRemovals,
  createPostgresSignOnAttempts,
} from '../organizations/adapters/postgres-sign-ons.ts';
import { accountMemberships } from '../organizations/account-memberships.ts';
import { createPostgresInvites } from '../organizations/adapters/postgres-invites.ts';
import { createPostgresMembers } from '../organizations/adapters/postgres-members.ts';
import { createPostgresNotifications } from '../support/adapters/postgres-notifications.ts';
import type { NotificationDeps } from '../support/own-notifications.ts';
import { createPostgresOrganizations } from '../organizations/adapters/postgres-organizations.ts';
import type { OrganizationDeps } from '../organizations/organization-changes.ts';
import { createOrganizationSignOns, type SignOnDeps } from '../organizations/single-sign-on/organization-sign-ons.ts';
import type { SingleSignOnDeps } from '../organizations/single-sign-on/manage-single-sign-on.ts';
import type { SignOnAttempts } from '../organizations/single-sign-on/single-sign-on.ports.ts';
import type { SingleSignOnSettings } from '../platform/config/account-config.ts';
import type { Database } from '../platform/database/database.ts';

type Stores = Pick<OrganizationDeps, 'organizations' | 'members' | 'invites' | 'removals'> &
  Pick<NotificationDeps, 'notifications'>;

interface Parts extends Omit<OrganizationDeps, keyof Stores>, Pick<SignOnDeps, 'authentication'> {
  database: Database;
  now: () => number;
  /** What secrets of organizations are encrypted with. */
  secret: string;
  settings: SingleSignOnSettings;
}

/** Opens organizations, what accounts are in them, and what users are told of that. */
export function openOrganizations({ database, now, secret, settings, authentication, ...others }: Parts): {
  organizations: OrganizationDeps;
  singleSignOn: SingleSignOnDeps;
  signOns: SingleSignOns;
  attempts: SignOnAttempts;
  memberships: Memberships;
  bell: NotificationDeps;
} {
  const stores: Stores = {
    organizations: createPostgresOrganizations({ database, now }),
    members: createPostgresMembers({ database, now }),
    invites: createPostgresInvites({ database, now }),
    removals: createPostgresRemovals({ database, now }),
    notifications: createPostgresNotifications({ database, now }),
  };
  const memberships = accountMemberships(stores);
  const { notifications } = stores;
  const attempts = createPostgresSignOnAttempts({ database, now });
  const singleSignOn: SingleSignOnDeps = {
    ...stores,
    ...others,
    connections: createPostgresConnections({ database, now, secret }),
    domains: createPostgresDomains({ database, now }),
    records: createDomainRecords(settings.dnsServers),
    providers: createOpenIdProviders({ guard: openGuardedFetch(settings.networks), now }),
  };
  const identities = createPostgresIdentities({ database, now });
  return {
    organizations: { ...stores, ...others },
    singleSignOn,
    signOns: createOrganizationSignOns({ ...singleSignOn, identities, attempts, authentication }),
    attempts,
    memberships,
    bell: { notifications, accounts: others.accounts, memberships },
  };
}
