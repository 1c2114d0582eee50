import type { OrganizationRole } from '@footnote/domain';
import { and, asc, count, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { holdsSearch, orderOf } from '../../platform/database/list-rows.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ListQuery } from '../../platform/list-page.ts';
import type { MemberColumn, Members } from '../organizations.ports.ts';
import { organizationMembers, organizations, people } from './organization-tables.ts';
import type { OrganizationRowsDeps } from './postgres-organizations.ts';

const fullName = sql<string>`trim(${people.firstName} || ' ' || ${people.lastName})`;

/** Keeps who belongs to which organization in the relational database. */
export function createPostgresMembers({ database, now }: OrganizationRowsDeps): Members {
  const { organizationId, accountId, role } = organizationMembers;
  const isIt = (organization: string, account: string) => and(eq(organizationId, organization), eq(accountId, account));
  return {
    list: (organization, query) => listMembers(database, organization, query),
    async adminsOf(organization) {
      const rows = await database
        .queries()
        .select({ id: accountId })
        .from(organizationMembers)
        .where(and(eq(organizationId, organization), eq(role, 'Admin')));
      return rows.map(({ id }) => id);
    },
    async has(organization, email) {
      const rows = await database
        .queries()
        .select({ id: people.id })
        .from(organizationMembers)
        .innerJoin(people, eq(people.id, accountId))
        .where(and(eq(organizationId, organization), eq(people.email, email)));
      return rows.length > 0;
    },
    async roleOf(organization, account) {
      const rows = await database
        .queries()
        .select({ role })
        .from(organizationMembers)
        .where(isIt(organization, account));
      return rows[0]?.role ?? null;
    },
    async wouldBeKeptOut(organization, account) {
      const rows = await database
        .queries()
        .select({ lacks: sql<boolean>`lacks_second_factor(${accountId})` })
        .from(organizationMembers)
        .where(isIt(organization, account));
      return rows[0]?.lacks === true;
    },
    askedForSecondFactor: (account) => isAskedForSecondFactor(database, account),
    async rolesOf(account) {
      return (await rolesOfEach(database, [account])).get(account) ?? [];
    },
    rolesOfEach: (all) => rolesOfEach(database, all),
    async add(organization, account, as) {
      const row = { organizationId: organization, accountId: account, role: as, joinedAt: new Date(now()) };
      await database.queries().insert(organizationMembers).values(row).onConflictDoNothing();
    },
    async setRole(organization, account, as) {
      await database.queries().update(organizationMembers).set({ role: as }).where(isIt(organization, account));
    },
    async remove(organization, account) {
      await database.queries().delete(organizationMembers).where(isIt(organization, account));
    },
  };
}

async function isAskedForSecondFactor(database: Database, account: string): Promise<boolean> {
  const { organizationId, accountId } = organizationMembers;
  const rows = await database
    .queries()
    .select({ organizationId })
    .from(organizationMembers)
    .innerJoin(organizations, eq(organizations.id, organizationId))
    .where(and(eq(accountId, account), eq(organizations.secondFactorRequired, true)))
    .limit(1);
  return rows.length > 0;
}

async function rolesOfEach(
  database: Database,
  all: readonly string[],
): Promise<ReadonlyMap<string, OrganizationRole[]>> {
  if (all.length === 0) return new Map();
  const { accountId, organizationId, role } = organizationMembers;
  const { id, name, subscriptionStatus, suspendedAt, secondFactorRequired } = organizations;
  const suspended = sql<boolean>`${isNotNull(suspendedAt)}`;
  const secondFactorMissing = sql<boolean>`(${secondFactorRequired} AND lacks_second_factor(${accountId}))`;
  const rows = await database
    .queries()
    .select({ accountId, role, organization: { id, name, subscriptionStatus, suspended, secondFactorMissing } })
    .from(organizationMembers)
    .innerJoin(organizations, eq(id, organizationId))
    .where(inArray(accountId, [...all]))
    .orderBy(asc(name), asc(id));
  const byAccount = Map.groupBy(rows, (row) => row.accountId);
  return new Map(
    [...byAccount].map(([account, held]) => [account, held.map(({ accountId: _account, ...rest }) => rest)]),
  );
}

async function listMembers(database: Database, organization: string, query: ListQuery<MemberColumn>) {
  const { organizationId, accountId, role } = organizationMembers;
  const found = and(eq(organizationId, organization), holdsSearch(query.search, [fullName, people.email]));
  const columns = { name: sql`lower(${fullName})`, email: people.email, role };
  const [all] = await database
    .queries()
    .select({ total: count() })
    .from(organizationMembers)
    .innerJoin(people, eq(people.id, accountId))
    .where(found);
  const total = all?.total ?? 0;
  // A search that finds nobody goes through everybody once.
  if (total === 0) return { items: [], total };
  const items = await database
    .queries()
    .select({ id: people.id, email: people.email, name: fullName, role, superAdmin: people.superAdmin })
    .from(organizationMembers)
    .innerJoin(people, eq(people.id, accountId))
    .where(found)
    .orderBy(...orderOf(query, columns, people.id))
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
  return { items, total };
}
