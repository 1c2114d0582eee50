import { storedArticles } from './article-blocks.ts';
import { BatchWords } from './batch-words.ts';
import type { IndexDatabase } from '../index-database.ts';
import { WordIdReader } from '../vocabulary/word-id-reader.ts';
import { addSegment } from './segment-terms.ts';
import { ForwardIndex } from '../../core/forward-index.ts';
import { CREATE_TERM_BLOCKS } from '../vocabulary/term-block.ts';

/** Articles whose words are held in memory at once; their segments are as large as merging makes them of batches. */
const ARTICLES_A_SEGMENT = 20_000;
const LEVEL = 2;

/**
 * Makes the words and their stems again from the articles, for a file that an earlier version wrote; call inside a
 * transaction. How many articles contain a word is told by the vocabulary, which earlier versions kept as this one does.
 */
export function rebuildWords(database: IndexDatabase): void {
  database.connection.exec(
    `DROP TABLE IF EXISTS words; DROP TABLE IF EXISTS posting; DROP TABLE IF EXISTS word_posting;
      DROP TABLE IF EXISTS term_block; DROP TABLE IF EXISTS position_chunk;
      DELETE FROM stem_sequence; ${CREATE_TERM_BLOCKS}`,
  );
  const sequences = new ForwardIndex(database);
  let held = 0;
  let batch = new BatchWords(new WordIdReader());
  const save = () => {
    addSegment(database, LEVEL, batch);
    held = 0;
    batch = new BatchWords(new WordIdReader());
  };
  for (const { document, article } of storedArticles(database)) {
    sequences.add(document, batch.add(document, article).sequence);
    held += 1;
    if (held === ARTICLES_A_SEGMENT) save();
  }
  if (held > 0) save();
}
