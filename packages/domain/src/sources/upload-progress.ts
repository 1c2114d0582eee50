import type { DocumentStatus } from './document-status.machine.ts';
import { documentTone, isUploading } from './document-status.ts';

/** How far the upload of a batch is. */
export interface UploadProgress {
  /** Files that are on the server or have failed. */
  processed: number;
  total: number;
  /** From 0 to 100, with one decimal; 100 only once every file is processed. */
  percent: number;
  failed: number;
}

/** Counts how far a batch is; one without files is at 0 percent. */
export function uploadProgress(files: readonly { status: DocumentStatus }[]): UploadProgress {
  const total = files.length;
  const processed = files.filter(({ status }) => !isUploading(status)).length;
  const failed = files.filter(({ status }) => documentTone(status) === 'failed').length;
  return { processed, total, percent: total === 0 ? 0 : Math.floor((processed * 1000) / total) / 10, failed };
}

/** True while leaving the page would break an upload off. */
export function isBusyUploading(files: readonly { status: DocumentStatus }[]): boolean {
  return files.some(({ status }) => isUploading(status));
}

/** Share of a file that has been sent, from 0 to 1; 1 once it is on the server, whatever was counted. */
export function sentShare(file: { status: DocumentStatus; size: number; bytesSent: number }): number {
  if (!isUploading(file.status)) return documentTone(file.status) === 'failed' ? 0 : 1;
  return file.size <= 0 ? 0 : Math.min(1, Math.max(0, file.bytesSent / file.size));
}
