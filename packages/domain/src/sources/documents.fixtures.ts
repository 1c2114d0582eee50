import { DOCUMENT_STATUSES, type DocumentStatus } from './document-status.machine.ts';
import type { SourceDocument } from './source.schema.ts';

const SUBJECTS = [
  'Trial protocol',
  'Consent form',
  'Statistical analysis plan',
  'Case report form',
  'Clinical guideline',
  'Investigator brochure',
  'Safety report',
] as const;

const UPLOADERS = [
  { id: 'user-1', email: 'a.okafor@hospital.example' },
  { id: 'user-2', email: 'm.lindqvist@hospital.example' },
] as const;

/** Most documents are ready; the rest are spread over the steps and failures a source really shows. */
const STATUS_CYCLE: readonly DocumentStatus[] = [
  'upsert_finished',
  'upsert_finished',
  'embedding_started',
  'upsert_finished',
  'parsing_failed',
  'upsert_finished',
  'parsing_started',
  'upsert_finished',
  'upsert_finished',
  'duplicate_content',
  'upsert_finished',
  'queueing_finished',
  'upsert_finished',
];

const twoDigits = (value: number) => String(value).padStart(2, '0');

function makeDocument(index: number, status: DocumentStatus): SourceDocument {
  const read = status === 'upsert_finished' || status.startsWith('embedding') || status.startsWith('upsert');
  return {
    id: `document-${index}`,
    name: `${SUBJECTS[index % SUBJECTS.length] ?? ''} ${index + 1}.pdf`,
    status,
    createdAt: `2026-${twoDigits((index % 11) + 1)}-${twoDigits(((index * 7) % 28) + 1)}T09:00:00Z`,
    createdBy: index % 6 === 5 ? null : (UPLOADERS[index % UPLOADERS.length] ?? null),
    size: ((index * 7_919_317) % 48_000_000) + 120_000,
    pageCount: read ? ((index * 37) % 240) + 1 : null,
    batch: `/api/batches/batch-${Math.floor(index / 10)}`,
    actions: ['delete'],
  };
}

/** As many documents as asked for, in the mix of statuses of a source in use; the same ones every time. */
export function makeSourceDocuments(count: number): SourceDocument[] {
  return Array.from({ length: count }, (_, index) =>
    makeDocument(index, STATUS_CYCLE[index % STATUS_CYCLE.length] ?? 'upsert_finished'),
  );
}

/** One document of every status. */
export const documentOfEveryStatus: readonly SourceDocument[] = DOCUMENT_STATUSES.map((status, index) =>
  makeDocument(index, status),
);
