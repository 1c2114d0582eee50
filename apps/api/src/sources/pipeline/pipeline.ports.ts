import type { DocumentProblem, DocumentStatus, Result } from '@footnote/domain';
import type { DocumentFacts } from '../sources.ports.ts';

/** A piece of a page that is searched and cited on its own. */
export interface Passage {
  page: number;
  start: number;
  end: number;
  text: string;
  boxes: readonly { left: number; top: number; width: number; height: number }[];
}

/** A document as it was read. */
export interface ReadDocument {
  title: string | null;
  authors: readonly string[];
  doi: string | null;
  pmid: string | null;
  pages: readonly { number: number; width: number; height: number; text: string }[];
  passages: readonly Passage[];
}

/** Reads files of documents. */
export interface DocumentReader {
  read(path: string, options: { signal: AbortSignal }): Promise<Result<ReadDocument, { code: DocumentProblem }>>;
}

/** Searches passages of documents. */
export interface DocumentIndex {
  put(document: { sourceId: string; documentId: string; name: string; read: ReadDocument }): Promise<void>;
  remove(document: { sourceId: string; documentId: string }): Promise<void>;
  removeSource(sourceId: string): Promise<void>;
}

/** A document that is not ready yet. */
export interface WaitingDocument {
  id: string;
  sourceId: string;
  organizationId: string;
  name: string;
  objectName: string;
  status: DocumentStatus;
}

/** Documents on their way from uploaded to ready, as saved. */
export interface WaitingDocuments {
  /** The document of each organization that has waited longest, without some. */
  next(without: readonly string[]): Promise<WaitingDocument[]>;
  /** Moves a document from one status to another; false where it is not in the first, or is gone. */
  move(id: string, step: { from: DocumentStatus; to: DocumentStatus; facts?: DocumentFacts }): Promise<boolean>;
  /** Whether a source has room for the pages of a document; nobody else is told so at the same time inside `work`. */
  withRoom<T>(document: WaitingDocument, pageCount: number, work: (hasRoom: boolean) => Promise<T>): Promise<T>;
  /** Counts a failure that is not the file’s; gives how many there were. */
  countAttempt(id: string): Promise<number>;
  /** Null for one that is gone. */
  statusOf(id: string): Promise<DocumentStatus | null>;
  hasSource(sourceId: string): Promise<boolean>;
}
