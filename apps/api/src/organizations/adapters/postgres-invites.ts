import { randomUUID } from 'node:crypto';
import { INVITE_DAYS, type OrganizationInvite, type PendingInvite } from '@footnote/domain';
import { and, count, desc, eq, gt, lte, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { holdsSearch, orderOf } from '../../platform/database/list-rows.ts';
import { storable } from '../../platform/storable-text.ts';
import type { Invites, OpenInvite } from '../organizations.ports.ts';
import { organizationInvites, organizations } from './organization-tables.ts';
import type { OrganizationRowsDeps } from './postgres-organizations.ts';

const DAY = 24 * 60 * 60 * 1000;

type InviteRow = typeof organizationInvites.$inferSelect;

function inviteOf({ id, email, name, role, createdAt, expiresAt }: InviteRow): OrganizationInvite {
  return { id, email, name, role, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() };
}

/** Keeps invitations in the relational database, what stands in their links as a digest. */
export function createPostgresInvites(deps: OrganizationRowsDeps): Invites {
  const { database, now } = deps;
  const { id, organizationId, email, name, tokenDigest, createdAt, expiresAt } = organizationInvites;
  const open = (which: SQL | undefined) => and(which, gt(expiresAt, new Date(now())));
  const find = (which: SQL | undefined) => findOpen(deps, open(which));
  return {
    async list(organization, query) {
      const found = open(and(eq(organizationId, organization), holdsSearch(query.search, [name, email])));
      const columns = { createdAt, name: sql`lower(${name})`, email };
      const rows = await database
        .queries()
        .select()
        .from(organizationInvites)
        .where(found)
        .orderBy(...orderOf(query, columns, id))
        .limit(query.pageSize)
        .offset((query.page - 1) * query.pageSize);
      const [all] = await database.queries().select({ total: count() }).from(organizationInvites).where(found);
      return { items: rows.map(inviteOf), total: all?.total ?? 0 };
    },
    find: (invite) => find(eq(id, invite)),
    findByDigest: (digest) => find(eq(tokenDigest, digest)),
    findByEmail: (organization, to) => find(and(eq(organizationId, organization), eq(email, to))),
    pendingOf: (to) => pendingOf(database, open(eq(email, to))),
    async save(organization, { digest, ...invite }) {
      const moment = now();
      const times = { createdAt: new Date(moment), expiresAt: new Date(moment + INVITE_DAYS * DAY) };
      const row = {
        ...storable(invite),
        ...times,
        id: randomUUID(),
        organizationId: organization,
        tokenDigest: digest,
      };
      await database
        .queries()
        .insert(organizationInvites)
        .values(row)
        .onConflictDoUpdate({ target: [organizationId, email], set: row });
      return inviteOf(row);
    },
    async remove(invite) {
      await database.queries().delete(organizationInvites).where(eq(id, invite));
    },
    async forgetExpired() {
      await database
        .queries()
        .delete(organizationInvites)
        .where(lte(expiresAt, new Date(now())));
    },
  };
}

async function findOpen({ database }: OrganizationRowsDeps, which: SQL | undefined): Promise<OpenInvite | null> {
  const [found] = await database
    .queries()
    .select({ row: organizationInvites, organizationName: organizations.name })
    .from(organizationInvites)
    .innerJoin(organizations, eq(organizations.id, organizationInvites.organizationId))
    .where(which);
  if (found === undefined) return null;
  const { row, organizationName } = found;
  return { ...inviteOf(row), organizationId: row.organizationId, organizationName };
}

function pendingOf(database: Database, which: SQL | undefined): Promise<PendingInvite[]> {
  const { id, organizationId, role, createdAt } = organizationInvites;
  return database
    .queries()
    .select({ id, organizationId, organizationName: organizations.name, role })
    .from(organizationInvites)
    .innerJoin(organizations, eq(organizations.id, organizationId))
    .where(which)
    .orderBy(desc(createdAt), id);
}
