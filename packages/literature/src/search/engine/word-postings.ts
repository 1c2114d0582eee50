import { DocumentSet } from './document-set.ts';
import { isShorterAsList, type KeptSets } from './kept-sets.ts';
import { addMasked, listMasked } from './mask-bytes.ts';
import { TERM_KINDS, type TermEntry } from './term-block.ts';
import type { TermReader } from './term-reader.ts';

/** A word, or where `open` all words that begin so, in any of the fields whose bits are set. */
export interface WordLookup {
  word: string;
  open: boolean;
  mask: number;
}

/** Adds the documents up to `highest` that contain the word; those that are gone may be among them. */
export function addDocumentsWith(
  set: DocumentSet,
  lookup: WordLookup,
  { reader, kept, highest }: { reader: TermReader; kept: KeptSets; highest: number },
): void {
  const { word, open, mask } = lookup;
  const key = `${open ? 'words from' : 'word'} ${mask} ${word}`;
  if (kept.addTo(set, key)) return;
  kept.keep(
    key,
    open ? documentsFrom(lookup, { reader, highest }) : documentsWith(lookup, { reader, highest }),
    highest,
  );
  kept.addTo(set, key);
}

interface PostingsSource {
  reader: TermReader;
  highest: number;
}

function documentsFrom({ word, mask }: WordLookup, { reader, highest }: PostingsSource): DocumentSet {
  const found = new DocumentSet(highest);
  for (const segment of reader.segments())
    for (const { bytes } of reader.starting(segment, TERM_KINDS.word, word)) addMasked(found, bytes, mask);
  return found;
}

function documentsWith({ word, mask }: WordLookup, { reader, highest }: PostingsSource): Uint32Array | DocumentSet {
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
  for (const { bytes } of entries) size = listMasked(documents, size, bytes, mask);
  return size === most ? documents : documents.slice(0, size);
}

function mapped(entries: readonly TermEntry[], mask: number, highest: number): DocumentSet {
  const found = new DocumentSet(highest);
  for (const { bytes } of entries) addMasked(found, bytes, mask);
  return found;
}
