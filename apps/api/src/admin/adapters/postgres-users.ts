import {
  readAccessContext,
  type AdminUser,
  type OrganizationRole,
  type SubscriptionStatus,
  type UserFilter,
} from '@footnote/domain';
import { and, count, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { orderOf } from '../../platform/database/list-rows.ts';
import type { PaidPlans } from '../../billing/subscriptions.ports.ts';
import type { AccountSessions, Memberships } from '../../identity/identity.ports.ts';
import type { UserColumn, UserQuery, Users } from '../admin.ports.ts';
import { users } from './user-tables.ts';
import { beginsWords } from './word-search.ts';

export interface UserRowsDeps {
  database: Database;
  memberships: Pick<Memberships, 'rolesOfEach'>;
  paidPlans: Pick<PaidPlans, 'statusesOf'>;
  sessions: Pick<AccountSessions, 'list'>;
  /** Milliseconds since 1970. */
  now: () => number;
}

type UserRow = typeof users.$inferSelect;

/** As the index `account_by_name` has it. */
const fullName = sql<string>`lower(trim(${users.firstName} || ' ' || ${users.lastName}))`;

const COLUMNS: Readonly<Record<UserColumn, SQL | typeof users.email | typeof users.createdAt>> = {
  name: fullName,
  email: users.email,
  createdAt: users.createdAt,
};

const FILTERS: Readonly<Record<UserFilter, SQL | undefined>> = {
  all: undefined,
  members: sql`EXISTS (SELECT FROM organization_member WHERE account_id = ${users.id})`,
  superAdmins: eq(users.superAdmin, true),
  suspended: isNotNull(users.suspendedAt),
  unverified: eq(users.emailVerified, false),
};

/** The rows of a page, as one statement. */
export function pageOfUsers({ queries }: Pick<Database, 'queries'>, query: UserQuery) {
  return queries()
    .select()
    .from(users)
    .where(and(FILTERS[query.show], beginsWords(query.search, users)))
    .orderBy(...orderOf(query, COLUMNS, users.id))
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
}

/** Lists and changes the accounts of the relational database. */
export function createPostgresUsers(deps: UserRowsDeps): Users {
  const { database, now } = deps;
  const set = (id: string, change: Partial<UserRow>) =>
    database.queries().update(users).set(change).where(eq(users.id, id));
  return {
    async list(query) {
      const rows = await pageOfUsers(database, query);
      const found = and(FILTERS[query.show], beginsWords(query.search, users));
      const [all] = await database.queries().select({ total: count() }).from(users).where(found);
      return { items: await usersOf(deps, rows), total: all?.total ?? 0 };
    },
    find: (id) => find(deps, id),
    hold: (id, work) =>
      database.withTransaction(async () => {
        const superAdmins = await holdSuperAdmins(database, id);
        const user = await find(deps, id);
        return user === null ? null : work({ user, superAdmins });
      }),
    async setSuperAdmin(id, superAdmin) {
      await set(id, { superAdmin });
    },
    async setSuspended(id, suspended) {
      await set(id, { suspendedAt: suspended ? new Date(now()) : null });
    },
    async noteSignedOut(id) {
      await set(id, { signedOutAt: new Date(now()) });
    },
  };
}

/** All that could change who is a super admin waits for these rows, in the order of their ids so that no two wait for each other. */
async function holdSuperAdmins(database: Database, id: string): Promise<string[]> {
  const { rows } = await database.queries().execute<{ id: string; counts: boolean }>(sql`
    SELECT id, super_admin AND suspended_at IS NULL AS counts FROM account
    WHERE super_admin OR id = ${id} ORDER BY id FOR UPDATE`);
  return rows.filter(({ counts }) => counts).map((row) => row.id);
}

async function find(deps: UserRowsDeps, id: string) {
  const [row] = await deps.database.queries().select().from(users).where(eq(users.id, id));
  if (row === undefined) return null;
  const sessions = await deps.sessions.list(id);
  const [user] = await usersOf(deps, [row]);
  if (user === undefined) return null;
  const [last] = sessions;
  return {
    ...user,
    suspendedAt: row.suspendedAt?.toISOString() ?? null,
    sessions: sessions.length,
    lastUsedAt: last?.lastUsedAt.toISOString() ?? null,
  };
}

async function usersOf({ memberships, paidPlans }: UserRowsDeps, rows: readonly UserRow[]): Promise<AdminUser[]> {
  const ids = rows.map(({ id }) => id);
  const roles = await memberships.rolesOfEach(ids);
  const statuses = await paidPlans.statusesOf(ids);
  return rows.map((row) => userOf(row, roles.get(row.id) ?? [], statuses.get(row.id) ?? null));
}

function userOf(
  row: UserRow,
  organizationRoles: OrganizationRole[],
  subscriptionStatus: SubscriptionStatus | null,
): AdminUser {
  const { id, email, sandbox, superAdmin } = row;
  const { paying } = readAccessContext({ subscriptionStatus, sandbox, superAdmin, organizationRoles }, null);
  return {
    id,
    email,
    name: `${row.firstName} ${row.lastName}`.trim(),
    plan: sandbox ? 'sandbox' : paying ? 'pro' : 'free',
    superAdmin,
    verified: row.emailVerified,
    suspended: row.suspendedAt !== null,
    organizationRoles,
    createdAt: row.createdAt.toISOString(),
  };
}
