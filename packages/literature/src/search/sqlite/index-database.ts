import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { CREATE_APPLIED_FILES } from './segments/applied-files.ts';
import { CREATE_ARTICLE_BLOCKS } from './segments/article-blocks.ts';
import { rebuildWords } from './segments/rebuild-words.ts';
import { CREATE_TERM_BLOCKS } from './vocabulary/term-block.ts';

const FORMAT = 9;
/** Hold the same articles, in blocks or each in the row of its document, their words in another form or not all of them. */
const FORMATS_OF_OTHER_WORDS: ReadonlySet<unknown> = new Set([2, 3, 4, 5, 6, 7, 8]);
const BUSY_MILLISECONDS = 10_000;

const TABLES = `
  CREATE TABLE document (document INTEGER PRIMARY KEY, pmid INTEGER NOT NULL UNIQUE, article BLOB NOT NULL);
  CREATE TABLE stem_sequence (document INTEGER PRIMARY KEY, stems BLOB NOT NULL);
  CREATE TABLE notice (source INTEGER NOT NULL, kind TEXT NOT NULL, target INTEGER NOT NULL, note TEXT NOT NULL,
    PRIMARY KEY (source, kind, target)) WITHOUT ROWID;
  CREATE INDEX notice_target ON notice (target);
  CREATE TABLE impact (issn TEXT PRIMARY KEY, metric REAL NOT NULL, quartile INTEGER NOT NULL, source TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE label (id INTEGER PRIMARY KEY, kind TEXT NOT NULL, value TEXT NOT NULL, UNIQUE (kind, value));
  CREATE TABLE column_block (name TEXT NOT NULL, block INTEGER NOT NULL, numbers BLOB NOT NULL, PRIMARY KEY (name, block));
  CREATE TABLE segment (id INTEGER PRIMARY KEY, level INTEGER NOT NULL, merging_into INTEGER);
  CREATE TABLE vocabulary (segment INTEGER PRIMARY KEY, words TEXT NOT NULL, articles BLOB NOT NULL);
  ${CREATE_TERM_BLOCKS}
  ${CREATE_ARTICLE_BLOCKS}
  PRAGMA user_version = ${FORMAT};
`;

/** The SQLite file of an index with its prepared statements. */
export class IndexDatabase {
  readonly connection: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  /** Opens or creates the file (':memory:' for none); throws when it is no index of this format. */
  constructor(path: string) {
    this.connection = new DatabaseSync(path, { timeout: BUSY_MILLISECONDS });
    this.#refuseOthers();
    this.connection.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -65536; PRAGMA temp_store = MEMORY;',
    );
    this.inTransaction(() => {
      this.#createTables();
      this.connection.exec(CREATE_APPLIED_FILES);
    });
  }

  /** Looks before anything is written whether the file is an index that can be read, or nothing yet. */
  #refuseOthers(): void {
    const format = Number(this.row('PRAGMA user_version')['user_version']);
    if (format === FORMAT || FORMATS_OF_OTHER_WORDS.has(format)) return;
    if (format > FORMAT)
      throw new Error(`The index has format ${format}, of a newer version; this version reads format ${FORMAT}.`);
    if (format !== 0) throw new Error(`The index has format ${format}; this version reads format ${FORMAT}.`);
    if (Number(this.row('SELECT count(*) AS tables FROM sqlite_schema')['tables']) > 0)
      throw new Error('The file is a database of something else.');
  }

  #createTables(): void {
    const format = this.row('PRAGMA user_version')['user_version'];
    if (format === FORMAT) return;
    if (FORMATS_OF_OTHER_WORDS.has(format)) {
      this.connection.exec(`${CREATE_ARTICLE_BLOCKS} PRAGMA user_version = ${FORMAT};`);
      rebuildWords(this);
      return;
    }
    this.connection.exec(TABLES);
  }

  /** A prepared statement, kept for the next time. */
  statement(sql: string): StatementSync {
    let statement = this.#statements.get(sql);
    if (statement === undefined) {
      statement = this.connection.prepare(sql);
      this.#statements.set(sql, statement);
    }
    return statement;
  }

  rows(sql: string, ...values: (string | number)[]): Row[] {
    return this.statement(sql).all(...values);
  }

  /** The first row; empty when there is none. */
  row(sql: string, ...values: (string | number)[]): Row {
    return this.statement(sql).get(...values) ?? {};
  }

  run(sql: string, ...values: (string | number | null | Uint8Array)[]): void {
    this.statement(sql).run(...values);
  }

  inTransaction<T>(work: () => T): T {
    this.connection.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.connection.exec('COMMIT');
      return result;
    } catch (error) {
      if (this.connection.isTransaction) this.connection.exec('ROLLBACK');
      throw error;
    }
  }

  /** Runs reads that must fit together, while others may write. */
  inSnapshot<T>(read: () => T): T {
    if (this.connection.isTransaction) return read();
    this.connection.exec('BEGIN');
    try {
      return read();
    } finally {
      this.connection.exec('COMMIT');
    }
  }

  /** Changes whenever another connection has committed. */
  foreignVersion(): number {
    return Number(this.row('PRAGMA data_version')['data_version']);
  }

  close(): void {
    this.#statements.clear();
    this.connection.close();
  }
}

type Row = ReturnType<StatementSync['all']>[number];
