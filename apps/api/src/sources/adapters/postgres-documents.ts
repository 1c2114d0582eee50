import { randomUUID } from 'node:crypto';
import { documentTone, type DocumentStatus } from '@footnote/domain';
import { and, asc, count, desc, eq, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { storable } from '../../platform/storable-text.ts';
import type { NewDocument, SourceDocuments, StoredDocument, WhichSource } from '../sources.ports.ts';
import type { SourceRowsDeps } from './postgres-sources.ts';
import { sourceBatches, sourceDocuments, sources, uploaders } from './source-tables.ts';

const hasFailed = (status: DocumentStatus) => documentTone(status) === 'failed';

/** Pages of the documents that count against the quota of a source. */
const countedPages = sql<number>`coalesce(sum(${sourceDocuments.pageCount}) FILTER (WHERE NOT ${sourceDocuments.failed}), 0)::int`;

function documentsWhere(database: Database, which: SQL | undefined) {
  const { id, sourceId, batchId, name, status, problem, size, hash, objectName, pageCount, createdAt } =
    sourceDocuments;
  return database
    .queries()
    .select({
      id,
      sourceId,
      batchId,
      name,
      status,
      problem,
      size,
      hash,
      objectName,
      pageCount,
      createdAt,
      uploaderId: sourceBatches.accountId,
    })
    .from(sourceDocuments)
    .innerJoin(sourceBatches, eq(sourceBatches.id, batchId))
    .where(which)
    .$dynamic();
}

function documentOf(row: Omit<StoredDocument, 'createdAt'> & { createdAt: Date }): StoredDocument {
  return { ...row, createdAt: row.createdAt.toISOString() };
}

/** Keeps documents of sources in the relational database. */
export function createPostgresDocuments({ database, now }: SourceRowsDeps): SourceDocuments {
  const { id, sourceId, status, failed } = sourceDocuments;
  const findOne = async (which: SQL | undefined) => {
    const [row] = await documentsWhere(database, which);
    return row === undefined ? null : documentOf(row);
  };
  return {
    list: (source, page) => listOf(database, source.id, page),
    async totals(source) {
      const rows = await database
        .queries()
        .select({ status, count: count(), pageCount: countedPages })
        .from(sourceDocuments)
        .where(eq(sourceId, source.id))
        .groupBy(status);
      return { statuses: rows, pageCount: rows.reduce((sum, row) => sum + row.pageCount, 0) };
    },
    find: (source, document) => findOne(and(eq(sourceId, source.id), eq(id, document))),
    contents: (source, given) => contentsOf(database, source.id, given),
    async awaited(source, { accountId, hashes }) {
      const own = and(eq(sourceId, source.id), eq(sourceBatches.accountId, accountId));
      const rows = await documentsWhere(
        database,
        and(own, eq(status, 'uploading'), inArray(sourceDocuments.hash, hashes)),
      );
      return rows.map(documentOf);
    },
    addBatch: (source, batch) => addBatch({ database, now }, source.id, batch),
    findBatch: (which) => findBatch(database, which),
    async move(document, { from, to, facts = {} }) {
      const fields = { ...storable(facts), status: to, failed: hasFailed(to), changedAt: new Date(now()) };
      const moved = await database
        .queries()
        .update(sourceDocuments)
        .set(fields)
        .where(and(eq(id, document), eq(status, from)))
        .returning({ id });
      return moved.length > 0;
    },
    async remove(source, ids) {
      await database
        .queries()
        .delete(sourceDocuments)
        .where(and(eq(sourceId, source.id), inArray(id, [...ids])));
    },
    async failedOf(source) {
      const rows = await documentsWhere(database, and(eq(sourceId, source.id), eq(failed, true)));
      return rows.map(documentOf);
    },
    findByObject: (objectName) => findOne(eq(sourceDocuments.objectName, objectName)),
    async waitingSince(moment) {
      const rows = await documentsWhere(database, and(eq(status, 'uploading'), lt(sourceDocuments.changedAt, moment)));
      return rows.map(documentOf);
    },
  };
}

async function contentsOf(database: Database, source: string, given: { nameKeys: string[]; hashes: string[] }) {
  const { nameKey, hash, sourceId, failed } = sourceDocuments;
  const kept = and(eq(sourceId, source), eq(failed, false));
  const names = await database
    .queries()
    .select({ nameKey })
    .from(sourceDocuments)
    .where(and(kept, inArray(nameKey, given.nameKeys)));
  const hashes = await database
    .queries()
    .select({ hash })
    .from(sourceDocuments)
    .where(and(kept, inArray(hash, given.hashes)));
  const [pages] = await database.queries().select({ pageCount: countedPages }).from(sourceDocuments).where(kept);
  return {
    nameKeys: new Set(names.map((row) => row.nameKey)),
    hashes: new Set(hashes.map((row) => row.hash)),
    pageCount: pages?.pageCount ?? 0,
  };
}

async function addBatch(
  { database, now }: SourceRowsDeps,
  sourceId: string,
  { accountId, documents }: { accountId: string; documents: readonly NewDocument[] },
): Promise<string> {
  const moment = new Date(now());
  const batchId = randomUUID();
  await database.queries().insert(sourceBatches).values({ id: batchId, sourceId, accountId, createdAt: moment });
  const rows = storable(documents).map((document) => ({
    ...document,
    sourceId,
    batchId,
    failed: hasFailed(document.status),
    attempts: 0,
    createdAt: moment,
    changedAt: moment,
  }));
  await database.queries().insert(sourceDocuments).values(rows);
  return batchId;
}

async function findBatch(database: Database, { id: batch, organizationId }: WhichSource) {
  if (organizationId === null) return null;
  const [row] = await database
    .queries()
    .select({ createdAt: sourceBatches.createdAt, uploader: { id: uploaders.id, email: uploaders.email } })
    .from(sourceBatches)
    .innerJoin(sources, eq(sources.id, sourceBatches.sourceId))
    .leftJoin(uploaders, eq(uploaders.id, sourceBatches.accountId))
    .where(and(eq(sourceBatches.id, batch), eq(sources.organizationId, organizationId)));
  return row === undefined ? null : { createdAt: row.createdAt.toISOString(), uploader: row.uploader };
}

async function listOf(database: Database, source: string, { page, pageSize }: { page: number; pageSize: number }) {
  const { id, sourceId, batchIndex, createdAt } = sourceDocuments;
  const rows = await documentsWhere(database, eq(sourceId, source))
    .orderBy(desc(createdAt), asc(batchIndex), asc(id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [all] = await database.queries().select({ total: count() }).from(sourceDocuments).where(eq(sourceId, source));
  return { items: rows.map(documentOf), total: all?.total ?? 0 };
}
