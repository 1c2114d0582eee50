import { TEXT_FIELDS } from '../query.ts';
import type { ArticleWords } from './article-words.ts';
import type { IndexDatabase } from './index-database.ts';

const COLUMNS = TEXT_FIELDS.join(', ');

/** The table FTS5 finds words in a row in; single words, joined words and whole items are in the postings of words. */
export const CREATE_WORDS = `CREATE VIRTUAL TABLE words USING fts5(${COLUMNS},
  content='', contentless_delete=1, tokenize='ascii');`;

const INSERT_WORDS = `INSERT INTO words (rowid, ${COLUMNS}) VALUES (?, ${TEXT_FIELDS.map(() => '?').join(', ')})`;

/** Makes a document findable by its words in a row; call inside a transaction. */
export function insertWords(database: Pick<IndexDatabase, 'run'>, document: number, words: ArticleWords): void {
  database.run(INSERT_WORDS, document, ...TEXT_FIELDS.map((field) => words[field].words.join(' ')));
}
