import { phraseCandidates, type Candidates, type PhraseMember, type TermHits } from './phrase-candidates.ts';
import { fieldOfOccurrence } from './position-codec.ts';
import { TERM_KINDS, type TermEntry } from '../vocabulary/term-block.ts';
import type { TermReader } from '../vocabulary/term-reader.ts';

/** Words in a row; where `open`, the last of them only has to begin so. */
export interface Phrase {
  words: readonly string[];
  open: boolean;
}

/** Where to look: fields by their bits, and the documents that come into question, ascending. */
export interface PositionSources {
  reader: TermReader;
  mask: number;
  among: Uint32Array;
  /** Throws when the search takes too long. */
  check: () => void;
}

/** The documents that hold a row, ascending, with the places at which it begins, ascending. */
export interface PhrasePositions {
  documents: Uint32Array;
  /** Where the places of each document begin in `places`; one more than there are documents. */
  starts: Uint32Array;
  occurrences: Int32Array;
}

const NOWHERE: PhrasePositions = {
  documents: new Uint32Array(),
  starts: new Uint32Array(1),
  occurrences: new Int32Array(),
};

/**
 * Finds a phrase: first the documents with all its words, the rarest word first, then the places in them. All
 * segments are looked through at once, because a merge under way has moved some words of an article and not others.
 */
export function phrasePositions(row: Phrase, sources: PositionSources): PhrasePositions {
  const members = rowMembers(row, sources);
  const candidates = phraseCandidates(members, sources.mask, sources.among);
  let held: HeldPlaces | null = null;
  for (const [index, { offsets, isOpen }] of members.entries()) {
    const hits = candidates.hits[index] ?? [];
    for (const offset of offsets) {
      sources.check();
      if (held === null) held = firstPlaces(hits, candidates, { offset, isOpen, sources });
      else held.keepFollowed(hits, candidates, { offset, isOpen, sources });
      if (!candidates.isLeft.includes(1)) return NOWHERE;
    }
  }
  return held?.found(candidates) ?? NOWHERE;
}

/** Each word of a row once, the rarest first; none where the index lacks one of them. */
function rowMembers({ words, open }: Phrase, sources: PositionSources): PhraseMember[] {
  const members = new Map<string, PhraseMember & { offsets: number[] }>();
  for (const [offset, word] of words.entries()) {
    const isOpen = open && offset === words.length - 1;
    const key = isOpen ? `${word}*` : word;
    const known = members.get(key);
    if (known !== undefined) {
      known.offsets.push(offset);
      continue;
    }
    const entries = termEntries(word, isOpen, sources);
    if (entries.length === 0) return [];
    members.set(key, { offsets: [offset], isOpen, entries });
  }
  return [...members.values()].sort((left, right) => postingsOf(left) - postingsOf(right));
}

function termEntries(word: string, isOpen: boolean, { reader, check }: PositionSources): TermEntry[] {
  check();
  return reader
    .segments()
    .flatMap((segment) =>
      isOpen
        ? [...reader.starting(segment, TERM_KINDS.word, word)]
        : (reader.find(segment, TERM_KINDS.word, word) ?? []),
    )
    .filter(({ positionsSize }) => positionsSize > 0);
}

function postingsOf({ entries }: PhraseMember): number {
  return entries.reduce((sum, { documents }) => sum + documents, 0);
}

interface MemberPlace {
  offset: number;
  isOpen: boolean;
  sources: PositionSources;
}

/** Calls `use` with the places of each hit whose document is still a candidate. */
function eachHit(
  { entry, candidates, postings }: TermHits,
  { isLeft }: Candidates,
  { reader, check }: PositionSources,
  use: (candidate: number, occurrences: Int32Array, count: number) => void,
): void {
  check();
  let hit = 0;
  const skipLost = () => {
    while (hit < postings.length && isLeft[candidates[hit] ?? 0] === 0) hit += 1;
    return postings[hit] ?? Number.POSITIVE_INFINITY;
  };
  const isWanted = (_first: number, end: number) => skipLost() < end;
  let room = new Int32Array();
  for (const { first, end, reader: positions } of reader.positions(entry, isWanted)) {
    if (room.length < positions.most) room = new Int32Array(positions.most);
    for (let posting = skipLost(); posting < end; posting = skipLost()) {
      use(candidates[hit] ?? 0, room, positions.occurrences(posting - first, room, 0));
      hit += 1;
    }
  }
}

/** The places at which a row may begin, by candidate, as far as its words were looked up. */
class HeldPlaces {
  readonly #starts: Uint32Array;
  readonly #ends: Uint32Array;
  readonly #occurrences: Int32Array;

  constructor(starts: Uint32Array, ends: Uint32Array, occurrences: Int32Array) {
    this.#starts = starts;
    this.#ends = ends;
    this.#occurrences = occurrences;
  }

  /** Keeps the places that a word follows where it should. */
  keepFollowed(hits: readonly TermHits[], candidates: Candidates, { offset, sources }: MemberPlace): void {
    const occurrences = this.#occurrences;
    const isFollowed = new Uint8Array(occurrences.length);
    for (const hit of hits)
      eachHit(hit, candidates, sources, (candidate, found, count) => {
        const end = this.#ends[candidate] ?? 0;
        let at = this.#starts[candidate] ?? 0;
        for (let index = 0; index < count && at < end; index += 1) {
          const wanted = (found[index] ?? 0) - offset;
          while (at < end && (occurrences[at] ?? 0) < wanted) at += 1;
          if (at < end && occurrences[at] === wanted) isFollowed[at] = 1;
        }
      });
    for (let candidate = 0; candidate < this.#starts.length; candidate += 1) {
      const start = this.#starts[candidate] ?? 0;
      let kept = start;
      for (let at = start; at < (this.#ends[candidate] ?? 0); at += 1) {
        if (isFollowed[at] === 0) continue;
        occurrences[kept] = occurrences[at] ?? 0;
        kept += 1;
      }
      this.#ends[candidate] = kept;
      if (kept === start) candidates.isLeft[candidate] = 0;
    }
  }

  found({ documents }: Candidates): PhrasePositions {
    const left: number[] = [];
    const starts: number[] = [0];
    const occurrences: number[] = [];
    for (let candidate = 0; candidate < documents.length; candidate += 1) {
      const end = this.#ends[candidate] ?? 0;
      const start = this.#starts[candidate] ?? 0;
      if (start === end) continue;
      for (let at = start; at < end; at += 1) occurrences.push(this.#occurrences[at] ?? 0);
      left.push(documents[candidate] ?? 0);
      starts.push(occurrences.length);
    }
    return {
      documents: Uint32Array.from(left),
      starts: Uint32Array.from(starts),
      occurrences: Int32Array.from(occurrences),
    };
  }
}

/** The places of the first word looked up, less the words before it. */
function firstPlaces(
  hits: readonly TermHits[],
  candidates: Candidates,
  { offset, isOpen, sources }: MemberPlace,
): HeldPlaces {
  const size = candidates.documents.length;
  const starts = new Uint32Array(size);
  const ends = new Uint32Array(size);
  let occurrences = new Int32Array(size + 1);
  let length = 0;
  const apart = new Map<number, number[]>();
  const add = (occurrence: number) => {
    if (length === occurrences.length) {
      const grown = new Int32Array(length * 2);
      grown.set(occurrences);
      occurrences = grown;
    }
    occurrences[length] = occurrence;
    length += 1;
  };
  for (const hit of hits)
    eachHit(hit, candidates, sources, (candidate, found, count) => {
      starts[candidate] = length;
      const union = isOpen ? (apart.get(candidate) ?? []) : null;
      if (union !== null) apart.set(candidate, union);
      for (let index = 0; index < count; index += 1) {
        const occurrence = found[index] ?? 0;
        if ((fieldOfOccurrence(occurrence) & sources.mask) === 0) continue;
        if (union === null) add(occurrence - offset);
        else union.push(occurrence - offset);
      }
      ends[candidate] = length;
      if (union === null && length === starts[candidate]) candidates.isLeft[candidate] = 0;
    });
  for (const [candidate, union] of apart) {
    starts[candidate] = length;
    for (const occurrence of union.sort((left, right) => left - right)) add(occurrence);
    ends[candidate] = length;
    if (union.length === 0) candidates.isLeft[candidate] = 0;
  }
  return new HeldPlaces(starts, ends, occurrences.subarray(0, length));
}
