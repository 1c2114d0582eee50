import type { DocumentStatus, UploadRefusal } from '@footnote/domain';
import type { DocumentStatusLabels } from '../DocumentStatus/DocumentStatus.tsx';

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

/** Words of an UploadModal. */
export interface UploadModalLabels {
  title: string;
  /** Says what becomes of the files, and where. */
  description: (sourceName: string) => string;
  drop: string;
  choose: string;
  release: string;
  /** "PDF only, under 500 MB each" */
  hint: string;
  /** Names the list of files. */
  files: string;
  /** Writes a number of bytes. */
  bytes: (value: number) => string;
  /** "12 MB of 48 MB" */
  sent: (sent: number, size: number) => string;
  /** Names the bar of a file. */
  sending: (name: string) => string;
  /** The states of files, and the reasons why some were not taken. */
  statuses: DocumentStatusLabels;
  /** Takes a file off the list before it is sent. */
  remove: (name: string) => string;
  /** Breaks its upload off. */
  stop: (name: string) => string;
  /** "2 files were not taken" */
  refused: (count: number) => string;
  /** "and 12 more", after the first of those not taken. */
  more: (count: number) => string;
  /** "Upload 3 files"; 0 while none waits. */
  start: (count: number) => string;
  stopAll: string;
  /** Says that the upload goes on while this is closed. */
  background: string;
  close: string;
}
