import { randomUUID } from 'node:crypto';
import type { Organization, OrganizationFilter } from '@footnote/domain';
import { and, count, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { holdsSearch, orderOf } from '../../platform/database/list-rows.ts';
import { storable } from '../../platform/storable-text.ts';
import type { HeldOrganization, Organizations } from '../organizations.ports.ts';
import { organizations } from './organization-tables.ts';

export interface OrganizationRowsDeps {
  database: Database;
  /** Milliseconds since 1970. */
  now: () => number;
}

type OrganizationRow = typeof organizations.$inferSelect;

/** What an organization begins with. */
const UNUSED = { subscriptionStatus: null, suspendedAt: null, secondFactorRequired: false } as const;

const members = sql<number>`(SELECT count(*)::int FROM organization_member WHERE organization_id = organization.id)`;
const admins = sql<number>`(SELECT count(*)::int FROM organization_member WHERE organization_id = organization.id AND role = 'Admin')`;
const sources = sql<number>`(SELECT count(*)::int FROM source WHERE organization_id = organization.id)`;

const openInvites = (moment: Date): SQL<number> =>
  sql<number>`(SELECT count(*)::int FROM organization_invite WHERE organization_id = organization.id AND expires_at > ${moment.toISOString()}::timestamptz)`;

const FILTERS: Readonly<Record<OrganizationFilter, SQL | undefined>> = {
  all: undefined,
  active: isNull(organizations.suspendedAt),
  suspended: isNotNull(organizations.suspendedAt),
};

/** Keeps organizations in the relational database. */
export function createPostgresOrganizations(deps: OrganizationRowsDeps): Organizations {
  const { database, now } = deps;
  return {
    async list(query) {
      const found = and(FILTERS[query.show], holdsSearch(query.search, [organizations.name]));
      const columns = { name: sql`lower(${organizations.name})`, users: members, createdAt: organizations.createdAt };
      const rows = await database
        .queries()
        .select({ row: organizations, users: members, sources })
        .from(organizations)
        .where(found)
        .orderBy(...orderOf(query, columns, organizations.id))
        .limit(query.pageSize)
        .offset((query.page - 1) * query.pageSize);
      const [all] = await database.queries().select({ total: count() }).from(organizations).where(found);
      const items = rows.map(({ row, ...counts }) => {
        const { id, name, userLimit, subscriptionStatus: status } = row;
        const suspended = row.suspendedAt !== null;
        return { id, name, userLimit, status, suspended, createdAt: row.createdAt.toISOString(), ...counts };
      });
      return { items, total: all?.total ?? 0 };
    },
    async find(id) {
      const found = await find(deps, id);
      if (found === null) return null;
      const { admins: _admins, ...organization } = found;
      return organization;
    },
    async create(fields) {
      const moment = new Date(now());
      const row = {
        ...storable(fields),
        id: randomUUID(),
        ...UNUSED,
        createdAt: moment,
        updatedAt: moment,
      };
      await database.queries().insert(organizations).values(row);
      return organizationOf(row, { members: 0, openInvites: 0, sources: 0 });
    },
    hold: (id, work) =>
      database.withTransaction(async () => {
        const held = await hold(deps, id);
        return held === null ? null : work(held);
      }),
    async save(id, change) {
      const { name, description, userLimit, secondFactorRequired } = storable(change);
      const fields = { name, description, userLimit, secondFactorRequired, updatedAt: new Date(now()) };
      await database.queries().update(organizations).set(fields).where(eq(organizations.id, id));
    },
    async setSuspended(id, suspended) {
      const fields = { suspendedAt: suspended ? new Date(now()) : null };
      await database.queries().update(organizations).set(fields).where(eq(organizations.id, id));
    },
    async remove(id) {
      await database.queries().delete(organizations).where(eq(organizations.id, id));
    },
  };
}

async function find({ database, now }: OrganizationRowsDeps, id: string): Promise<HeldOrganization | null> {
  const [found] = await database
    .queries()
    .select({ row: organizations, members, admins, sources, openInvites: openInvites(new Date(now())) })
    .from(organizations)
    .where(eq(organizations.id, id));
  if (found === undefined) return null;
  const { row, admins: adminCount, ...counts } = found;
  return { ...organizationOf(row, counts), admins: adminCount };
}

/** The lock is taken first: a statement that waits for it still counts what it saw before it waited. */
async function hold(deps: OrganizationRowsDeps, id: string): Promise<HeldOrganization | null> {
  await deps.database
    .queries()
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.id, id))
    .for('update');
  return find(deps, id);
}

function organizationOf(
  row: OrganizationRow,
  counts: Pick<Organization, 'members' | 'openInvites' | 'sources'>,
): Organization {
  return {
    ...row,
    ...counts,
    suspendedAt: row.suspendedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
