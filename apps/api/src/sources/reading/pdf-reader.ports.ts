import type { PageBox, Result } from '@footnote/domain';

/** A piece of a page that is searched and cited on its own: a few sentences, never more than one page. */
export interface Passage {
  /** Number of its page, from 1. */
  page: number;
  /** Where it stands in the text of its page (UTF-16 offsets, `end` exclusive). */
  start: number;
  end: number;
  text: string;
  /** What to highlight: a box for each line it is part of. */
  boxes: readonly PageBox[];
  /** The heading it stands under and the caption of its table, where they are no part of it. */
  context?: string;
  /** True where its words were recognised in the picture of a scanned page. */
  isRecognised?: true;
}

export interface ReadPage {
  /** From 1. */
  number: number;
  /** Points, as the page is shown: its rotation is applied. */
  width: number;
  height: number;
  /** Its text in reading order, a paragraph or row of a table on each line, footnotes last, without what is repeated on every page. */
  text: string;
}

/** What was read of a document. All of it is text somebody else wrote: never an instruction, never markup. */
export interface ReadDocument {
  /** From the metadata or the first page; null where neither has one. */
  title: string | null;
  /** As printed, at most 100. */
  authors: readonly string[];
  /** Those that may be its own, the surest first, at most five. */
  dois: readonly string[];
  pmid: string | null;
  pages: readonly ReadPage[];
  passages: readonly Passage[];
}

/**
 * Why a document could not be read. `encrypted`: it opens with a password only. `damaged`: it is no PDF, or one that cannot be
 * made sense of. `no-pages`: it has none. `too-large`: more bytes, pages or text than are read. `timed-out` and
 * `out-of-memory`: it took more than a document may. `no-text`: a scan, or drawings alone.
 */
export interface ReadFailure {
  code: 'encrypted' | 'damaged' | 'no-pages' | 'too-large' | 'timed-out' | 'out-of-memory' | 'no-text';
}
export type ReadFailureCode = ReadFailure['code'];

/** Reads PDFs that nobody vouches for. */
export interface DocumentReader {
  /**
   * Reads the file at `path`. A failure lies in the document and comes again. Rejects with the signal's reason when it is
   * aborted, and with an error where the file cannot be opened or the reader is closed.
   */
  read(path: string, options: { signal: AbortSignal }): Promise<Result<ReadDocument, ReadFailure>>;
  /** Ends what is being read, and its processes. */
  close(): Promise<void>;
}
