import type { PositionChunk } from '../postings/position-codec.ts';
import { chunksAfter, type ChunkRange } from '../postings/position-chunks.ts';

/** Postings of stems and of words as written; they lie in blocks of their own. */
export const TERM_KINDS = { stem: 0, word: 1 } as const;
export type TermKind = (typeof TERM_KINDS)[keyof typeof TERM_KINDS];

/** The postings of one term in one segment. */
export interface TermPart {
  documents: number;
  /** From the first document to the last. */
  span: number;
  bytes: Uint8Array;
  /** In the order of the postings, as bytes or left in the table. */
  positions: readonly (PositionChunk | ChunkRange)[];
  /** Bytes of the positions. */
  positionsSize: number;
}

/** A term's postings in a block. */
export interface TermEntry {
  term: string;
  block: number;
  /** Whether the block holds no other term, so that positions may be in several chunks. */
  isAlone: boolean;
  /** Where the chunks of a term alone are, in the order of its postings. */
  ranges: readonly ChunkRange[];
  documents: number;
  span: number;
  bytes: Uint8Array;
  /** Where its positions are in those of the block. */
  positionsFrom: number;
  positionsSize: number;
}

/** A term as bytes whose order is that of strings in JavaScript. */
export function termKey(term: string): Uint8Array {
  return Buffer.from(term, 'utf16le').swap16();
}

const SIZES_A_TERM = 4;
/** What a term with its sizes takes in memory, about. */
const BYTES_OF_A_TERM = 60;

/** A row of the table, its terms found by their place. */
export class TermBlock {
  readonly id: number;
  readonly terms: readonly string[];
  readonly #bytes: Uint8Array;
  readonly #sizes: Uint32Array;
  readonly #ranges: readonly ChunkRange[];
  /** Of a block with one term, always the same, so that what is known of it can be kept with it. */
  #alone: TermEntry | null = null;

  constructor({ id, terms, sizes, bytes }: { id: number; terms: string; sizes: Uint8Array; bytes: Uint8Array }) {
    this.id = id;
    this.terms = terms.split(' ');
    this.#bytes = bytes;
    const unpacked = unpackNumbers(sizes);
    const end = this.terms.length * SIZES_A_TERM;
    this.#sizes = withBeginnings(unpacked.subarray(0, end));
    this.#ranges = this.terms.length > 1 ? [] : rangesIn(unpacked.subarray(end), id);
  }

  /** Bytes it takes in memory, about. */
  get size(): number {
    return this.#bytes.length + this.terms.length * BYTES_OF_A_TERM;
  }

  /** The postings of the term at a place; null for a place outside the block. */
  entry(place: number): TermEntry | null {
    const term = this.terms[place];
    if (term === undefined) return null;
    if (this.#alone !== null) return this.#alone;
    const made = this.#made(term, place);
    if (made.isAlone) this.#alone = made;
    return made;
  }

  #made(term: string, place: number): TermEntry {
    const sizes = this.#sizes;
    const at = place * ROOM_A_TERM;
    const [start = 0, positionsFrom = 0] = [sizes[at + 4], sizes[at + 5]];
    return {
      term,
      block: this.id,
      isAlone: this.terms.length === 1,
      ranges: this.#ranges,
      documents: sizes[at] ?? 0,
      span: sizes[at + 1] ?? 0,
      bytes: this.#bytes.subarray(start, start + (sizes[at + 2] ?? 0)),
      positionsFrom,
      positionsSize: sizes[at + 3] ?? 0,
    };
  }
}

/** The sizes of a term, then where its postings and its positions begin. */
const ROOM_A_TERM = SIZES_A_TERM + 2;

function unpackNumbers(bytes: Uint8Array): Uint32Array {
  const numbers = new Uint32Array(bytes.length);
  let size = 0;
  for (let at = 0; at < bytes.length; size += 1) {
    let number = 0;
    for (let shift = 0, byte = 128; byte > 127; shift += 7) {
      byte = bytes[at] ?? 0;
      at += 1;
      number |= (byte & 127) << shift;
    }
    numbers[size] = number;
  }
  return numbers.subarray(0, size);
}

/** The sizes of all terms, each with where its postings and positions begin. */
function withBeginnings(sizes: Uint32Array): Uint32Array {
  const terms = sizes.length / SIZES_A_TERM;
  const room = new Uint32Array(terms * ROOM_A_TERM);
  let [start, positions] = [0, 0];
  for (let term = 0; term < terms; term += 1) {
    const base = term * ROOM_A_TERM;
    for (let place = 0; place < SIZES_A_TERM; place += 1) room[base + place] = sizes[term * SIZES_A_TERM + place] ?? 0;
    room[base + 4] = start;
    room[base + 5] = positions;
    start += room[base + 2] ?? 0;
    positions += room[base + 3] ?? 0;
  }
  return room;
}

/** The ranges of chunks that stand behind the sizes of a term alone; where there are none, its chunks are the block's own. */
function rangesIn(numbers: Uint32Array, id: number): ChunkRange[] {
  if (numbers.length === 0) return [chunksAfter(id)];
  return Array.from({ length: numbers.length / 3 }, (_, place) => {
    const [block = 0, from = 0, count = 0] = numbers.subarray(place * 3);
    return { block, from, count };
  });
}
