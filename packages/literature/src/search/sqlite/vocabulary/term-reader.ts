import { LRUCache } from 'lru-cache';
import type { IndexDatabase } from '../index-database.ts';
import { PositionReader } from '../postings/position-codec.ts';
import { chunkBytes, listChunks, sharedChunk, type StoredChunk } from '../postings/position-chunks.ts';
import { asBytes } from '../stored-bytes.ts';
import { TermBlock, termKey, type TermEntry, type TermKind } from './term-block.ts';

const BLOCK_WITH = 'SELECT id FROM term_block WHERE segment = ? AND kind = ? AND last >= ? ORDER BY last LIMIT 1';
const BLOCKS_FROM = `SELECT id, terms, sizes, bytes FROM term_block
  WHERE segment = ? AND kind = ? AND last >= ? ORDER BY last`;

/** Blocks kept in memory: the words of a strategy are asked for part by part, and again for its pages. */
const MAX_BYTES_KEPT = 32_000_000;

/** Finds terms in the segments; to be used inside snapshots of the file, and to forget what it knows when that changes. */
export class TermReader {
  readonly #database: IndexDatabase;
  #segments: readonly number[] | null = null;
  /** The block read last in each segment: terms are often asked for in the order of their letters. */
  readonly #latest = new Map<string, TermBlock>();
  readonly #kept = new LRUCache<number, TermBlock>({ maxSize: MAX_BYTES_KEPT, sizeCalculation: ({ size }) => size });
  /** Chunks of terms that are alone in their blocks, kept for as long as those are. */
  readonly #chunks = new WeakMap<TermEntry, readonly StoredChunk[]>();
  /** The chunk read last: small terms share one. */
  #chunk: { id: number; bytes: Uint8Array } | null = null;

  constructor(database: IndexDatabase) {
    this.#database = database;
  }

  /** To be called when postings have changed. */
  forget(): void {
    this.#segments = null;
    this.#chunk = null;
    this.#latest.clear();
    this.#kept.clear();
  }

  segments(): readonly number[] {
    this.#segments ??= this.#database.rows('SELECT id FROM segment').map((row) => Number(row['id']));
    return this.#segments;
  }

  /** A term's postings in a segment; null where it has none. */
  find(segment: number, kind: TermKind, term: string): TermEntry | null {
    const key = `${segment} ${kind}`;
    const latest = this.#latest.get(key);
    if (latest !== undefined && mayHold(latest, term)) return latest.entry(latest.terms.indexOf(term));
    const id = this.#database.statement(BLOCK_WITH).get(segment, kind, termKey(term))?.['id'];
    if (id === undefined) return null;
    const block = this.#block(Number(id));
    this.#latest.set(key, block);
    return block.entry(block.terms.indexOf(term));
  }

  #block(id: number): TermBlock {
    const kept = this.#kept.get(id);
    if (kept !== undefined) return kept;
    const block = blockFrom(this.#database.row('SELECT id, terms, sizes, bytes FROM term_block WHERE id = ?', id));
    this.#kept.set(id, block);
    return block;
  }

  /** The postings of all terms that begin so. */
  *starting(segment: number, kind: TermKind, start: string): Generator<TermEntry> {
    for (const row of this.#database.statement(BLOCKS_FROM).iterate(segment, kind, termKey(start))) {
      const block = blockFrom(row);
      for (const [place, term] of block.terms.entries()) {
        if (term < start) continue;
        if (!term.startsWith(start)) return;
        const entry = block.entry(place);
        if (entry !== null) yield entry;
      }
    }
  }

  /** A term's positions, in the order of its postings; `wanted` tells of a run of postings whether they are needed. */
  *positions(
    entry: TermEntry,
    wanted: (first: number, end: number) => boolean,
  ): Generator<{ first: number; end: number; reader: PositionReader }> {
    if (!entry.isAlone) {
      const shared = this.#chunkBytes(sharedChunk(entry.block));
      const bytes = shared.subarray(entry.positionsFrom, entry.positionsFrom + entry.positionsSize);
      yield { first: 0, end: entry.documents, reader: new PositionReader(bytes) };
      return;
    }
    let from = 0;
    for (const { id, documents } of this.#chunksOf(entry)) {
      const end = from + documents;
      if (wanted(from, end)) yield { first: from, end, reader: new PositionReader(this.#chunkBytes(id)) };
      from = end;
    }
  }

  #chunksOf(entry: TermEntry): readonly StoredChunk[] {
    const known = this.#chunks.get(entry);
    if (known !== undefined) return known;
    const chunks = entry.ranges.flatMap((range) => listChunks(this.#database, range));
    this.#chunks.set(entry, chunks);
    return chunks;
  }

  #chunkBytes(id: number): Uint8Array {
    if (this.#chunk?.id === id) return this.#chunk.bytes;
    const bytes = chunkBytes(this.#database, id);
    this.#chunk = { id, bytes };
    return bytes;
  }
}

function mayHold({ terms }: TermBlock, term: string): boolean {
  return (terms[0] ?? '') <= term && term <= (terms.at(-1) ?? '');
}

/** A row of the table of blocks. */
export function blockFrom(row: Record<string, unknown>): TermBlock {
  return new TermBlock({
    id: Number(row['id']),
    terms: String(row['terms']),
    sizes: asBytes(row['sizes']),
    bytes: asBytes(row['bytes']),
  });
}
