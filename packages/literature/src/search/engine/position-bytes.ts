/** Bits of a place that tell the position in its field; the bits above them tell the field. */
const POSITION_BITS = 22;
const MOST_POSITIONS = 1 << POSITION_BITS;
/** Positions that are read at once. */
const BYTES_A_CHUNK = 16_384;

/** Positions of one word in some articles: for each of its postings the length of what follows, and the places in it. */
export interface PositionChunk {
  /** Postings the chunk covers. */
  documents: number;
  bytes: Uint8Array;
}

/** The mask of the field a place is in. */
export function fieldOfPlace(place: number): number {
  return 1 << (place >>> POSITION_BITS);
}

/**
 * Stores where a word stands, one record a posting: its length, then for each place the distance from the place before
 * it, doubled; an odd number tells that a field further on follows, by its number, and the position in it.
 */
export class PositionWriter {
  #bytes = new Uint8Array(8);
  #length = 0;
  #record = 0;
  #field = 0;
  #position = 0;
  /** Where chunks end, with the postings before. */
  readonly #ends: { documents: number; end: number }[] = [];
  #documents = 0;

  /** Begins the record of a posting. */
  open(): void {
    this.#reserve(1);
    this.#record = this.#length;
    this.#length += 1;
    this.#field = 0;
    this.#position = 0;
  }

  /** Adds a place to the record; fields by the number of their bit and positions in them ascend. */
  add(field: number, position: number): void {
    if (position >= MOST_POSITIONS) return;
    this.#reserve(10);
    if (field === this.#field) this.#put((position - this.#position) * 2);
    else {
      this.#put((field - this.#field) * 2 + 1);
      this.#put(position);
      this.#field = field;
    }
    this.#position = position;
  }

  close(): void {
    const size = this.#length - this.#record - 1;
    if (size > 127) {
      const extra = size > 16_383 ? 2 : 1;
      this.#reserve(extra);
      this.#bytes.copyWithin(this.#record + 1 + extra, this.#record + 1, this.#length);
      this.#length = this.#record;
      this.#put(size);
      this.#length += size;
    } else this.#bytes[this.#record] = size;
    this.#documents += 1;
    const { documents, end } = this.#ends.at(-1) ?? { documents: 0, end: 0 };
    if (this.#length - end >= BYTES_A_CHUNK && this.#documents > documents)
      this.#ends.push({ documents: this.#documents, end: this.#length });
  }

  #reserve(more: number): void {
    if (this.#length + more <= this.#bytes.length) return;
    const grown = new Uint8Array(this.#bytes.length * 2 + more);
    grown.set(this.#bytes);
    this.#bytes = grown;
  }

  #put(number: number): void {
    let rest = number;
    while (rest > 127) {
      this.#bytes[this.#length] = (rest & 127) | 128;
      this.#length += 1;
      rest >>>= 7;
    }
    this.#bytes[this.#length] = rest;
    this.#length += 1;
  }

  chunks(): PositionChunk[] {
    const ends = [...this.#ends];
    if (this.#length > (ends.at(-1)?.end ?? 0)) ends.push({ documents: this.#documents, end: this.#length });
    return ends.map(({ documents, end }, index) => {
      const before = ends[index - 1] ?? { documents: 0, end: 0 };
      return { documents: documents - before.documents, bytes: this.#bytes.subarray(before.end, end) };
    });
  }
}

/** Chunks of one word one after the other, small neighbours joined. */
export function joinChunks(chunks: readonly PositionChunk[]): PositionChunk[] {
  const joined: PositionChunk[] = [];
  let run: PositionChunk[] = [];
  let size = 0;
  const close = () => {
    const [only] = run;
    if (only !== undefined) joined.push(run.length === 1 ? only : concatenated(run, size));
    run = [];
    size = 0;
  };
  for (const chunk of chunks) {
    if (size + chunk.bytes.length > BYTES_A_CHUNK) close();
    run.push(chunk);
    size += chunk.bytes.length;
  }
  close();
  return joined;
}

function concatenated(run: readonly PositionChunk[], size: number): PositionChunk {
  const bytes = new Uint8Array(size);
  let at = 0;
  let documents = 0;
  for (const chunk of run) {
    bytes.set(chunk.bytes, at);
    at += chunk.bytes.length;
    documents += chunk.documents;
  }
  return { documents, bytes };
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
  places(posting: number, places: Int32Array, size: number): number {
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
      places[count] = (field << POSITION_BITS) | position;
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
