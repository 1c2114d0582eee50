import type { DocumentFailure, DocumentStatus } from './document-status.machine.ts';
import { documentTone } from './document-status.ts';

/** Bytes an uploaded file must stay under: 500 MB (specification §9). */
export const UPLOAD_BYTE_LIMIT = 500_000_000;
/** The most files of one batch. */
export const BATCH_FILE_LIMIT = 1_000;
/** Uploads that run at once (specification §9). */
export const UPLOADS_AT_ONCE = 3;
/** Media types and endings that are offered for choosing. */
export const UPLOAD_KINDS = ['application/pdf', '.pdf'] as const;
/** Said when none of the files given can be uploaded (specification §5). */
export const NO_VALID_FILES = 'No valid files to upload';

/** What is known of a file before it is read. */
export interface UploadCandidate {
  name: string;
  /** Media type as the browser gives it; '' where it knows none. */
  type: string;
  /** Bytes. */
  size: number;
}

/** Why a file is not taken; an empty one is no PDF. */
export type UploadRefusal = Extract<
  DocumentFailure,
  'illegal_type' | 'maximum_size_exceeded' | 'duplicate_name' | 'duplicate_content'
>;

/** Files that can be uploaded, and those that cannot with the reason. */
export interface SortedUploads<File extends UploadCandidate> {
  taken: File[];
  refused: { file: File; reason: UploadRefusal }[];
}

/** Media types browsers give to a PDF they know nothing of. */
const UNKNOWN_TYPES: ReadonlySet<string> = new Set(['', 'application/octet-stream']);

function isPdf({ name, type, size }: UploadCandidate): boolean {
  const named = name.toLowerCase().endsWith('.pdf');
  return size > 0 && (type === 'application/pdf' || (named && UNKNOWN_TYPES.has(type)));
}

/** Failures of an upload that choosing another file alone can help. */
const BEYOND_RETRY: ReadonlySet<DocumentStatus> = new Set(['illegal_type', 'maximum_size_exceeded']);

/** True for a file whose upload failed and may be tried again from its first byte. */
export function mayRetryUpload(status: DocumentStatus): boolean {
  return documentTone(status) === 'failed' && !BEYOND_RETRY.has(status);
}

/** What is equal for names that are one: those that differ only in case or in how their accents are composed are, to most file systems. */
export function fileNameKey(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

/** Parts the files that can join a batch from those that cannot: no PDF, 500 MB or more, a name the batch already has. */
export function sortUploads<File extends UploadCandidate>(
  given: Iterable<File>,
  batch: readonly { name: string }[] = [],
): SortedUploads<File> {
  const names = new Set(batch.map(({ name }) => fileNameKey(name)));
  const sorted: SortedUploads<File> = { taken: [], refused: [] };
  for (const file of given) {
    const reason = refusalOf(file, names);
    if (reason === null) {
      names.add(fileNameKey(file.name));
      sorted.taken.push(file);
    } else sorted.refused.push({ file, reason });
  }
  return sorted;
}

function refusalOf(file: UploadCandidate, names: ReadonlySet<string>): UploadRefusal | null {
  if (!isPdf(file)) return 'illegal_type';
  if (file.size >= UPLOAD_BYTE_LIMIT) return 'maximum_size_exceeded';
  return names.has(fileNameKey(file.name)) ? 'duplicate_name' : null;
}

/** Ids of the files whose content another one before them has; files without a hash (SHA-256) are never among them. */
export function repeatedContent(files: readonly { id: string; hash: string | null }[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const { id, hash } of files) {
    if (hash === null) continue;
    if (seen.has(hash)) repeated.add(id);
    seen.add(hash);
  }
  return repeated;
}
