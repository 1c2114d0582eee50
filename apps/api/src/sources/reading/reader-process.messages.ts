import type { LaidOutPage } from './layout/page-text.ts';
import type { ReadFailureCode } from './pdf-reader.ports.ts';
import type { ReadLimits } from './read-limits.ts';

/** Asks for a document; its bytes come through the pipe. */
export interface ReadRequest {
  size: number;
  limits: ReadLimits;
}

/** What a document says of itself outside its pages, as it is written there. */
export interface DocumentInformation {
  title: string;
  author: string;
  subject: string;
  keywords: string;
  doi: string;
  /** What its first pages have at their edges as others do. */
  repeated: string;
}

/** What the process that reads says; `isSound` is false where its engine gave up and it must be replaced before the next document; the bytes of a document are sent once they are awaited; a page that is being recognised has the time of a document to itself. */
export type ReaderMessage =
  | { type: 'awaiting' }
  | { type: 'recognising' }
  | { type: 'page'; page: LaidOutPage }
  | { type: 'done'; information: DocumentInformation }
  | { type: 'failed'; code: ReadFailureCode; isSound: boolean };
