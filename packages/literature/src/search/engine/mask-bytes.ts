import type { DocumentSet } from './document-set.ts';

/** Stores documents with a mask each as variable-length integers: the distance from the document before, then the mask. */
export class MaskWriter {
  #bytes = new Uint8Array(8);
  #length = 0;
  #last = 0;
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(document: number, mask: number): void {
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

/** Copies the stored documents that have a PMID (the others are gone). */
export function copyMasked(writer: MaskWriter, bytes: Uint8Array, pmids: Int32Array): void {
  let document = 0;
  let index = 0;
  const next = () => {
    let byte = 128;
    let number = 0;
    for (let shift = 0; byte > 127; shift += 7) {
      byte = bytes[index] ?? 0;
      index += 1;
      number |= (byte & 127) << shift;
    }
    return number;
  };
  while (index < bytes.length) {
    document += next();
    const mask = next();
    if (pmids[document] !== 0) writer.add(document, mask);
  }
}
