import type { TermEntry } from '../vocabulary/term-block.ts';

/** Postings between two places at which a walk may begin. */
export const POSTINGS_PER_SKIP = 64;

/** Where a walk over long postings may begin: before every 64th posting, the document before it and where its bytes begin. */
export interface PostingSkips {
  documents: Uint32Array;
  offsets: Uint32Array;
}

const NO_SKIPS: PostingSkips = { documents: new Uint32Array(1), offsets: new Uint32Array(1) };

/** Kept with an entry, for as long as its block is. */
const known = new WeakMap<TermEntry, PostingSkips>();

/** The skips of an entry of words; those of short postings lead nowhere. */
export function postingSkips(entry: TermEntry): PostingSkips {
  // Other entries are made anew each time, and small.
  if (!entry.isAlone) return NO_SKIPS;
  const kept = known.get(entry);
  if (kept !== undefined) return kept;
  const skips = readSkips(entry);
  known.set(entry, skips);
  return skips;
}

function readSkips({ bytes, documents: size }: TermEntry): PostingSkips {
  const occurrences = Math.ceil(size / POSTINGS_PER_SKIP);
  const documents = new Uint32Array(occurrences);
  const offsets = new Uint32Array(occurrences);
  let document = 0;
  let at = 0;
  for (let posting = 0; posting < size; posting += 1) {
    if (posting % POSTINGS_PER_SKIP === 0) {
      documents[posting / POSTINGS_PER_SKIP] = document;
      offsets[posting / POSTINGS_PER_SKIP] = at;
    }
    let byte = bytes[at] ?? 0;
    at += 1;
    let distance = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at] ?? 0;
      at += 1;
      distance |= (byte & 127) << shift;
    }
    document += distance;
    while ((bytes[at] ?? 0) > 127) at += 1;
    at += 1;
  }
  return { documents, offsets };
}
