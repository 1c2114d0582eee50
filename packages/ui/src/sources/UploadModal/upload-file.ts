import type { DocumentStatus, UploadRefusal } from '@footnote/domain';

/** A file on the list of an UploadModal. */
export interface UploadModalFile {
  /** Stable key. */
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  /** Bytes that have been sent. */
  bytesSent: number;
  status: DocumentStatus;
}

/** A file that was not taken. */
export interface RefusedFile {
  name: string;
  reason: UploadRefusal;
}
