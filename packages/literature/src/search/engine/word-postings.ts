import type { DocumentSet } from './document-set.ts';
import { addMasked } from './mask-bytes.ts';
import { TERM_KINDS } from './term-block.ts';
import type { TermReader } from './term-reader.ts';

/** A word, or where `open` all words that begin so, in any of the fields whose bits are set. */
export interface WordLookup {
  word: string;
  open: boolean;
  mask: number;
}

/** Adds the documents of a segment that contain the word; those that are gone may be among them. */
export function addDocumentsWith(
  set: DocumentSet,
  { word, open, mask }: WordLookup,
  { reader, segment }: { reader: TermReader; segment: number },
): void {
  if (open) {
    for (const { bytes } of reader.starting(segment, TERM_KINDS.word, word)) addMasked(set, bytes, mask);
    return;
  }
  const entry = reader.find(segment, TERM_KINDS.word, word);
  if (entry !== null) addMasked(set, entry.bytes, mask);
}
