import { BlockWriter } from './block-writer.ts';
import type { ColumnStore } from '../columns/column-store.ts';
import type { IndexDatabase } from '../index-database.ts';
import { deletedDocuments, mergePostings, type PostingsMerge } from '../postings/merge-postings.ts';
import type { PositionChunk } from '../postings/position-codec.ts';
import { chunksAfter, takeChunks, type ChunkRange } from '../postings/position-chunks.ts';
import { asBytes } from '../stored-bytes.ts';
import { TERM_KINDS, type TermBlock, type TermEntry, type TermKind, type TermPart } from '../vocabulary/term-block.ts';
import { blockFrom } from '../vocabulary/term-reader.ts';
import type { VocabularyMerge } from '../vocabulary/vocabulary-merge.ts';
import { writeLists, type WordList } from '../vocabulary/word-vocabulary.ts';

/** Segments of one level that are joined into one of the next, so that a stem never lies in very many places. */
const SEGMENTS_A_MERGE = 8;
/** Bytes of postings joined in one step from each segment; a step takes some ten milliseconds, and searches run between steps. */
const BYTES_A_STEP = 12_288;

/** Positions of a term in a segment that are not copied: the largest take megabytes, and searches would wait. */
const BYTES_LEFT_IN_PLACE = 65_536;

/** Beyond this many segments, writing waits for merging. */
const MAX_SEGMENTS = 48;

/** Whether an index has so many segments that searches suffer. */
export function isBehindWithMerging(database: IndexDatabase): boolean {
  return Number(database.row('SELECT count(*) AS segments FROM segment')['segments']) > MAX_SEGMENTS;
}

/** Whether a merge is under way or due. */
export function needsMerge(database: IndexDatabase): boolean {
  return mergeUnderWay(database) !== null || levelDue(database) !== null;
}

/**
 * One step of merging, inside a transaction: starts the merge that is due or moves on the one under way. A term's
 * postings move whole, and a search reads all segments, so it sees every posting once at any time, also after a crash.
 */
export function mergeSomeSegments(
  database: IndexDatabase,
  { columns, vocabulary }: { columns: ColumnStore; vocabulary: VocabularyMerge },
): void {
  const target = mergeUnderWay(database) ?? startMerge(database);
  if (target === null) return;
  const sources = database
    .rows('SELECT id FROM segment WHERE merging_into = ?', target)
    .map((row) => Number(row['id']));
  const deleted = deletedDocuments(columns);
  const take = (range: ChunkRange) => takeChunks(database, range);
  for (const kind of Object.values(TERM_KINDS))
    if (moveTerms(database, { merge: { kind, deleted, take }, sources, target })) return;
  const lists = vocabulary.step(sources, target);
  if (lists !== null) finishMerge(database, lists, { sources, target });
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

interface Step {
  merge: PostingsMerge;
  sources: readonly number[];
  target: number;
}

/** Moves the first terms of the sources; false when none are left. */
function moveTerms(database: IndexDatabase, { merge, sources, target }: Step): boolean {
  const { kind } = merge;
  const heads = sources.map((source) => ({ source, ...firstBlocks(database, source, kind) }));
  if (heads.every(({ blocks }) => blocks.length === 0)) return false;
  const ends = heads.flatMap(({ blocks, isAll }) => (isAll ? [] : [blocks.at(-1)?.terms.at(-1) ?? '']));
  const last = ends.length === 0 ? null : ends.reduce((least, end) => (end < least ? end : least));
  const parts = new Map<string, TermPart[]>();
  for (const { source, blocks } of heads)
    for (const block of blocks) {
      if (last !== null && (block.terms[0] ?? '') > last) break;
      const rest = new BlockWriter(database, source, kind);
      for (const [term, part] of takeBlock(database, block)) {
        const held = parts.get(term);
        if (last !== null && term > last) mergePostings(rest, merge, { term, parts: [part] });
        else if (held === undefined) parts.set(term, [part]);
        else held.push(part);
      }
      rest.close();
    }
  const writer = new BlockWriter(database, target, kind);
  for (const term of [...parts.keys()].sort()) mergePostings(writer, merge, { term, parts: parts.get(term) ?? [] });
  writer.close();
  return true;
}

/** The first blocks of a segment, one at least, and whether they are all. */
function firstBlocks(
  database: IndexDatabase,
  segment: number,
  kind: TermKind,
): { blocks: TermBlock[]; isAll: boolean } {
  const rows = database
    .statement('SELECT id, terms, sizes, bytes FROM term_block WHERE segment = ? AND kind = ? ORDER BY last')
    .iterate(segment, kind);
  const blocks: TermBlock[] = [];
  let size = 0;
  for (const row of rows) {
    if (size > BYTES_A_STEP) return { blocks, isAll: false };
    blocks.push(blockFrom(row));
    size += asBytes(row['bytes']).length;
  }
  return { blocks, isAll: true };
}

/** The terms of a block, which is deleted; positions that take much room stay where they are. */
function takeBlock(database: IndexDatabase, block: TermBlock): [string, TermPart][] {
  database.run('DELETE FROM term_block WHERE id = ?', block.id);
  const [first] = block.terms;
  const alone = block.entry(0);
  if (first !== undefined && alone?.isAlone === true)
    return [[first, { ...alone, positions: alonePositions(database, alone) }]];
  const [shared] = takeChunks(database, chunksAfter(block.id));
  return block.terms.flatMap((term, place): [string, TermPart][] => {
    const entry = block.entry(place);
    return entry === null ? [] : [[term, { ...entry, positions: sharedPositions(entry, shared) }]];
  });
}

function alonePositions(database: IndexDatabase, { ranges, positionsSize }: TermEntry): TermPart['positions'] {
  return positionsSize >= BYTES_LEFT_IN_PLACE ? ranges : ranges.flatMap((range) => takeChunks(database, range));
}

function sharedPositions(entry: TermEntry, shared: PositionChunk | undefined): TermPart['positions'] {
  const { positionsFrom, positionsSize, documents } = entry;
  if (shared === undefined || positionsSize === 0) return [];
  return [{ documents, bytes: shared.bytes.subarray(positionsFrom, positionsFrom + positionsSize) }];
}

function finishMerge(
  database: IndexDatabase,
  lists: readonly WordList[],
  { sources, target }: { sources: readonly number[]; target: number },
): void {
  for (const source of sources) {
    database.run('DELETE FROM vocabulary WHERE segment = ?', source);
    database.run('DELETE FROM segment WHERE id = ?', source);
  }
  writeLists(database, target, lists);
}
