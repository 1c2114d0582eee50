import type { AuditLog, Memberships } from '../identity/identity.ports.ts';
import { accountMemberships } from '../organizations/account-memberships.ts';
import { createPostgresMembers } from '../organizations/adapters/postgres-members.ts';
import { createPostgresOrganizations } from '../organizations/adapters/postgres-organizations.ts';
import type { OrganizationDeps } from '../organizations/organization-changes.ts';
import type { Database } from '../platform/database/database.ts';

/** Opens organizations, and what accounts are in them. */
export function openOrganizations(parts: { database: Database; audit: AuditLog; now: () => number }): {
  organizations: OrganizationDeps;
  memberships: Memberships;
} {
  const organizations = createPostgresOrganizations(parts);
  const members = createPostgresMembers(parts);
  return {
    organizations: { organizations, members, audit: parts.audit },
    memberships: accountMemberships({ organizations, members }),
  };
}
