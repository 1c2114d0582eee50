import type { DocumentStatus } from './document-status.machine.ts';
import { documentTone, SUMMARY_TILES, summaryTile, type DocumentTone, type SummaryTile } from './document-status.ts';

/** Documents by summary tile. */
export type DocumentSummary = Record<SummaryTile, number>;

/** Counts documents by summary tile; a tile without documents counts 0. */
export function summariseDocuments(documents: readonly { status: DocumentStatus }[]): DocumentSummary {
  const summary: DocumentSummary = {
    preparing: 0,
    uploading: 0,
    uploaded: 0,
    preparing_to_save: 0,
    ready_to_save: 0,
    ready_to_use: 0,
    failed: 0,
  };
  for (const { status } of documents) summary[summaryTile(status)] += 1;
  return summary;
}

/** Number of all documents in a summary. */
export function summaryTotal(summary: DocumentSummary): number {
  return SUMMARY_TILES.reduce((total, tile) => total + summary[tile], 0);
}

/** Pages of all documents that did not fail; those that are not read yet count none. */
export function countPages(documents: readonly { status: DocumentStatus; pageCount: number | null }[]): number {
  return documents.reduce(
    (total, { status, pageCount }) => total + (documentTone(status) === 'failed' ? 0 : (pageCount ?? 0)),
    0,
  );
}

/** A summary in three: what is ready, what is on its way, and what failed. */
export function summariseBriefly(summary: DocumentSummary): Record<DocumentTone, number> {
  const { ready_to_use: ready, failed } = summary;
  return { ready, progress: summaryTotal(summary) - ready - failed, failed };
}
