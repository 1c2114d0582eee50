import { randomUUID } from 'node:crypto';
import { SOURCE_LIMITS, type Source } from '@footnote/domain';
import { and, asc, eq, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { storable } from '../../platform/storable-text.ts';
import type { SourceChange, Sources, WhichSource } from '../sources.ports.ts';
import { deletedSources, sourceOwners, sources } from './source-tables.ts';

export interface SourceRowsDeps {
  database: Database;
  /** Milliseconds since 1970. */
  now: () => number;
}

const HOUR = 3_600_000;

type SourceRow = typeof sources.$inferSelect;

function sourceOf({ id, organizationId, name, description, enabled, languages, ...row }: SourceRow): Source {
  return {
    id,
    name,
    description,
    status: enabled ? 'enabled' : 'disabled',
    languages,
    lastModifiedAt: row.changedAt.toISOString(),
    maintainedBy: { type: 'Organization', id: organizationId },
    documents: `/api/sources/${id}/documents`,
    bucket: { id, name, region: row.location, policy: 'private', retentionDays: row.retentionDays },
    searchIndex: { numberOfShards: row.numberOfShards },
    pageQuota: row.pageQuota,
  };
}

/** Matches a source of the organization that is acted for, and nothing for whoever acts for none: all reading and changing goes by this. */
function isIt({ id, organizationId }: WhichSource): SQL | undefined {
  return organizationId === null ? sql`false` : and(eq(sources.id, id), eq(sources.organizationId, organizationId));
}

function fieldsOf(change: SourceChange): Partial<SourceRow> {
  const { name, description, languages, status, pageQuota, numberOfShards, bucket } = storable(change);
  return {
    ...(name === undefined ? {} : { name }),
    ...(description === undefined ? {} : { description }),
    ...(languages === undefined ? {} : { languages }),
    ...(status === undefined ? {} : { enabled: status === 'enabled' }),
    ...(pageQuota === undefined ? {} : { pageQuota, pagesRequestedAt: null }),
    ...(numberOfShards === undefined ? {} : { numberOfShards }),
    ...(bucket === undefined ? {} : { location: bucket.location, retentionDays: bucket.softDelete.retentionDays }),
  };
}

/** Keeps sources in the relational database. */
export function createPostgresSources({ database, now }: SourceRowsDeps): Sources {
  const find = async (which: WhichSource) => {
    const [row] = await database.queries().select().from(sources).where(isIt(which));
    return row === undefined ? null : sourceOf(row);
  };
  return {
    find,
    async list(organizationId) {
      const rows = await database
        .queries()
        .select()
        .from(sources)
        .where(eq(sources.organizationId, organizationId))
        .orderBy(asc(sql`lower(${sources.name})`), asc(sources.id));
      return rows.map(sourceOf);
    },
    async create(organizationId, fields) {
      const moment = new Date(now());
      const row: SourceRow = {
        ...storable(fields),
        id: randomUUID(),
        organizationId,
        enabled: true,
        retentionDays: SOURCE_LIMITS.retentionDays.default,
        numberOfShards: SOURCE_LIMITS.shards.default,
        pageQuota: null,
        pagesRequestedAt: null,
        createdAt: moment,
        changedAt: moment,
      };
      await database.queries().insert(sources).values(row);
      return sourceOf(row);
    },
    async save(which, change) {
      const fields = { ...fieldsOf(change), changedAt: new Date(now()) };
      const [row] = await database.queries().update(sources).set(fields).where(isIt(which)).returning();
      return row === undefined ? null : sourceOf(row);
    },
    hold: (which, work) =>
      database.withTransaction(async () => {
        // The lock is taken first: a statement that waits for it still sees what there was before it waited.
        await database.queries().select({ id: sources.id }).from(sources).where(isIt(which)).for('update');
        const source = await find(which);
        return source === null ? null : work(source);
      }),
    markPagesRequested: (which, hours) => markPagesRequested({ database, now }, { which, hours }),
    ...deletions({ database, now }),
    async shardsOf(id) {
      const [row] = await database
        .queries()
        .select({ shards: sources.numberOfShards })
        .from(sources)
        .where(eq(sources.id, id));
      return row?.shards ?? SOURCE_LIMITS.shards.default;
    },
    retentions: () => database.queries().select({ id: sources.id, retentionDays: sources.retentionDays }).from(sources),
  };
}

/** Deletes sources, and keeps for a while that they were there. */
function deletions({ database, now }: SourceRowsDeps): Pick<Sources, 'remove' | 'deleted' | 'forgetDeleted'> {
  return {
    remove: (which) =>
      database.withTransaction(async () => {
        const [removed] = await database.queries().delete(sources).where(isIt(which)).returning({ id: sources.id });
        if (removed === undefined) return false;
        const deletedAt = new Date(now());
        await database.queries().insert(deletedSources).values({ id: removed.id, deletedAt });
        return true;
      }),
    deleted: () => database.queries().select().from(deletedSources),
    async forgetDeleted(id) {
      await database.queries().delete(deletedSources).where(eq(deletedSources.id, id));
    },
  };
}

async function markPagesRequested(
  { database, now }: SourceRowsDeps,
  { which, hours }: { which: WhichSource; hours: number },
): Promise<string | null> {
  const isOpen = or(isNull(sources.pagesRequestedAt), lte(sources.pagesRequestedAt, new Date(now() - hours * HOUR)));
  const [marked] = await database
    .queries()
    .update(sources)
    .set({ pagesRequestedAt: new Date(now()) })
    .from(sourceOwners)
    .where(and(isIt(which), isOpen, eq(sourceOwners.id, sources.organizationId)))
    .returning({ organization: sourceOwners.name });
  return marked?.organization ?? null;
}
