import type { IndexDatabase } from '../sqlite/index-database.ts';
import { asBytes } from '../sqlite/stored-bytes.ts';

/** Stands in a sequence where an item or a field ends. */
export const BREAK = 0;

/** A stem in 16 bits. Two stems may share them, but hardly ever right after the same word. */
export function stemHash(stem: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < stem.length; index += 1) hash = Math.imul(hash ^ stem.charCodeAt(index), 0x01000193);
  return (hash >>> 16) ^ (hash & 0xffff) || 1;
}

/** Whether a sequence holds the stems in a row. */
export function containsSequence(sequence: Uint16Array, stems: readonly string[]): boolean {
  const wanted = Uint16Array.from(stems, stemHash);
  const [first] = wanted;
  if (first === undefined) return false;
  for (let start = sequence.indexOf(first); start >= 0; start = sequence.indexOf(first, start + 1))
    if (wanted.every((bits, index) => sequence[start + index] === bits)) return true;
  return false;
}

/** The stems of all articles' ranked fields in order, from which ranking tells whether the words of a phrase stand together. */
export class ForwardIndex {
  readonly #database: IndexDatabase;

  constructor(database: IndexDatabase) {
    this.#database = database;
  }

  add(document: number, sequence: Uint16Array): void {
    const bytes = new Uint8Array(sequence.buffer, sequence.byteOffset, sequence.byteLength);
    this.#database.run('INSERT INTO stem_sequence (document, stems) VALUES (?, ?)', document, bytes);
  }

  remove(document: number): void {
    this.#database.run('DELETE FROM stem_sequence WHERE document = ?', document);
  }

  find(document: number): Uint16Array {
    const row = this.#database.row('SELECT stems FROM stem_sequence WHERE document = ?', document);
    return new Uint16Array(asBytes(row['stems']).slice().buffer);
  }
}
