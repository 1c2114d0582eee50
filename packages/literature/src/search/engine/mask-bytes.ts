import type { DocumentSet } from './document-set.ts';

/** Stores documents with a mask each as variable-length integers: the distance from the document before, then the mask. */
export class MaskWriter {
  #bytes = new Uint8Array(8);
  #length = 0;
  #first = 0;
  #last = 0;
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** From the first document to the last. */
  get span(): number {
    return this.#last - this.#first;
  }

  add(document: number, mask: number): void {
    if (this.#size === 0) this.#first = document;
    if (this.#length + 10 > this.#bytes.length) {
      const grown = new Uint8Array(this.#bytes.length * 2 + 8);
      grown.set(this.#bytes);
      this.#bytes = grown;
    }
    this.#put(document - this.#last);
    this.#put(mask);
    this.#last = document;
    this.#size += 1;
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

  bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }
}

/** Adds the stored documents that have one of the bits of `mask` to the set. */
export function addMasked(set: DocumentSet, bytes: Uint8Array, mask: number): void {
  const { bits } = set;
  let document = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    let byte = bytes[index] ?? 0;
    let distance = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      index += 1;
      byte = bytes[index] ?? 0;
      distance |= (byte & 127) << shift;
    }
    document += distance;
    index += 1;
    byte = bytes[index] ?? 0;
    let fields = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      index += 1;
      byte = bytes[index] ?? 0;
      fields |= (byte & 127) << shift;
    }
    if ((fields & mask) !== 0) bits[document >>> 5] = (bits[document >>> 5] ?? 0) | (1 << (document & 31));
  }
}

/** Writes the stored documents that have one of the bits of `mask` behind the first `size`; gives how many there are then. */
export function listMasked(documents: Uint32Array, size: number, bytes: Uint8Array, mask: number): number {
  let count = size;
  let document = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    let byte = bytes[index] ?? 0;
    let distance = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      index += 1;
      byte = bytes[index] ?? 0;
      distance |= (byte & 127) << shift;
    }
    document += distance;
    index += 1;
    byte = bytes[index] ?? 0;
    let fields = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      index += 1;
      byte = bytes[index] ?? 0;
      fields |= (byte & 127) << shift;
    }
    if ((fields & mask) === 0) continue;
    documents[count] = document;
    count += 1;
  }
  return count;
}

/** Stored documents, ascending, with the mask of each. */
export interface MaskedDocuments {
  documents: Uint32Array;
  masks: Uint32Array;
}

/** Reads `size` stored documents. */
export function readMasked(bytes: Uint8Array, size: number): MaskedDocuments {
  const documents = new Uint32Array(size);
  const masks = new Uint32Array(size);
  let document = 0;
  let at = 0;
  for (let index = 0; index < size; index += 1) {
    let byte = bytes[at] ?? 0;
    at += 1;
    let distance = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at] ?? 0;
      at += 1;
      distance |= (byte & 127) << shift;
    }
    document += distance;
    byte = bytes[at] ?? 0;
    at += 1;
    let mask = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at] ?? 0;
      at += 1;
      mask |= (byte & 127) << shift;
    }
    documents[index] = document;
    masks[index] = mask;
  }
  return { documents, masks };
}
