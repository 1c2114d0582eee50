import { and, eq, inArray, isNull } from 'drizzle-orm';
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
    async readyIn(source) {
      const rows = await database
        .queries()
        .select({ id })
        .from(sourceDocuments)
        .where(and(isReady, eq(sourceId, source)));
      return rows.map((row) => row.id);
    },
    async markUnembedded(documents) {
      if (documents.length === 0) return;
      await database
        .queries()
        .update(sourceDocuments)
        .set({ problem: 'not-embedded' })
        .where(and(isReady, inArray(id, [...documents]), isNull(problem)));
    },
    async markEmbedded(documents) {
      if (documents.length === 0) return;
      await database
        .queries()
        .update(sourceDocuments)
        .set({ problem: null })
        .where(and(isReady, inArray(id, [...documents]), eq(problem, 'not-embedded')));
    },
  };
}
