import { TEXT_FIELDS } from '../query.ts';
import type { ArticleWords } from './article-words.ts';
import type { IndexDatabase } from './index-database.ts';

/** The joined forms of a field's hyphenated words, and its whole items, have a column of their own, where they break no phrase. */
export function joinedColumn(field: string): string {
  return `${field}_joined`;
}

const COLUMNS = TEXT_FIELDS.map((field) => `${field}, ${joinedColumn(field)}`).join(', ');

/** The table FTS5 searches. */
export const CREATE_WORDS = `CREATE VIRTUAL TABLE words USING fts5(${COLUMNS},
  content='', contentless_delete=1, tokenize='ascii');`;

const INSERT_WORDS = `INSERT INTO words (rowid, ${COLUMNS}) VALUES (?, ${TEXT_FIELDS.map(() => '?, ?').join(', ')})`;

/** Makes a document findable by its words; call inside a transaction. */
export function insertWords(database: Pick<IndexDatabase, 'run'>, document: number, words: ArticleWords): void {
  const texts = TEXT_FIELDS.flatMap((field) => {
    const { joined, items } = words[field];
    return [words[field].words.join(' '), [...joined, ...items].join(' ')];
  });
  database.run(INSERT_WORDS, document, ...texts);
}
