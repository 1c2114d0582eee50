import type { ByteSink } from './byte-sink.ts';

/** Bits of a place that tell the position in its field; the bits above them tell the field. */
const POSITION_BITS = 22;
/** Stands for the position of a word that has none, such as joined words; further positions are not told apart. */
const NO_POSITION = (1 << POSITION_BITS) - 1;

/** Positions of one word in some articles: for each of its postings the length of what follows, and the places in it. */
export interface PositionChunk {
  /** Postings the chunk covers. */
  documents: number;
  bytes: Uint8Array;
}

/** A position in a field, by the number of the field's bit. */
export function occurrenceAt(field: number, position: number): number {
  return (field << POSITION_BITS) | Math.min(position, NO_POSITION);
}

/** A place somewhere in a field. */
export function occurrenceIn(field: number): number {
  return occurrenceAt(field, NO_POSITION);
}

/** The mask of the field a place is in. */
export function fieldOfOccurrence(occurrence: number): number {
  return 1 << (occurrence >>> POSITION_BITS);
}

/**
 * Writes a place after the one before it in the same record (0 at the beginning): the distance from it, doubled; an odd
 * number tells that a field further on follows, by its distance, and the position in it. Places without position write
 * nothing. Gives the place that counts as the one before.
 */
export function writeOccurrence(sink: ByteSink, occurrence: number, before: number): number {
  const position = occurrence & NO_POSITION;
  if (position === NO_POSITION) return before;
  const fields = (occurrence >>> POSITION_BITS) - (before >>> POSITION_BITS);
  if (fields === 0) sink.number((occurrence - before) * 2);
  else {
    sink.number(fields * 2 + 1);
    sink.number(position);
  }
  return occurrence;
}

/** Walks over the records of a chunk. */
export class PositionReader {
  readonly #bytes: Uint8Array;
  #at = 0;
  #posting = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** The bytes of a posting's record, its length with them; postings ascend and count from 0. */
  record(posting: number): Uint8Array {
    this.#skipTo(posting);
    const start = this.#at;
    this.#skipTo(posting + 1);
    return this.#bytes.subarray(start, this.#at);
  }

  /** The places of a posting, added to `places` behind the first `size`; gives how many there are then. */
  occurrences(posting: number, occurrences: Int32Array, size: number): number {
    this.#skipTo(posting);
    const bytes = this.#bytes;
    let count = size;
    let at = this.#at;
    let length = 0;
    for (let shift = 0, byte = 128; byte > 127; shift += 7) {
      byte = bytes[at] ?? 0;
      at += 1;
      length |= (byte & 127) << shift;
    }
    const end = at + length;
    let field = 0;
    let position = 0;
    let isAbsolute = false;
    while (at < end) {
      let byte = bytes[at] ?? 0;
      at += 1;
      let number = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = bytes[at] ?? 0;
        at += 1;
        number |= (byte & 127) << shift;
      }
      if (isAbsolute) position = number;
      else if ((number & 1) === 0) position += number >>> 1;
      else {
        field += number >>> 1;
        isAbsolute = true;
        continue;
      }
      isAbsolute = false;
      occurrences[count] = (field << POSITION_BITS) | position;
      count += 1;
    }
    this.#at = end;
    this.#posting = posting + 1;
    return count;
  }

  /** An upper bound of the places from the next posting on. */
  get most(): number {
    return this.#bytes.length;
  }

  #skipTo(posting: number): void {
    const bytes = this.#bytes;
    let at = this.#at;
    for (let index = this.#posting; index < posting; index += 1) {
      let byte = bytes[at] ?? 0;
      at += 1;
      let length = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = bytes[at] ?? 0;
        at += 1;
        length |= (byte & 127) << shift;
      }
      at += length;
    }
    this.#at = at;
    this.#posting = posting;
  }
}
