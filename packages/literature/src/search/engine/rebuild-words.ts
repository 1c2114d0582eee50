import type { Article } from '@footnote/domain';
import { inflateRawSync } from 'node:zlib';
import { articleWords } from './article-words.ts';
import type { IndexDatabase } from './index-database.ts';
import { MaskWriter } from './mask-bytes.ts';
import { asBytes } from './posting-store.ts';
import { wordMasks } from './word-masks.ts';
import { CREATE_WORD_POSTINGS, addWordPostings } from './word-postings.ts';
import { CREATE_WORDS, insertWords } from './word-table.ts';

/** Articles whose words are held in memory at once; their segments are as large as merging makes them of batches. */
const ARTICLES_A_SEGMENT = 20_000;
const LEVEL = 2;

/** Makes the words again from the articles, for a file that an earlier version wrote; call inside a transaction. */
export function rebuildWords(database: IndexDatabase): void {
  database.connection.exec(`DROP TABLE words; ${CREATE_WORDS} ${CREATE_WORD_POSTINGS}`);
  const documents = database.connection.prepare('SELECT document, article FROM document ORDER BY document');
  let held = 0;
  let masks = new Map<string, MaskWriter>();
  const save = () => {
    const { lastInsertRowid } = database.statement('INSERT INTO segment (level) VALUES (?)').run(LEVEL);
    addWordPostings(database, Number(lastInsertRowid), masks);
    held = 0;
    masks = new Map();
  };
  for (const row of documents.iterate()) {
    const article: Article = JSON.parse(inflateRawSync(asBytes(row['article'])).toString('utf8'));
    const words = articleWords(article);
    const document = Number(row['document']);
    insertWords(database, document, words);
    for (const [word, mask] of wordMasks(words)) {
      let writer = masks.get(word);
      if (writer === undefined) masks.set(word, (writer = new MaskWriter()));
      writer.add(document, mask);
    }
    held += 1;
    if (held === ARTICLES_A_SEGMENT) save();
  }
  if (held > 0) save();
}
