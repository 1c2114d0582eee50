import type { DocumentStatus } from '@footnote/domain';
import type { DocumentsTableLabels } from './DocumentsTable/documents-table-labels.ts';
import type { DocumentStatusLabels } from './DocumentStatus/DocumentStatus.tsx';
import type { SourceSelectModalLabels } from './SourceSelectModal/source-select-labels.ts';
import type { SourceSummaryLabels } from './SourceSummary/SourceSummary.tsx';
import type { SummaryTilesLabels } from './SummaryTiles/SummaryTiles.tsx';
import type { UploadChipLabels } from './UploadChip/UploadChip.tsx';
import type { UploadModalLabels } from './UploadModal/upload-modal-labels.ts';

const numbers = new Intl.NumberFormat('en');
const decimals = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const days = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });
const languageNames = new Intl.DisplayNames('en', { type: 'language' });

const number = (value: number) => numbers.format(value);
const count = (value: number, one: string, many: string) => `${number(value)} ${value === 1 ? one : many}`;
const bytes = (value: number) =>
  value >= 1e6 ? `${decimals.format(value / 1e6)} MB` : `${decimals.format(value / 1e3)} kB`;
const date = (iso: string) => days.format(new Date(iso));

/** English words of sources, for stories. */
export const tilesLabels: SummaryTilesLabels = {
  name: 'Documents by state',
  tiles: {
    preparing: 'Preparing',
    uploading: 'Uploading',
    uploaded: 'On the server',
    preparing_to_save: 'Preparing to save',
    ready_to_save: 'Ready to save',
    ready_to_use: 'Ready to use',
    failed: 'Failed',
  },
  number,
  loading: 'Documents are being counted',
};

const statusWords: Record<DocumentStatus, string> = {
  preparing: 'Preparing',
  hashing: 'Checking the file',
  uploading: 'Uploading',
  uploaded: 'On the server',
  slicing_started: 'Splitting into pages',
  queueing_started: 'Joining the queue',
  queueing_finished: 'In the queue',
  parsing_started: 'Reading',
  parsing_finished: 'Read',
  embedding_started: 'Indexing',
  embedding_finished: 'Indexed',
  upsert_started: 'Saving',
  upsert_finished: 'Ready to use',
  hash_failed: 'File unreadable',
  hashing_failed: 'Check failed',
  upload_failed: 'Upload failed',
  slicing_failed: 'Splitting failed',
  queueing_failed: 'Queueing failed',
  parsing_failed: 'Reading failed',
  embedding_failed: 'Indexing failed',
  upsert_failed: 'Saving failed',
  duplicate_name: 'Name already used',
  duplicate_content: 'Same content',
  size_precondition_failed: 'Size mismatch',
  type_precondition_failed: 'Type mismatch',
  illegal_type: 'Not a PDF',
  maximum_size_exceeded: '500 MB or more',
  hash_rejected: 'Content mismatch',
  notify_ingest_failed: 'Hand-over failed',
  quota_exceeded: 'Page quota used up',
  batching_failed: 'Batch failed',
};

export const statusLabels: DocumentStatusLabels = {
  statuses: statusWords,
  progress: 'Progress',
  step: (step, steps) => `Step ${step} of ${steps}`,
};

export const documentsLabels: DocumentsTableLabels = {
  name: 'Documents',
  document: 'Document',
  status: 'Status',
  size: 'Size',
  pages: 'Pages',
  uploader: 'Uploaded by',
  created: 'Added',
  unknown: '–',
  bytes,
  number,
  date,
  statuses: statusLabels,
  table: {
    select: ({ name }) => `Select ${name}`,
    selectAll: 'Select all documents',
    selected: (chosen, total) => `${number(chosen)} of ${number(total)} selected`,
    clearSelection: 'Clear',
    actions: ({ name }) => `Actions for ${name}`,
    actionsColumn: 'Actions',
    columns: 'Columns',
    loading: 'Documents are loading',
  },
  delete: 'Delete',
  deleteInProgress: 'Delete (once it is read)',
  deleteForbidden: 'Delete (not permitted)',
  deleteSelected: (chosen) => `Delete ${count(chosen, 'document', 'documents')}`,
  deleteFailed: (failed) => `Delete ${number(failed)} failed`,
  confirmTitle: (chosen) => `Delete ${count(chosen, 'document', 'documents')}?`,
  confirmText: (names) =>
    `${names.length === 1 ? `“${names[0] ?? ''}”` : 'They'} will no longer be available for chat. This cannot be undone.`,
  cancel: 'Cancel',
  emptyTitle: 'No documents yet',
  emptyText: 'Upload PDFs to ask about them and to cite them page by page.',
  upload: 'Upload documents',
  errorTitle: 'Error loading documents',
  retry: 'Try again',
};

export const uploadLabels: UploadModalLabels = {
  title: 'Upload documents',
  description: (source) => `They become part of “${source}” and can be asked about once they are read.`,
  drop: 'Drop PDF files here',
  choose: 'or choose them',
  release: 'Let go to add them',
  hint: 'PDF only, under 500 MB each',
  files: 'Files',
  bytes,
  sent: (sent, size) => `${bytes(sent)} of ${bytes(size)}`,
  sending: (name) => `Upload of ${name}`,
  statuses: statusLabels,
  remove: (name) => `Take ${name} off the list`,
  stop: (name) => `Stop the upload of ${name}`,
  refused: (refused) => `${count(refused, 'file was', 'files were')} not taken`,
  more: (hidden) => `and ${number(hidden)} more`,
  start: (waiting) => (waiting === 0 ? 'Upload' : `Upload ${count(waiting, 'file', 'files')}`),
  stopAll: 'Stop all',
  background: 'The upload goes on while this is closed. Stay on this website until it ends.',
  close: 'Close',
};

export const chipLabels: UploadChipLabels = {
  uploading: (source) => `Uploading to ${source}`,
  done: (source) => `Uploaded to ${source}`,
  files: ({ processed, total }) => `${number(processed)} of ${number(total)}`,
  percent: (percent) => `${decimals.format(percent)} %`,
  failed: (failed) => `${number(failed)} failed`,
};

export const selectLabels: SourceSelectModalLabels = {
  title: 'Sources',
  description: 'Answers draw on these sources only.',
  search: 'Find a source',
  clearSearch: 'Clear the search',
  list: 'Sources to search',
  languages: 'Languages',
  language: (tag) => languageNames.of(tag) ?? tag,
  disabled: 'Not available at present',
  nothingFound: (query) => `No source matches “${query}”.`,
  emptyTitle: 'No sources yet',
  emptyText: 'Ask the administrator of your organization to add one.',
  none: 'Please select at least one source.',
  selected: (chosen) => `${count(chosen, 'source', 'sources')} selected`,
  selectAll: 'Select all',
  clear: 'Clear',
  loading: 'Sources are loading',
  errorTitle: 'Sources could not be loaded',
  retry: 'Try again',
  apply: 'Use these sources',
  cancel: 'Cancel',
  close: 'Close',
};

export const summaryLabels: SourceSummaryLabels = {
  statuses: { enabled: 'Enabled', disabled: 'Disabled' },
  languages: 'Languages',
  language: selectLabels.language,
  documents: (documents) => count(documents, 'document', 'documents'),
  pages: ({ used, quota }) =>
    quota === null ? count(used, 'page', 'pages') : `${number(used)} of ${number(quota)} pages`,
  pageQuota: 'Pages used',
  modified: (iso) => `Changed ${date(iso)}`,
};
