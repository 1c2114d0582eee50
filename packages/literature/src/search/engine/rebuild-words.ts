import type { Article } from '@footnote/domain';
import { inflateRawSync } from 'node:zlib';
import { articleWords } from './article-words.ts';
import type { IndexDatabase } from './index-database.ts';
import { asBytes } from './posting-store.ts';
import { CREATE_WORDS, insertWords } from './word-table.ts';

/** Makes the table of words again from the articles, for a file that an earlier version wrote; call inside a transaction. */
export function rebuildWords(database: IndexDatabase): void {
  database.connection.exec(`DROP TABLE words; ${CREATE_WORDS}`);
  const documents = database.connection.prepare('SELECT document, article FROM document ORDER BY document');
  for (const row of documents.iterate()) {
    const article: Article = JSON.parse(inflateRawSync(asBytes(row['article'])).toString('utf8'));
    insertWords(database, Number(row['document']), articleWords(article));
  }
}
