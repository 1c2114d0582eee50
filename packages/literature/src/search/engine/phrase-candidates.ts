import type { DocumentSet } from './document-set.ts';
import { readMasked } from './mask-bytes.ts';
import type { TermEntry } from './term-block.ts';

/** One word of a row with its postings, or all words that an open one stands for. */
export interface RowMember {
  /** Words of the row before it. */
  offset: number;
  entries: readonly TermEntry[];
}

/** The candidates that have a term, by their places among all candidates, and as which of its postings. */
export interface TermHits {
  entry: TermEntry;
  candidates: ArrayLike<number>;
  postings: ArrayLike<number>;
}

/** Documents that have all words of a row in one of the fields, and each word's hits in the order of the members. */
export interface Candidates {
  documents: Uint32Array;
  /** 1 for a document that is still a candidate. */
  isLeft: Uint8Array;
  hits: readonly (readonly TermHits[])[];
}

/** Finds the documents with all words of a row; the members are best given with the rarest first. */
export function rowCandidates(members: readonly RowMember[], mask: number, among: DocumentSet): Candidates {
  const [rarest, ...others] = members;
  const documents = rarest === undefined ? new Uint32Array() : memberDocuments(rarest, mask, among);
  const isLeft = new Uint8Array(documents.length).fill(1);
  // The words have to meet in one field, so that fields are ruled out word by word.
  const fields = new Uint32Array(documents.length).fill(mask);
  const hits = [rarest, ...others].flatMap((member) =>
    member === undefined ? [] : [memberHits(member, { documents, isLeft, fields })],
  );
  return { documents, isLeft, hits };
}

function memberDocuments({ entries }: RowMember, mask: number, among: DocumentSet): Uint32Array {
  const found = entries.map(({ bytes, documents: size }) => {
    const { documents, masks } = readMasked(bytes, size);
    let kept = 0;
    for (let index = 0; index < size; index += 1) {
      const document = documents[index] ?? 0;
      if (((masks[index] ?? 0) & mask) === 0 || !among.has(document)) continue;
      documents[kept] = document;
      kept += 1;
    }
    return documents.subarray(0, kept);
  });
  const [only = new Uint32Array()] = found;
  if (found.length <= 1) return only;
  const all = new Uint32Array(found.reduce((sum, { length }) => sum + length, 0));
  let length = 0;
  for (const some of found) {
    all.set(some, length);
    length += some.length;
  }
  all.sort();
  return all.filter((document, index) => index === 0 || document !== all[index - 1]);
}

interface CandidateState {
  documents: Uint32Array;
  isLeft: Uint8Array;
  /** Fields in which all words so far stand. */
  fields: Uint32Array;
}

function memberHits({ entries }: RowMember, state: CandidateState): TermHits[] {
  const { documents, isLeft, fields } = state;
  const found = new Uint32Array(documents.length);
  const hits = entries.map((entry) => termHits(entry, state, found));
  for (let candidate = 0; candidate < documents.length; candidate += 1) {
    const shared = (fields[candidate] ?? 0) & (found[candidate] ?? 0);
    fields[candidate] = shared;
    if (shared === 0) isLeft[candidate] = 0;
  }
  return hits.filter(({ candidates }) => candidates.length > 0);
}

/** Walks over a term's postings and the candidates side by side; `found` gathers the fields it stands in. */
function termHits(entry: TermEntry, { documents, isLeft, fields }: CandidateState, found: Uint32Array): TermHits {
  const { bytes } = entry;
  const candidates: number[] = [];
  const postings: number[] = [];
  let document = 0;
  let candidate = 0;
  let next = documents[0] ?? Number.POSITIVE_INFINITY;
  for (let at = 0, posting = 0; at < bytes.length && candidate < documents.length; posting += 1) {
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
    while (next < document) {
      candidate += 1;
      next = documents[candidate] ?? Number.POSITIVE_INFINITY;
    }
    if (next !== document || isLeft[candidate] === 0 || ((fields[candidate] ?? 0) & mask) === 0) continue;
    found[candidate] = (found[candidate] ?? 0) | mask;
    candidates.push(candidate);
    postings.push(posting);
  }
  return { entry, candidates, postings };
}
