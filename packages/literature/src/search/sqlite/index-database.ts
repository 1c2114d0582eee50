import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { FORMAT, SCHEMA } from './schema.ts';

const BUSY_MILLISECONDS = 10_000;

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
      if (this.#format() !== FORMAT) this.connection.exec(SCHEMA);
    });
  }

  /** Looks before anything is written whether the file is an index that can be read, or nothing yet. */
  #refuseOthers(): void {
    const format = this.#format();
    if (format === FORMAT) return;
    if (format !== 0) {
      const age = format > FORMAT ? 'a newer' : 'an earlier';
      throw new Error(
        `The index has format ${format}, of ${age} version; this version reads format ${FORMAT}. Move the file away and load the literature anew.`,
      );
    }
    if (Number(this.row('SELECT count(*) AS tables FROM sqlite_schema')['tables']) > 0)
      throw new Error('The file is a database of something else.');
  }

  #format(): number {
    return Number(this.row('PRAGMA user_version')['user_version']);
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
