import { randomUUID } from 'node:crypto';
import { DOCUMENT_STEPS } from '@footnote/domain';
import { and, asc, eq, inArray, ne, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { WaitingDocuments } from '../pipeline/pipeline.ports.ts';
import type { SourceDocuments } from '../sources.ports.ts';
import type { SourceRowsDeps } from './postgres-sources.ts';
import { sourceDocuments, sources } from './source-tables.ts';

/** From the file being there to being ready. */
const UNDER_WAY = DOCUMENT_STEPS.slice(DOCUMENT_STEPS.indexOf('uploaded'), -1);

/** Finds in the relational database what is to be read. */
export function createPostgresWaitingDocuments({
  database,
  documents,
}: Pick<SourceRowsDeps, 'database'> & { documents: Pick<SourceDocuments, 'move'> }): WaitingDocuments {
  const { id, sourceId, name, objectName, status, createdAt, batchIndex, failed, attempts } = sourceDocuments;
  const { organizationId } = sources;
  const isWaiting = and(inArray(status, UNDER_WAY), eq(failed, false), ne(status, 'upsert_finished'));
  const fields = { id, sourceId, organizationId, name, objectName, status };
  return {
    move: (document, step) => documents.move(document, step),
    async begin(document) {
      const reader = randomUUID();
      const [begun] = await database
        .queries()
        .update(sourceDocuments)
        .set({ reader })
        .from(sources)
        .where(and(eq(id, document), eq(sources.id, sourceId), isWaiting))
        .returning(fields);
      return begun === undefined ? null : { ...begun, reader };
    },
    next(without) {
      return database
        .queries()
        .selectDistinctOn([organizationId], fields)
        .from(sourceDocuments)
        .innerJoin(sources, eq(sources.id, sourceId))
        .where(and(isWaiting, without.length === 0 ? undefined : notInArray(id, [...without])))
        .orderBy(asc(organizationId), asc(createdAt), asc(batchIndex), asc(id));
    },
    withRoom: (document, pages, work) => withRoom(database, { document, pages }, work),
    async countAttempt(document) {
      const [row] = await database
        .queries()
        .update(sourceDocuments)
        .set({ attempts: sql`${attempts} + 1` })
        .where(eq(id, document))
        .returning({ attempts });
      return row?.attempts ?? 0;
    },
    async statusOf(document) {
      const [row] = await database.queries().select({ status }).from(sourceDocuments).where(eq(id, document));
      return row?.status ?? null;
    },
    async hasSource(source) {
      const rows = await database.queries().select({ id: sources.id }).from(sources).where(eq(sources.id, source));
      return rows.length > 0;
    },
  };
}

function withRoom<T>(
  database: Database,
  { document, pages }: { document: { id: string; sourceId: string }; pages: number },
  work: (hasRoom: boolean) => Promise<T>,
): Promise<T> {
  const { id, sourceId, pageCount, failed } = sourceDocuments;
  return database.withTransaction(async () => {
    const [held] = await database
      .queries()
      .select({ quota: sources.pageQuota })
      .from(sources)
      .where(eq(sources.id, document.sourceId))
      .for('update');
    const [used] = await database
      .queries()
      .select({ pages: sql<number>`coalesce(sum(${pageCount}), 0)::int` })
      .from(sourceDocuments)
      .where(and(eq(sourceId, document.sourceId), eq(failed, false), ne(id, document.id)));
    const quota = held?.quota ?? null;
    return work(quota === null || (used?.pages ?? 0) + pages <= quota);
  });
}
