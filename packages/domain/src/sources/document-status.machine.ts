/** Steps of a document on its way to being ready to use, in order (specification §4). */
export const DOCUMENT_STEPS = [
  'preparing',
  'hashing',
  'uploading',
  'uploaded',
  'slicing_started',
  'queueing_started',
  'queueing_finished',
  'parsing_started',
  'parsing_finished',
  'embedding_started',
  'embedding_finished',
  'upsert_started',
  'upsert_finished',
] as const;

/** Ways a document fails or is rejected (specification §4). */
export const DOCUMENT_FAILURES = [
  'hash_failed',
  'hashing_failed',
  'upload_failed',
  'slicing_failed',
  'queueing_failed',
  'parsing_failed',
  'embedding_failed',
  'upsert_failed',
  'duplicate_name',
  'duplicate_content',
  'size_precondition_failed',
  'type_precondition_failed',
  'illegal_type',
  'maximum_size_exceeded',
  'hash_rejected',
  'notify_ingest_failed',
  'quota_exceeded',
  'batching_failed',
] as const;

export const DOCUMENT_STATUSES = [...DOCUMENT_STEPS, ...DOCUMENT_FAILURES] as const;
export type DocumentStep = (typeof DOCUMENT_STEPS)[number];
export type DocumentFailure = (typeof DOCUMENT_FAILURES)[number];
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];

/** What can happen to a document. `broke` is a failure of the very step it is in. */
export const DOCUMENT_SIGNALS = [
  'hashing_began',
  'upload_began',
  'upload_verified',
  'slicing_began',
  'queueing_began',
  'queueing_ended',
  'parsing_began',
  'parsing_ended',
  'embedding_began',
  'embedding_ended',
  'saving_began',
  'saving_ended',
  'broke',
  'file_unreadable',
  'aborted',
  'name_taken',
  'content_known',
  'not_a_pdf',
  'too_large',
  'hash_refused',
  'batch_refused',
  'size_differs',
  'type_differs',
  'ingest_not_told',
  'quota_used_up',
] as const;
export type DocumentSignal = (typeof DOCUMENT_SIGNALS)[number];

/** What is wrong with a file itself; found on choosing it, or by the server when the batch is created. */
const REFUSED = {
  name_taken: 'duplicate_name',
  not_a_pdf: 'illegal_type',
  too_large: 'maximum_size_exceeded',
} as const;
const STOPPED = { aborted: 'upload_failed' } as const;
const QUOTA = { quota_used_up: 'quota_exceeded' } as const;
const END = {} as const;

/** The legal moves. What is not here leaves a document as it is. */
export const DOCUMENT_MOVES: Record<DocumentStatus, Partial<Record<DocumentSignal, DocumentStatus>>> = {
  preparing: { hashing_began: 'hashing', ...REFUSED, ...STOPPED },
  hashing: {
    upload_began: 'uploading',
    file_unreadable: 'hash_failed',
    broke: 'hashing_failed',
    hash_refused: 'hash_rejected',
    content_known: 'duplicate_content',
    batch_refused: 'batching_failed',
    ...REFUSED,
    ...QUOTA,
    ...STOPPED,
  },
  uploading: {
    upload_verified: 'uploaded',
    broke: 'upload_failed',
    size_differs: 'size_precondition_failed',
    type_differs: 'type_precondition_failed',
    hash_refused: 'hash_rejected',
    ingest_not_told: 'notify_ingest_failed',
    ...QUOTA,
    ...STOPPED,
  },
  uploaded: { slicing_began: 'slicing_started', ingest_not_told: 'notify_ingest_failed', ...QUOTA },
  slicing_started: { queueing_began: 'queueing_started', broke: 'slicing_failed', ...QUOTA },
  queueing_started: { queueing_ended: 'queueing_finished', broke: 'queueing_failed' },
  queueing_finished: { parsing_began: 'parsing_started' },
  parsing_started: { parsing_ended: 'parsing_finished', broke: 'parsing_failed', ...QUOTA },
  parsing_finished: { embedding_began: 'embedding_started' },
  embedding_started: { embedding_ended: 'embedding_finished', broke: 'embedding_failed' },
  embedding_finished: { saving_began: 'upsert_started' },
  upsert_started: { saving_ended: 'upsert_finished', broke: 'upsert_failed' },
  upsert_finished: END,
  hash_failed: END,
  hashing_failed: END,
  upload_failed: END,
  slicing_failed: END,
  queueing_failed: END,
  parsing_failed: END,
  embedding_failed: END,
  upsert_failed: END,
  duplicate_name: END,
  duplicate_content: END,
  size_precondition_failed: END,
  type_precondition_failed: END,
  illegal_type: END,
  maximum_size_exceeded: END,
  hash_rejected: END,
  notify_ingest_failed: END,
  quota_exceeded: END,
  batching_failed: END,
};

/** Moves a document on; a signal that is not legal in its status leaves it as it is. */
export function moveDocument(status: DocumentStatus, signal: DocumentSignal): DocumentStatus {
  return DOCUMENT_MOVES[status][signal] ?? status;
}
