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
  /** Whether it waits until it is resumed; left out for no. */
  isPaused?: boolean;
  /** Whether the browser no longer has it, as after a reload, so that it has to be chosen again; left out for no. */
  isMissing?: boolean;
}

/** A file that was not taken. */
export interface RefusedFile {
  name: string;
  reason: UploadRefusal;
}
