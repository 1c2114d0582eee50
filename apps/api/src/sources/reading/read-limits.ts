/** What a document may take. */
export interface ReadLimits {
  /** Bytes of the file (specification: under 500 MB). */
  bytes: number;
  pages: number;
  /** Pages whose text is recognised in their pictures. */
  recognised: number;
  /** Characters on all pages. */
  characters: number;
  /** Bytes the PDF engine may allocate. */
  heap: number;
  /** Resident bytes of the process that reads. */
  resident: number;
  /** Milliseconds for a document; each page that is recognised has as many to itself. */
  milliseconds: number;
  /** Milliseconds for a document with all its recognised pages; well below what a job may take, which would begin it anew. */
  allMilliseconds: number;
}

const MEGABYTE = 1024 * 1024;

export const READ_LIMITS: ReadLimits = {
  bytes: 500_000_000,
  pages: 5_000,
  recognised: 500,
  characters: 10_000_000,
  heap: 704 * MEGABYTE,
  resident: 1024 * MEGABYTE,
  milliseconds: 30_000,
  allMilliseconds: 30 * 60_000,
};
