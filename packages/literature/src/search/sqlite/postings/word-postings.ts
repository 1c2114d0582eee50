import { DocumentSet } from './document-set.ts';
import { isShorterAsList, type CachedDocuments, type QueryCache } from '../queries/query-cache.ts';
import { addMatching, listMatching } from './field-mask-codec.ts';
import { TERM_KINDS, type TermEntry } from '../vocabulary/term-block.ts';
import type { TermReader } from '../vocabulary/term-reader.ts';

/** A word, or where `open` all words that begin so, in any of the fields whose bits are set. */
export interface WordLookup {
  word: string;
  open: boolean;
  mask: number;
}

export interface WordSources {
  reader: TermReader;
  kept: QueryCache;
  /** The highest document number. */
  highest: number;
}

/** The documents that contain the word; those that are gone may be among them. */
export function documentsOf(lookup: WordLookup, { reader, kept, highest }: WordSources): CachedDocuments {
  const { word, open, mask } = lookup;
  const key = `${open ? 'words from' : 'word'} ${mask} ${word}`;
  const found = kept.find(key);
  if (found !== null) return found;
  const source = { reader, highest };
  return kept.keep(key, open ? documentsFrom(lookup, source) : documentsWith(lookup, source), highest);
}

/** Those of `among` that contain all words, ascending. */
export function documentsOfAll(lookups: readonly WordLookup[], among: DocumentSet, sources: WordSources): Uint32Array {
  const lists: Uint32Array[] = [];
  const bitmaps: DocumentSet[] = [];
  for (const lookup of lookups) {
    const found = documentsOf(lookup, sources);
    if (found instanceof DocumentSet) bitmaps.push(found);
    else lists.push(found);
  }
  const [shortest, ...others] = lists.sort((left, right) => left.length - right.length);
  if (shortest === undefined) return bitmaps.reduce((left, bitmap) => left.keepOnly(bitmap), among.copy()).documents();
  const left = others.reduce(inBothLists, shortest);
  return left.filter((document) => among.has(document) && bitmaps.every((bitmap) => bitmap.has(document)));
}

/** What two ascending lists share. */
function inBothLists(left: Uint32Array, right: Uint32Array): Uint32Array {
  const both = new Uint32Array(Math.min(left.length, right.length));
  let size = 0;
  for (let one = 0, other = 0; one < left.length && other < right.length;) {
    const difference = (left[one] ?? 0) - (right[other] ?? 0);
    if (difference === 0) {
      both[size] = left[one] ?? 0;
      size += 1;
    }
    if (difference <= 0) one += 1;
    if (difference >= 0) other += 1;
  }
  return both.subarray(0, size);
}

type PostingsSource = Omit<WordSources, 'kept'>;

function documentsFrom({ word, mask }: WordLookup, { reader, highest }: PostingsSource): DocumentSet {
  const found = new DocumentSet(highest);
  for (const segment of reader.segments())
    for (const { bytes } of reader.starting(segment, TERM_KINDS.word, word)) addMatching(found, bytes, mask);
  return found;
}

function documentsWith({ word, mask }: WordLookup, { reader, highest }: PostingsSource): CachedDocuments {
  const entries = reader
    .segments()
    .map((segment) => reader.find(segment, TERM_KINDS.word, word))
    .filter((entry) => entry !== null);
  const most = entries.reduce((sum, { documents }) => sum + documents, 0);
  return isShorterAsList(most, highest) ? listed(entries, mask, most) : mapped(entries, mask, highest);
}

function listed(entries: readonly TermEntry[], mask: number, most: number): Uint32Array {
  const documents = new Uint32Array(most);
  let size = 0;
  for (const { bytes } of entries) size = listMatching(documents, size, bytes, mask);
  // A merged segment has a higher number than others whose articles were written after its own.
  return (size === most ? documents : documents.slice(0, size)).sort();
}

function mapped(entries: readonly TermEntry[], mask: number, highest: number): DocumentSet {
  const found = new DocumentSet(highest);
  for (const { bytes } of entries) addMatching(found, bytes, mask);
  return found;
}
