import type { AdministrationDeps } from '../admin/manage-users.ts';
import { createPostgresAuditTrail } from '../admin/adapters/postgres-audit-trail.ts';
import { createPostgresUsers } from '../admin/adapters/postgres-users.ts';
import type { AccountSessions, Memberships } from '../identity/identity.ports.ts';
import type { Database } from '../platform/database/database.ts';

/** Opens what super admins work with. */
export function openAdministration({
  database,
  now,
  memberships,
  sessions,
  ...others
}: Omit<AdministrationDeps, 'users' | 'trail' | 'sessions'> & {
  database: Database;
  now: () => number;
  memberships: Memberships;
  sessions: AccountSessions;
}): AdministrationDeps {
  const users = createPostgresUsers({ database, now, memberships, sessions });
  return { ...others, sessions, users, trail: createPostgresAuditTrail(database) };
}
