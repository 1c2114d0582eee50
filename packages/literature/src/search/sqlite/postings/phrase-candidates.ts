import { firstDocument, firstFrom } from './postings-codec.ts';
import { POSTINGS_PER_SKIP, postingSkips } from './posting-skips.ts';
import type { TermEntry } from '../vocabulary/term-block.ts';

/** One word of a row with its postings in all segments, or all words that an open one stands for. */
export interface PhraseMember {
  /** Words of the row before each of its places in it. */
  offsets: readonly number[];
  /** Whether an article may be in several of the entries. */
  isOpen: boolean;
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

/** Which of `documents` have all words of a row; the members are best given with the rarest first. */
export function phraseCandidates(members: readonly PhraseMember[], mask: number, documents: Uint32Array): Candidates {
  const isLeft = new Uint8Array(documents.length).fill(1);
  // The words have to meet in one field, so that fields are ruled out word by word.
  const fields = new Uint32Array(documents.length).fill(mask);
  return { documents, isLeft, hits: members.map((member) => memberHits(member, { documents, isLeft, fields })) };
}

interface CandidateState {
  documents: Uint32Array;
  isLeft: Uint8Array;
  /** Fields in which all words so far stand. */
  fields: Uint32Array;
}

function memberHits({ entries }: PhraseMember, state: CandidateState): TermHits[] {
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

/** Looks the candidates up in a term's postings, ascending; `found` gathers the fields it stands in. */
function termHits(entry: TermEntry, { documents, isLeft, fields }: CandidateState, found: Uint32Array): TermHits {
  const { bytes } = entry;
  const skips = postingSkips(entry);
  const candidates: number[] = [];
  const postings: number[] = [];
  let document = 0;
  let mask = 0;
  /** The next posting, and where its bytes begin. */
  let posting = 0;
  let at = 0;
  for (let candidate = firstFrom(documents, firstDocument(bytes)); candidate < documents.length; candidate += 1) {
    if (isLeft[candidate] === 0) continue;
    const wanted = documents[candidate] ?? 0;
    let skip = Math.floor(posting / POSTINGS_PER_SKIP);
    while ((skips.documents[skip + 1] ?? wanted) < wanted) skip += 1;
    if (skip * POSTINGS_PER_SKIP > posting) {
      posting = skip * POSTINGS_PER_SKIP;
      document = skips.documents[skip] ?? 0;
      at = skips.offsets[skip] ?? 0;
    }
    while (document < wanted && at < bytes.length) {
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
      mask = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = bytes[at] ?? 0;
        at += 1;
        mask |= (byte & 127) << shift;
      }
      posting += 1;
    }
    if (document < wanted) break;
    if (document !== wanted || ((fields[candidate] ?? 0) & mask) === 0) continue;
    found[candidate] = (found[candidate] ?? 0) | mask;
    candidates.push(candidate);
    postings.push(posting - 1);
  }
  return { entry, candidates, postings };
}
