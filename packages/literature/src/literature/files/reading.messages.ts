import type { LiteratureRecord } from '../literature-record.ts';

/** Some records of a file, in its order. */
export interface ReadingPiece {
  records: readonly LiteratureRecord[];
  /** Bytes of the file read for them. */
  bytes: number;
  /** True for the last piece, which may be empty. */
  done: boolean;
}

/** Pieces that may wait to be taken; the thread reads no further until one was. */
export const PIECES_AHEAD = 4;
