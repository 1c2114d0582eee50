import type { DocumentSet } from './document-set.ts';
import type { IndexDatabase } from './index-database.ts';
import { addMasked, type MaskWriter } from './mask-bytes.ts';
import { asBytes } from './posting-store.ts';

/** A word, or where `open` all words that begin so, in any of the fields whose bits are set. */
export interface WordLookup {
  word: string;
  open: boolean;
  mask: number;
}

/** Words as written with the fields they stand in, in the same segments as the postings of stems. */
export const CREATE_WORD_POSTINGS = `CREATE TABLE word_posting (segment INTEGER NOT NULL, word TEXT NOT NULL,
  documents INTEGER NOT NULL, bytes BLOB NOT NULL, PRIMARY KEY (segment, word)) WITHOUT ROWID;`;

const ONE_WORD =
  'SELECT bytes FROM segment CROSS JOIN word_posting ON word_posting.segment = segment.id WHERE word = ?';
const OPEN_WORD =
  'SELECT bytes FROM segment CROSS JOIN word_posting ON word_posting.segment = segment.id WHERE word >= ? AND word < ?';

/** Above every character that can follow in a word. */
const LAST_CHARACTER = '\u{10FFFF}';

/** Adds the documents that contain the word; those that are gone may be among them. */
export function addDocumentsWith(set: DocumentSet, { word, open, mask }: WordLookup, database: IndexDatabase): void {
  if (!open) {
    for (const row of database.rows(ONE_WORD, word)) addMasked(set, asBytes(row['bytes']), mask);
    return;
  }
  for (const row of database.statement(OPEN_WORD).iterate(word, word + LAST_CHARACTER))
    addMasked(set, asBytes(row['bytes']), mask);
}

/** Writes the words of a segment; documents must be higher than in any segment before. */
export function addWordPostings(
  database: IndexDatabase,
  segment: number,
  words: ReadonlyMap<string, MaskWriter>,
): void {
  const insert = database.statement('INSERT INTO word_posting (segment, word, documents, bytes) VALUES (?, ?, ?, ?)');
  for (const word of [...words.keys()].sort()) {
    const writer = words.get(word);
    if (writer !== undefined) insert.run(segment, word, writer.size, writer.bytes());
  }
}
