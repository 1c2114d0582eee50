import { randomUUID } from 'node:crypto';
import { documentTone, type DocumentStatus } from '@footnote/domain';
import { and, asc, count, desc, eq, inArray, lt, ne, notInArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { storable } from '../../platform/storable-text.ts';
import type {
  EndedBatch,
  NewDocument,
  SearchableDocument,
  SourceDocuments,
  StoredDocument,
  WhichSource,
} from '../sources.ports.ts';
import type { SourceRowsDeps } from './postgres-sources.ts';
import { sourceBatches, sourceDocuments, sourceOwners, sources, uploaders } from './source-tables.ts';

const hasFailed = (status: DocumentStatus) => documentTone(status) === 'failed';

/** Pages of the documents that count against the quota of a source. */
const countedPages = sql<number>`coalesce(sum(${sourceDocuments.pageCount}) FILTER (WHERE NOT ${sourceDocuments.failed}), 0)::int`;

/** What is told of a document. */
const DOCUMENT_COLUMNS = {
  id: sourceDocuments.id,
  sourceId: sourceDocuments.sourceId,
  batchId: sourceDocuments.batchId,
  name: sourceDocuments.name,
  status: sourceDocuments.status,
  problem: sourceDocuments.problem,
  size: sourceDocuments.size,
  hash: sourceDocuments.hash,
  objectName: sourceDocuments.objectName,
  pageCount: sourceDocuments.pageCount,
  title: sourceDocuments.title,
  dois: sourceDocuments.dois,
  pmid: sourceDocuments.pmid,
  createdAt: sourceDocuments.createdAt,
};

function documentsWhere(database: Database, which: SQL | undefined) {
  return database
    .queries()
    .select({ ...DOCUMENT_COLUMNS, uploaderId: sourceBatches.accountId })
    .from(sourceDocuments)
    .innerJoin(sourceBatches, eq(sourceBatches.id, sourceDocuments.batchId))
    .where(which)
    .$dynamic();
}

function documentOf(row: Omit<StoredDocument, 'createdAt'> & { createdAt: Date }): StoredDocument {
  return { ...row, createdAt: row.createdAt.toISOString() };
}

/** Keeps documents of sources in the relational database. */
export function createPostgresDocuments({ database, now }: SourceRowsDeps): SourceDocuments {
  const { id, sourceId, status, failed, reader: isReadBy } = sourceDocuments;
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
    searchable: (organizationId, ids) => searchableOf(database, organizationId, ids),
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
    async move(document, { from, to, facts = {}, reader }) {
      const fields = { ...storable(facts), status: to, failed: hasFailed(to), changedAt: new Date(now()) };
      const moved = await database
        .queries()
        .update(sourceDocuments)
        .set(fields)
        .where(and(eq(id, document), eq(status, from), reader === undefined ? undefined : eq(isReadBy, reader)))
        .returning({ id });
      return moved.length > 0;
    },
    endBatch: (document) => database.withTransaction(() => endBatch({ database, now }, document)),
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

async function searchableOf(
  database: Database,
  organizationId: string | null,
  ids: readonly string[],
): Promise<SearchableDocument[]> {
  if (organizationId === null || ids.length === 0) return [];
  const { id, sourceId, name, title, dois, pmid, status } = sourceDocuments;
  return database
    .queries()
    .select({ id, name, title, dois, pmid, source: { id: sources.id, name: sources.name } })
    .from(sourceDocuments)
    .innerJoin(sources, eq(sources.id, sourceId))
    .where(
      and(
        eq(sources.organizationId, organizationId),
        eq(sources.enabled, true),
        eq(status, 'upsert_finished'),
        inArray(id, [...ids]),
      ),
    );
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

/** Failures that the browser told its user of: what was refused before it was sent, and what was not sent to the end. */
const KNOWN_FAILURES: readonly DocumentStatus[] = [
  'illegal_type',
  'maximum_size_exceeded',
  'duplicate_name',
  'duplicate_content',
  'upload_failed',
];

async function endBatch({ database, now }: SourceRowsDeps, document: string): Promise<EndedBatch | null> {
  const { batchId, failed, status } = sourceDocuments;
  const queries = database.queries();
  const ofDocument = queries.select({ id: batchId }).from(sourceDocuments).where(eq(sourceDocuments.id, document));
  // Of two that end at once, the later waits here and then sees what the other did.
  const [batch] = await queries.select().from(sourceBatches).where(eq(sourceBatches.id, ofDocument)).for('update');
  if (batch === undefined || batch.endedAt !== null) return null;
  const isUnderWay = and(eq(batchId, batch.id), eq(failed, false), ne(status, 'upsert_finished'));
  const underWay = await queries.select({ id: sourceDocuments.id }).from(sourceDocuments).where(isUnderWay).limit(1);
  if (underWay.length > 0) return null;
  await queries
    .update(sourceBatches)
    .set({ endedAt: new Date(now()) })
    .where(eq(sourceBatches.id, batch.id));
  const isTold = and(eq(failed, true), notInArray(status, [...KNOWN_FAILURES]));
  const [ended] = await queries
    .select({
      organizationId: sourceOwners.id,
      organizationName: sourceOwners.name,
      sourceId: sources.id,
      sourceName: sources.name,
      ready: sql<number>`(count(*) FILTER (WHERE NOT ${failed}))::int`,
      failed: sql<number>`(count(*) FILTER (WHERE ${isTold}))::int`,
    })
    .from(sourceDocuments)
    .innerJoin(sources, eq(sources.id, sourceDocuments.sourceId))
    .innerJoin(sourceOwners, eq(sourceOwners.id, sources.organizationId))
    .where(eq(batchId, batch.id))
    .groupBy(sourceOwners.id, sources.id);
  return ended === undefined ? null : { ...ended, uploaderId: batch.accountId };
}
