import { ByteSink } from '../postings/byte-sink.ts';
import type { IndexDatabase } from '../index-database.ts';
import type { PositionChunk } from '../postings/position-codec.ts';
import { freeBlock, writeChunk, type ChunkRange } from '../postings/position-chunks.ts';
import { termKey, type TermKind, type TermPart } from '../vocabulary/term-block.ts';

/** A term with more than this has a block of its own; the others share blocks of about this size. */
const BYTES_A_BLOCK = 8_192;
/** A block is read for one of its terms. */
const MAX_TERMS = 48;
/** Positions that are read at once. */
const BYTES_A_CHUNK = 16_384;

const INSERT_BLOCK =
  'INSERT INTO term_block (id, segment, kind, last, terms, sizes, bytes) VALUES (?, ?, ?, ?, ?, ?, ?)';

/** Where positions of the term at hand may be cut, with the postings before. */
interface Mark {
  documents: number;
  end: number;
}

/** Writes the terms of a segment, in the order of their letters: what is in the sinks when a term ends is that term's. */
export class BlockWriter {
  readonly postings = new ByteSink();
  readonly positions = new ByteSink();
  readonly #database: IndexDatabase;
  readonly #segment: number;
  readonly #kind: TermKind;
  readonly #sizes = new ByteSink();
  /** The number of the next block; 0 until one is written. */
  #next = 0;
  #terms: string[] = [];
  /** Where the term at hand begins. */
  #postingsFrom = 0;
  #positionsFrom = 0;
  #marks: Mark[] = [];
  /** Those of a term that may be alone in its block. */
  #marksAlone: Mark[] = [];

  constructor(database: IndexDatabase, segment: number, kind: TermKind) {
    this.#database = database;
    this.#segment = segment;
    this.#kind = kind;
  }

  /** Says that the positions of so many postings of the term at hand are written. */
  mark(documents: number): void {
    const end = this.positions.length - this.#positionsFrom;
    if (end - (this.#marks.at(-1)?.end ?? 0) >= BYTES_A_CHUNK) this.#marks.push({ documents, end });
  }

  /** Ends a term with the number of its postings and the distance from its first document to its last. */
  end(term: string, documents: number, span: number): void {
    const postings = this.postings.length - this.#postingsFrom;
    const positions = this.positions.length - this.#positionsFrom;
    const isFull = this.#terms.length >= MAX_TERMS || this.postings.length + this.positions.length > BYTES_A_BLOCK;
    if (this.#terms.length > 0 && isFull) this.#write();
    if (this.#terms.length === 0) {
      if ((this.#marks.at(-1)?.end ?? 0) < positions) this.#marks.push({ documents, end: positions });
      this.#marksAlone = this.#marks;
    }
    this.#marks = [];
    for (const size of [documents, span, postings, positions]) this.#sizes.number(size);
    this.#terms.push(term);
    this.#postingsFrom = this.postings.length;
    this.#positionsFrom = this.positions.length;
  }

  /** Writes what is held; to be called after the last term. */
  close(): void {
    if (this.#terms.length > 0) this.#write();
  }

  /** Writes a term in a block of its own, its positions as chunks of the block or as such that lie in the table already. */
  alone(term: string, { documents, span, bytes, positions, positionsSize }: TermPart): void {
    this.close();
    const block = this.#freeBlock();
    const ranges: ChunkRange[] = [];
    let written = 0;
    for (const piece of positions) {
      if ('block' in piece) ranges.push(piece);
      else {
        writeChunk(this.#database, block, written, piece);
        ranges.push({ block, from: written, count: 1 });
        written += 1;
      }
    }
    for (const size of [documents, span, bytes.length, positionsSize]) this.#sizes.number(size);
    for (const range of ranges) for (const number of [range.block, range.from, range.count]) this.#sizes.number(number);
    this.#insert(block, [term], bytes);
  }

  /** Writes the terms that have ended. */
  #write(): void {
    const block = this.#freeBlock();
    this.#insert(block, this.#terms, this.postings.bytes(0, this.#postingsFrom));
    this.#writePositions(block);
    this.#terms = [];
    this.postings.drop(this.#postingsFrom);
    this.positions.drop(this.#positionsFrom);
    this.#postingsFrom = 0;
    this.#positionsFrom = 0;
  }

  #freeBlock(): number {
    if (this.#next === 0) this.#next = freeBlock(this.#database);
    this.#next += 1;
    return this.#next - 1;
  }

  /** Writes a block with the sizes that are held. */
  #insert(block: number, terms: readonly string[], postings: Uint8Array): void {
    this.#database
      .statement(INSERT_BLOCK)
      .run(
        block,
        this.#segment,
        this.#kind,
        termKey(terms.at(-1) ?? ''),
        terms.join(' '),
        this.#sizes.bytes(),
        postings,
      );
    this.#sizes.drop(this.#sizes.length);
  }

  #writePositions(block: number): void {
    const write = (place: number, chunk: PositionChunk) => writeChunk(this.#database, block, place, chunk);
    if (this.#terms.length > 1) {
      if (this.#positionsFrom > 0) write(0, { documents: 0, bytes: this.positions.bytes(0, this.#positionsFrom) });
      return;
    }
    let before: Mark = { documents: 0, end: 0 };
    for (const [place, mark] of this.#marksAlone.entries()) {
      write(place, { documents: mark.documents - before.documents, bytes: this.positions.bytes(before.end, mark.end) });
      before = mark;
    }
  }
}
