import { DOCUMENT_STEPS, type DocumentStatus, type DocumentStep } from './document-status.machine.ts';

/** Summary tiles of a source, in order (specification §4). */
export const SUMMARY_TILES = [
  'preparing',
  'uploading',
  'uploaded',
  'preparing_to_save',
  'ready_to_save',
  'ready_to_use',
  'failed',
] as const;
export type SummaryTile = (typeof SUMMARY_TILES)[number];

/** How a status is shown: still on its way, ended badly, or ready to use. */
export type DocumentTone = 'progress' | 'failed' | 'ready';

const TILE_OF_STEP: Record<DocumentStep, SummaryTile> = {
  preparing: 'preparing',
  hashing: 'preparing',
  uploading: 'uploading',
  uploaded: 'uploaded',
  slicing_started: 'preparing_to_save',
  queueing_started: 'preparing_to_save',
  queueing_finished: 'ready_to_save',
  parsing_started: 'preparing_to_save',
  parsing_finished: 'ready_to_save',
  embedding_started: 'preparing_to_save',
  embedding_finished: 'ready_to_save',
  upsert_started: 'preparing_to_save',
  upsert_finished: 'ready_to_use',
};

const isStep = (status: DocumentStatus): status is DocumentStep => Object.hasOwn(TILE_OF_STEP, status);

/** The summary tile a document is counted under. */
export function summaryTile(status: DocumentStatus): SummaryTile {
  return isStep(status) ? TILE_OF_STEP[status] : 'failed';
}

/** How a document is shown. */
export function documentTone(status: DocumentStatus): DocumentTone {
  if (!isStep(status)) return 'failed';
  return status === 'upsert_finished' ? 'ready' : 'progress';
}

/** Number of the step a document is in, from 1 to `DOCUMENT_STEPS.length`; null once it failed. */
export function documentStep(status: DocumentStatus): number | null {
  return isStep(status) ? DOCUMENT_STEPS.indexOf(status) + 1 : null;
}

/** Share of the way to being ready, from 0 to 1; null once it failed. */
export function documentShare(status: DocumentStatus): number | null {
  return isStep(status) ? DOCUMENT_STEPS.indexOf(status) / (DOCUMENT_STEPS.length - 1) : null;
}

/** True while a document is on its way. */
export function isInProgress(status: DocumentStatus): boolean {
  return documentTone(status) === 'progress';
}

/** True once nothing moves a document any more: it is ready, or it failed. */
export function isTerminal(status: DocumentStatus): boolean {
  return documentTone(status) !== 'progress';
}

/** True while the user’s own browser works on a file, so that leaving the page would break it off. */
export function isUploading(status: DocumentStatus): boolean {
  return status === 'preparing' || status === 'hashing' || status === 'uploading';
}

/** True where a document may be deleted: it is not in progress, and the user has the permission. */
export function mayDelete(status: DocumentStatus, permitted: boolean): boolean {
  return permitted && isTerminal(status);
}
