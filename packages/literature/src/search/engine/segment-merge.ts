import type { ColumnStore } from './column-store.ts';
import type { IndexDatabase } from './index-database.ts';
import { MaskWriter, copyMasked } from './mask-bytes.ts';
import { PostingWriter, appendStored, emptyPostings, firstDocument } from './posting-bytes.ts';
import { asBytes } from './posting-store.ts';
import { readChanges, writeChanges } from './word-vocabulary.ts';

/** Segments of one level that are joined into one of the next, so that a stem never lies in very many places. */
const SEGMENTS_A_MERGE = 8;
/** Words joined in one step; a step takes some tens of milliseconds, and searches run between steps. */
const WORDS_A_STEP = 1000;

/** Beyond this many segments, writing waits for merging. */
const MOST_SEGMENTS = 48;

/** Whether an index has so many segments that searches suffer. */
export function isBehindWithMerging(database: IndexDatabase): boolean {
  return Number(database.row('SELECT count(*) AS segments FROM segment')['segments']) > MOST_SEGMENTS;
}

/** Whether a merge is under way or due. */
export function needsMerge(database: IndexDatabase): boolean {
  return mergeUnderWay(database) !== null || levelDue(database) !== null;
}

/**
 * One step of merging, inside a transaction: starts the merge that is due or moves on the one under way. A word's
 * postings move whole, and a search reads all segments, so it sees every posting once at any time, also after a crash.
 */
export function mergeSomeSegments(database: IndexDatabase, columns: ColumnStore): void {
  const target = mergeUnderWay(database) ?? startMerge(database);
  if (target === null) return;
  const sources = database
    .rows('SELECT id FROM segment WHERE merging_into = ?', target)
    .map((row) => Number(row['id']));
  for (const table of TABLES) {
    const last = lastWordOfStep(database, table, sources);
    if (last !== null) return moveWords(database, columns, { table, sources, target, last });
  }
  finishMerge(database, sources, target);
}

function mergeUnderWay(database: IndexDatabase): number | null {
  const target = database.row('SELECT merging_into FROM segment WHERE merging_into IS NOT NULL LIMIT 1')[
    'merging_into'
  ];
  return target === undefined ? null : Number(target);
}

function levelDue(database: IndexDatabase): number | null {
  const level = database.row(
    'SELECT level FROM segment GROUP BY level HAVING count(*) >= ? ORDER BY level LIMIT 1',
    SEGMENTS_A_MERGE,
  )['level'];
  return level === undefined ? null : Number(level);
}

function startMerge(database: IndexDatabase): number | null {
  const level = levelDue(database);
  if (level === null) return null;
  const target = Number(database.statement('INSERT INTO segment (level) VALUES (?)').run(level + 1).lastInsertRowid);
  database.run(
    'UPDATE segment SET merging_into = ? WHERE id IN (SELECT id FROM segment WHERE level = ? ORDER BY id LIMIT ?)',
    target,
    level,
    SEGMENTS_A_MERGE,
  );
  return target;
}

/** A table of postings in segments, with what strings the parts of one word together. */
interface PostingTable {
  /** Name of the table and of the column its words are in. */
  name: string;
  word: string;
  join: (parts: readonly StoredPart[], columns: ColumnStore) => { size: number; bytes(): Uint8Array };
}

const TABLES: readonly PostingTable[] = [
  { name: 'posting', word: 'stem', join: joinedPostings },
  { name: 'word_posting', word: 'word', join: joinedMasks },
];

/** The word up to which this step goes; null when all postings of the table have moved. */
function lastWordOfStep(database: IndexDatabase, table: PostingTable, sources: readonly number[]): string | null {
  const { name, word } = table;
  const ends = sources.flatMap((source) => {
    const end = database.row(
      `SELECT ${word} AS word FROM ${name} WHERE segment = ? ORDER BY ${word} LIMIT 1 OFFSET ?`,
      source,
      WORDS_A_STEP,
    )['word'];
    return typeof end === 'string' ? [end] : [];
  });
  if (ends.length > 0) return ends.reduce((least, end) => (end < least ? end : least));
  const lasts = sources.flatMap((source) => {
    const last = database.row(`SELECT max(${word}) AS word FROM ${name} WHERE segment = ?`, source)['word'];
    return typeof last === 'string' ? [last] : [];
  });
  return lasts.length === 0 ? null : lasts.reduce((most, last) => (last > most ? last : most));
}

interface Step {
  table: PostingTable;
  sources: readonly number[];
  target: number;
  last: string;
}

function moveWords(database: IndexDatabase, columns: ColumnStore, { table, sources, target, last }: Step): void {
  const { name, word } = table;
  const parts = new Map<string, StoredPart[]>();
  for (const source of sources) {
    for (const row of database.rows(
      `SELECT ${word} AS word, documents, bytes FROM ${name} WHERE segment = ? AND ${word} <= ?`,
      source,
      last,
    )) {
      const key = String(row['word']);
      const part = { documents: Number(row['documents']), bytes: asBytes(row['bytes']) };
      const held = parts.get(key);
      if (held === undefined) parts.set(key, [part]);
      else held.push(part);
    }
    database.run(`DELETE FROM ${name} WHERE segment = ? AND ${word} <= ?`, source, last);
  }
  for (const key of [...parts.keys()].sort()) {
    const held = parts.get(key) ?? [];
    const writer = table.join(
      held.sort((left, right) => firstDocument(left.bytes) - firstDocument(right.bytes)),
      columns,
    );
    if (writer.size === 0) continue;
    database.run(
      `INSERT INTO ${name} (segment, ${word}, documents, bytes) VALUES (?, ?, ?, ?)`,
      target,
      key,
      writer.size,
      writer.bytes(),
    );
  }
}

interface StoredPart {
  documents: number;
  bytes: Uint8Array;
}

/** The parts strung together, without the articles removed since. */
function joinedPostings(parts: readonly StoredPart[], columns: ColumnStore): PostingWriter {
  const writer = new PostingWriter();
  for (const part of parts) {
    const postings = emptyPostings(part.documents);
    appendStored(postings, part.bytes, columns.column('pmid'));
    for (let index = 0; index < postings.size; index += 1)
      writer.add(postings.documents[index] ?? 0, postings.counts[index] ?? 0);
  }
  return writer;
}

function joinedMasks(parts: readonly StoredPart[], columns: ColumnStore): MaskWriter {
  const writer = new MaskWriter();
  for (const part of parts) copyMasked(writer, part.bytes, columns.column('pmid'));
  return writer;
}

function finishMerge(database: IndexDatabase, sources: readonly number[], target: number): void {
  const words = new Map<string, number>();
  for (const source of sources)
    for (const [word, articles] of readChanges(database, source)) words.set(word, (words.get(word) ?? 0) + articles);
  writeChanges(database, target, words);
  for (const source of sources) {
    database.run('DELETE FROM vocabulary WHERE segment = ?', source);
    database.run('DELETE FROM segment WHERE id = ?', source);
  }
}
