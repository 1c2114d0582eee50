import { LRUCache } from 'lru-cache';
import type { ColumnStore } from '../columns/column-store.ts';
import { appendStored, emptyPostings, firstDocument, type Postings } from './postings-codec.ts';
import { TERM_KINDS, type TermEntry } from '../vocabulary/term-block.ts';
import type { TermReader } from '../vocabulary/term-reader.ts';

/** Postings kept in memory, at 5 bytes each; the stems of questions come again and again. */
const MAX_KEPT = 12_000_000;

/**
 * Postings by stem, in segments: every written batch is a segment of its own, and `segment-merge.ts` joins them.
 * Segments cover disjoint runs of document numbers, so the parts of a stem only need to be strung together.
 */
export class PostingStore {
  readonly #reader: TermReader;
  readonly #columns: ColumnStore;
  readonly #kept = new LRUCache<string, Postings>({
    maxSize: MAX_KEPT,
    // A stem without postings takes its place, too.
    sizeCalculation: ({ size }) => size + 1,
  });

  constructor(reader: TermReader, columns: ColumnStore) {
    this.#reader = reader;
    this.#columns = columns;
  }

  /** The articles that contain a stem now; those removed since are left out. Not to be changed. */
  postings(stem: string): Postings {
    const kept = this.#kept.get(stem);
    if (kept !== undefined) return kept;
    const postings = this.#read(stem);
    this.#kept.set(stem, postings);
    return postings;
  }

  /** To be called when articles have changed. */
  forget(): void {
    this.#kept.clear();
  }

  #read(stem: string): Postings {
    const parts = this.#parts(stem);
    const postings = emptyPostings(parts.reduce((sum, part) => sum + part.documents, 0));
    for (const part of parts) appendStored(postings, part.bytes, this.#columns.column('pmid'));
    return postings;
  }

  #parts(stem: string): TermEntry[] {
    const reader = this.#reader;
    return reader
      .segments()
      .map((segment) => reader.find(segment, TERM_KINDS.stem, stem))
      .filter((entry) => entry !== null)
      .sort((left, right) => firstDocument(left.bytes) - firstDocument(right.bytes));
  }
}
