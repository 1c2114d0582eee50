import { LRUCache } from 'lru-cache';
import { DocumentSet } from '../postings/document-set.ts';

/** Bytes of sets kept; a bitmap of a million articles takes 125,000. */
const MAX_BYTES = 64_000_000;
/** What a small set takes besides its documents, about. */
const BYTES_OF_A_SET = 256;
const BYTES_OF_A_DOCUMENT = Uint32Array.BYTES_PER_ELEMENT;

/** Documents as an ascending list where that is shorter than their bitmap; not to be changed. */
export type CachedDocuments = Uint32Array | DocumentSet;

/** Which articles have a word, words in a row or a value in a column: strategies share words, their parts are counted one by one, and their pages and orders are looked at in turn. */
export class QueryCache {
  readonly #kept = new LRUCache<string, CachedDocuments>({ maxSize: MAX_BYTES, sizeCalculation: bytesOf });

  /** The documents kept under a key; null where none are. */
  find(key: string): CachedDocuments | null {
    return this.#kept.get(key) ?? null;
  }

  /** Keeps some of the documents up to `highest`, which are not to be changed afterwards, and gives them in the form in which it does; lists ascend. */
  keep(key: string, documents: CachedDocuments, highest: number): CachedDocuments {
    const shorter = shorterForm(documents, highest);
    this.#kept.set(key, shorter);
    return shorter;
  }

  /** To be called when articles or what their columns mean have changed. */
  forget(): void {
    this.#kept.clear();
  }
}

function bytesOf(documents: CachedDocuments): number {
  const held = documents instanceof DocumentSet ? documents.bits : documents;
  return held.byteLength + BYTES_OF_A_SET;
}

/** Whether so many documents take less room as a list than as a bitmap. */
export function isShorterAsList(documents: number, highest: number): boolean {
  return documents * BYTES_OF_A_DOCUMENT * 8 < highest;
}

function shorterForm(documents: CachedDocuments, highest: number): CachedDocuments {
  if (documents instanceof DocumentSet)
    return isShorterAsList(documents.size(), highest) ? documents.documents() : documents;
  return isShorterAsList(documents.length, highest) ? documents : DocumentSet.of(highest, documents);
}
