import { and, eq, inArray } from 'drizzle-orm';
import type { EmbeddedDocuments } from '../embedding/embed-job.ts';
import type { SourceRowsDeps } from './postgres-sources.ts';
import { sourceDocuments } from './source-tables.ts';

/** Keeps in the relational database which documents are found by their words alone. */
export function createPostgresEmbeddedDocuments({ database }: Pick<SourceRowsDeps, 'database'>): EmbeddedDocuments {
  const { id, sourceId, status, problem } = sourceDocuments;
  const isReady = eq(status, 'upsert_finished');
  return {
    async ready(ids) {
      if (ids.length === 0) return new Set();
      const rows = await database
        .queries()
        .select({ id })
        .from(sourceDocuments)
        .where(and(isReady, inArray(id, [...ids])));
      return new Set(rows.map((row) => row.id));
    },
    async unembedded(source) {
      const rows = await database
        .queries()
        .select({ id })
        .from(sourceDocuments)
        .where(and(isReady, eq(sourceId, source), eq(problem, 'not-embedded')));
      return rows.map((row) => row.id);
    },
    async markEmbedded(document) {
      await database
        .queries()
        .update(sourceDocuments)
        .set({ problem: null })
        .where(and(isReady, eq(id, document), eq(problem, 'not-embedded')));
    },
  };
}
