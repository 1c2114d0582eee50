import type { DocumentStatus } from '@footnote/domain';
import type { DocumentFacts } from '../sources.ports.ts';

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
