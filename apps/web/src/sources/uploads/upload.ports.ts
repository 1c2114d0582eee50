import type { NewUploadBatch, Result, SourceDocument, UploadBatch, UploadLink } from '@footnote/domain';
import type { ApiError } from '../../platform/api/api.client.ts';
import type { UploadSource, WhichDocument } from './uploads.store.ts';

/** What can be told of a step that takes a while, and how it is ended. */
export interface Following {
  signal: AbortSignal;
  /** Called with the bytes that are done. */
  onProgress: (bytes: number) => void;
}

/** The calls of the server about uploads; a call that gets no answer is a failure with status 0. */
export interface UploadCalls {
  createBatch(
    which: Omit<WhichDocument, 'documentId'>,
    files: NewUploadBatch['files'],
  ): Promise<Result<UploadBatch, ApiError>>;
  renew(which: WhichDocument): Promise<Result<UploadLink, ApiError>>;
  abort(which: WhichDocument): Promise<Result<null, ApiError>>;
  verify(which: WhichDocument): Promise<Result<SourceDocument, ApiError>>;
  /** Sends a file to its address. Rejects when it is aborted. */
  send(link: UploadLink, file: Blob, following: Following): Promise<Result<null, ApiError>>;
}

/** What of an upload outlives its page. */
export interface KeptUpload {
  id: string;
  accountId: string;
  organizationId: string;
  source: UploadSource;
  name: string;
  /** Bytes. */
  size: number;
  hash: string | null;
  documentId: string | null;
  isPaused: boolean;
}

/** Keeps uploads over a reload; where a browser refuses, nothing is kept and nothing fails. */
export interface KeptUploads {
  /** Keeps an upload and, where there is room, its file. */
  add(upload: KeptUpload, file: File): void;
  /** Replaces what is known of one that is kept. */
  change(upload: KeptUpload): void;
  remove(id: string): void;
  /** Takes over those of pages that are gone; `file` is null where there was no room for it. */
  adopt(): Promise<{ upload: KeptUpload; file: File | null }[]>;
}

/** Whom the user of this page is. */
export interface Actor {
  accountId: string;
  organizationId: string;
}

export interface UploadPorts {
  calls: UploadCalls;
  /** SHA-256 in hexadecimal; rejects for a file that cannot be read, and when it is aborted. */
  hash(file: Blob, following: Following): Promise<string>;
  /** Files that are hashed at once. */
  hashers: number;
  kept: KeptUploads;
  /** Null for whoever may not upload. */
  actor(): Actor | null;
  /** False while the browser knows that it has no connection. */
  isOnline(): boolean;
  /** Milliseconds since 1970. */
  now(): number;
  newId(): string;
}
