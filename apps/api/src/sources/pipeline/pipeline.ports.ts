import type { DocumentStatus } from '@footnote/domain';
import type { DocumentStep } from '../sources.ports.ts';

/** A document that is not ready yet. */
export interface WaitingDocument {
  id: string;
  sourceId: string;
  organizationId: string;
  name: string;
  objectName: string;
  status: DocumentStatus;
}

/** A document that somebody reads. */
export interface ReadingDocument extends WaitingDocument {
  /** Made for this one time it is read: whoever begins to read it later takes it from this reader. */
  reader: string;
}

/** Documents on their way from uploaded to ready, as saved. */
export interface WaitingDocuments {
  /** The document of each organization that has waited longest, without some. */
  next(without: readonly string[]): Promise<WaitingDocument[]>;
  /** Begins to read a document, wherever it is on its way, and takes it from whoever did; null where it is ready, failed or gone. */
  begin(id: string): Promise<ReadingDocument | null>;
  /** Moves a document from one status to another; false where it is not in the first, is gone, or is read by another than `reader`. */
  move(id: string, step: DocumentStep): Promise<boolean>;
  /** Whether a source has room for the pages of a document; nobody else is told so at the same time inside `work`. */
  withRoom<T>(
    document: Pick<WaitingDocument, 'id' | 'sourceId'>,
    pageCount: number,
    work: (hasRoom: boolean) => Promise<T>,
  ): Promise<T>;
  /** Counts a failure that is not the file’s; gives how many there were. */
  countAttempt(id: string): Promise<number>;
  /** Null for one that is gone. */
  statusOf(id: string): Promise<DocumentStatus | null>;
  hasSource(sourceId: string): Promise<boolean>;
}
