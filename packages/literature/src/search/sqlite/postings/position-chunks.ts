import type { IndexDatabase } from '../index-database.ts';
import type { PositionChunk } from './position-codec.ts';
import { asBytes } from '../stored-bytes.ts';

/** Chunks of one block are numbered from its own number times this. */
const CHUNKS_A_BLOCK = 65_536;

/** Chunks that lie one behind the other: those numbered after a block, from one of its places on. */
export interface ChunkRange {
  block: number;
  from: number;
  count: number;
}

/** A chunk in the table, without its bytes. */
export interface StoredChunk {
  id: number;
  /** Postings the chunk covers. */
  documents: number;
}

/** All chunks numbered after a block. */
export function chunksAfter(block: number): ChunkRange {
  return { block, from: 0, count: CHUNKS_A_BLOCK };
}

/** The chunk that the terms of a block share. */
export function sharedChunk(block: number): number {
  return block * CHUNKS_A_BLOCK;
}

const IN_RANGE = 'WHERE id >= ? AND id < ?';

function ends({ block, from, count }: ChunkRange): [number, number] {
  const first = block * CHUNKS_A_BLOCK + from;
  return [first, first + count];
}

/** The chunks of a range, in order. */
export function listChunks(database: IndexDatabase, range: ChunkRange): StoredChunk[] {
  return database
    .rows(`SELECT id, documents FROM position_chunk ${IN_RANGE} ORDER BY id`, ...ends(range))
    .map((row) => ({ id: Number(row['id']), documents: Number(row['documents']) }));
}

export function chunkBytes(database: IndexDatabase, id: number): Uint8Array {
  return asBytes(database.row('SELECT bytes FROM position_chunk WHERE id = ?', id)['bytes']);
}

/** Reads the chunks of a range and deletes them. */
export function takeChunks(database: IndexDatabase, range: ChunkRange): PositionChunk[] {
  const chunks = database
    .rows(`SELECT documents, bytes FROM position_chunk ${IN_RANGE} ORDER BY id`, ...ends(range))
    .map((row) => ({ documents: Number(row['documents']), bytes: asBytes(row['bytes']) }));
  database.run(`DELETE FROM position_chunk ${IN_RANGE}`, ...ends(range));
  return chunks;
}

/** Writes a chunk of a block; places count from 0. */
export function writeChunk(database: IndexDatabase, block: number, occurrence: number, chunk: PositionChunk): void {
  database
    .statement('INSERT INTO position_chunk (id, documents, bytes) VALUES (?, ?, ?)')
    .run(block * CHUNKS_A_BLOCK + occurrence, chunk.documents, chunk.bytes);
}

/** A number for a block that no block has, nor any chunk of one that is gone. */
export function freeBlock(database: IndexDatabase): number {
  const row = database.row(
    'SELECT (SELECT max(id) FROM term_block) AS block, (SELECT max(id) FROM position_chunk) AS chunk',
  );
  return Math.max(Number(row['block'] ?? 0), Math.floor(Number(row['chunk'] ?? 0) / CHUNKS_A_BLOCK)) + 1;
}
