/** Documents that contain a stem, ascending, with the stem's weighted count (1 to 255) in each. */
export interface Postings {
  size: number;
  documents: Uint32Array;
  counts: Uint8Array;
}

/** Room for up to `most` postings. */
export function emptyPostings(most: number): Postings {
  return { size: 0, documents: new Uint32Array(most), counts: new Uint8Array(most) };
}

/** Adds the stored postings of the documents that have a PMID (the others are gone) to `postings`. */
export function appendStored(postings: Postings, bytes: Uint8Array, pmids: Int32Array): void {
  let { size } = postings;
  const { documents, counts } = postings;
  let document = 0;
  for (let index = 0; index < bytes.length; index += 2) {
    let byte = bytes[index] ?? 0;
    let distance = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      index += 1;
      byte = bytes[index] ?? 0;
      distance |= (byte & 127) << shift;
    }
    document += distance;
    if (pmids[document] === 0) continue;
    documents[size] = document;
    counts[size] = bytes[index + 1] ?? 0;
    size += 1;
  }
  postings.size = size;
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

/** The place among the first `size` documents of the first that is not below `least`; `size` where all are. */
export function firstFrom(documents: Uint32Array, least: number, size = documents.length): number {
  let low = 0;
  let high = size;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((documents[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The count of one document, 0 when it is not among the postings. */
export function countIn({ size, documents, counts }: Postings, document: number): number {
  const occurrence = firstFrom(documents, document, size);
  return occurrence < size && documents[occurrence] === document ? (counts[occurrence] ?? 0) : 0;
}
