import type { IndexDatabase } from './index-database.ts';
import { joinChunks } from './position-bytes.ts';
import { CHUNKS_A_BLOCK, packNumbers, sizesOf, termKey, type TermKind, type TermPart } from './term-block.ts';

/** A term with more than this has a block of its own; the others share blocks of about this size. */
const BYTES_A_BLOCK = 8_192;

/** Writes the terms of a segment, in the order of their letters. */
export class BlockWriter {
  readonly #database: IndexDatabase;
  readonly #segment: number;
  readonly #kind: TermKind;
  #terms: string[] = [];
  #parts: TermPart[] = [];
  #size = 0;

  constructor(database: IndexDatabase, segment: number, kind: TermKind) {
    this.#database = database;
    this.#segment = segment;
    this.#kind = kind;
  }

  add(term: string, part: TermPart): void {
    const positions = part.positions.reduce((sum, chunk) => sum + chunk.bytes.length, 0);
    const size = part.bytes.length + positions + term.length;
    if (this.#size + size > BYTES_A_BLOCK) this.close();
    this.#terms.push(term);
    this.#parts.push(part);
    this.#size += size;
  }

  /** Writes what is held; to be called once after the last term. */
  close(): void {
    const last = this.#terms.at(-1);
    if (last === undefined) return;
    const { lastInsertRowid } = this.#database
      .statement('INSERT INTO term_block (segment, kind, last, terms, sizes, bytes) VALUES (?, ?, ?, ?, ?, ?)')
      .run(
        this.#segment,
        this.#kind,
        termKey(last),
        this.#terms.join(' '),
        packNumbers(this.#parts.flatMap(sizesOf)),
        joinedBytes(this.#parts.map((part) => part.bytes)),
      );
    this.#writePositions(Number(lastInsertRowid) * CHUNKS_A_BLOCK);
    this.#terms = [];
    this.#parts = [];
    this.#size = 0;
  }

  #writePositions(first: number): void {
    const insert = this.#database.statement('INSERT INTO position_chunk (id, documents, bytes) VALUES (?, ?, ?)');
    const [only] = this.#parts;
    if (only !== undefined && this.#parts.length === 1) {
      for (const [place, { documents, bytes }] of joinChunks(only.positions).entries())
        insert.run(first + place, documents, bytes);
      return;
    }
    const bytes = joinedBytes(this.#parts.flatMap((part) => part.positions.map((chunk) => chunk.bytes)));
    if (bytes.length > 0) insert.run(first, 0, bytes);
  }
}

function joinedBytes(parts: readonly Uint8Array[]): Uint8Array {
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return only;
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
