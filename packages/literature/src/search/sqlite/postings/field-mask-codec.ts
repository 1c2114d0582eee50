import type { DocumentSet } from './document-set.ts';

/** Adds the stored documents that have one of the bits of `mask` to the set. */
export function addMatching(set: DocumentSet, bytes: Uint8Array, mask: number): void {
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
export function listMatching(documents: Uint32Array, size: number, bytes: Uint8Array, mask: number): number {
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
export interface DocumentMasks {
  documents: Uint32Array;
  masks: Uint32Array;
}

/** Reads `size` stored documents. */
export function decodeFieldMasks(bytes: Uint8Array, size: number): DocumentMasks {
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
