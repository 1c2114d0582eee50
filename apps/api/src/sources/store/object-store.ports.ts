import type { Readable } from 'node:stream';
import type { Result, SourceErrorCode } from '@footnote/domain';

/** What an upload has to be, bound to its address by a signature. */
export interface UploadTerms {
  /** Media type. */
  type: string;
  /** Bytes, exactly. */
  size: number;
  /** Seconds the address works, at most LONGEST_UPLOAD_SECONDS. */
  seconds: number;
  /** Id of the account that uploads. A store elsewhere, which knows no accounts, leaves it at the secrecy of the address. */
  account: string;
}

/** Where and how a file is sent, by PUT. */
export interface UploadAddress {
  url: string;
  /** Headers that have to be sent as they are. */
  headers: Record<string, string>;
  expiresAt: Date;
}

/** A file of the store on this machine's disk, for as long as it is needed. */
export interface LocalCopy {
  path: string;
  release(): Promise<void>;
}

/** Seconds after which no address works any more. */
export const LONGEST_UPLOAD_SECONDS = 15 * 60;

/**
 * Keeps the files of documents, each under a name of `objectName`. Where a store does not answer, or fails, calls reject
 * with StoreFailure.
 */
export interface ObjectStore {
  /** An address by which a file is stored under a name, once: it never takes the place of another. */
  createUploadUrl(name: string, terms: UploadTerms): Promise<UploadAddress>;
  /** Null where there is no such file. */
  head(name: string): Promise<{ size: number } | null>;
  /** Reads a file, or the bytes from `start` to `end` of it, both included; null where there is none. */
  openRead(name: string, range?: { start: number; end: number }): Promise<Readable | null>;
  /** A path by which the file can be read; null where there is none. */
  localCopy(name: string): Promise<LocalCopy | null>;
  /** Takes a file away, which can be brought back until it is purged. Does nothing where there is none. */
  softDelete(name: string): Promise<void>;
  /** Takes a file away for good. */
  remove(name: string): Promise<void>;
  /** Takes away for good all files of a source that were taken away before a moment; gives how many. */
  purge(sourceId: string, before: Date): Promise<number>;
  /** Takes away for good everything of a source, also what was only taken away so far. */
  deleteAll(sourceId: string): Promise<void>;
  /** The sources it has anything of. */
  sourceIds(): Promise<string[]>;
}

/** A file on its way to a store of this server's own. */
export interface IncomingUpload {
  name: string;
  /** What stands in the query of the address. */
  query: { size: string; expires: string; signature: string };
  /** Id of the account that sends it. */
  account: string;
  contentType: string | undefined;
  contentLength: string | undefined;
  body: AsyncIterable<Uint8Array>;
}

export type UploadRefusal = Extract<SourceErrorCode, 'source/upload-link-invalid' | 'source/upload-differs'>;

/** Takes files that are sent to an address of this server's own. */
export interface UploadReceiver {
  /** Stores a file as a whole or not at all. */
  receive(upload: IncomingUpload): Promise<Result<null, { code: UploadRefusal }>>;
}

/** A store that does not answer, or not as it should; the same call may succeed later. */
export class StoreFailure extends Error {
  override readonly name = 'StoreFailure';
}
