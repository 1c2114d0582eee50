import type { BatchWords } from './batch-words.ts';
import { BlockWriter } from './block-writer.ts';
import type { IndexDatabase } from '../index-database.ts';
import { TERM_KINDS } from '../vocabulary/term-block.ts';

/** Writes the words and stems of a batch as a new segment and gives its number; documents must be higher than in any segment before. */
export function addSegment(database: IndexDatabase, level: number, batch: BatchWords): number {
  const { lastInsertRowid } = database.statement('INSERT INTO segment (level) VALUES (?)').run(level);
  const segment = Number(lastInsertRowid);
  for (const kind of Object.values(TERM_KINDS)) {
    const writer = new BlockWriter(database, segment, kind);
    batch.writeTerms(kind, writer);
    writer.close();
  }
  return segment;
}
