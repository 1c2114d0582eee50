/** Documents that contain a stem, ascending, with the stem's weighted count (1 to 255) in each. */
export interface Postings {
  size: number;
  documents: Uint32Array;
  counts: Uint8Array;
}

/** Appends postings as [document distance as variable-length integer, count] pairs; the first distance is from 0. */
export class PostingWriter {
  #bytes = new Uint8Array(16);
  #length = 0;
  #last = 0;
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(document: number, count: number): void {
    if (this.#length + 6 > this.#bytes.length) {
      const grown = new Uint8Array(this.#bytes.length * 2);
      grown.set(this.#bytes);
      this.#bytes = grown;
    }
    let distance = document - this.#last;
    while (distance > 127) {
      this.#bytes[this.#length] = (distance & 127) | 128;
      this.#length += 1;
      distance >>>= 7;
    }
    this.#bytes[this.#length] = distance;
    this.#bytes[this.#length + 1] = count;
    this.#length += 2;
    this.#last = document;
    this.#size += 1;
  }

  bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }
}

/** Calls `visit` for each posting in the order they were written. */
export function readPostings(bytes: Uint8Array, visit: (document: number, count: number) => void): void {
  let document = 0;
  for (let index = 0; index < bytes.length;) {
    let distance = 0;
    let shift = 0;
    let byte = bytes[index] ?? 0;
    while (byte > 127) {
      distance |= (byte & 127) << shift;
      shift += 7;
      index += 1;
      byte = bytes[index] ?? 0;
    }
    document += distance | (byte << shift);
    visit(document, bytes[index + 1] ?? 0);
    index += 2;
  }
}

/** The first document of stored postings, by which the parts of one stem are put in order. */
export function firstDocument(bytes: Uint8Array): number {
  let document = 0;
  for (let index = 0, shift = 0; index < bytes.length; index += 1, shift += 7) {
    const byte = bytes[index] ?? 0;
    document |= (byte & 127) << shift;
    if (byte < 128) break;
  }
  return document;
}
