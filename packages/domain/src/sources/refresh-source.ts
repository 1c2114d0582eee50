import type { DocumentStatus } from './document-status.machine.ts';
import { isTerminal } from './document-status.ts';

/** Milliseconds between two checks of a source (specification §9). */
export const REFRESH_INTERVAL = 10_000;
/** Milliseconds after loading until a source no longer counts as being refreshed (specification §9). */
export const REFRESH_FLAG_DELAY = 500;

/** What a check fetches again; `nothing` ends the checks. */
export type SourceRefresh = 'nothing' | 'sources' | 'sources_and_documents';

/** Decides what a check of a source fetches: only sources while it is busy uploading, nothing once all documents are terminal. */
export function sourceRefresh(documents: readonly { status: DocumentStatus }[], busyUploading: boolean): SourceRefresh {
  if (busyUploading) return 'sources';
  return documents.every(({ status }) => isTerminal(status)) ? 'nothing' : 'sources_and_documents';
}
