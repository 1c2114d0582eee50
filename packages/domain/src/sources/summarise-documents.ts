import type { DocumentStatus } from './document-status.machine.ts';
import { SUMMARY_TILES, summaryTile, type SummaryTile } from './document-status.ts';

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
