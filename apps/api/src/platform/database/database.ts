import { AsyncLocalStorage } from 'node:async_hooks';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type ClientConfig } from 'pg';
import { openPglite, type PgliteConnection } from './pglite-connection.ts';
import { WireStream } from './wire-stream.ts';

export type Queries = NodePgDatabase & {
  /** The connection, or the pool, that the queries go through; for SQL that comes as text. */
  $client: { query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> };
};

/** The relational database, embedded or not: the same code asks both. */
export interface Database {
  readonly kind: 'embedded' | 'postgres';
  readonly pool: Pool;
  /** Queries of the transaction that is running here, or of the pool. */
  queries(): Queries;
  /**
   * Runs `work` in a transaction: committed when it resolves, rolled back when it rejects. Inside another transaction
   * it joins that one; the embedded engine has one connection and would wait for itself.
   */
  withTransaction<T>(work: () => Promise<T>): Promise<T>;
  /** Calls back once the transaction that is running here is committed, never if it is rolled back; at once outside of one. */
  afterCommit(callback: () => void): void;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Null opens the embedded engine. */
  url: string | null;
  /** Directory of the embedded engine; null keeps it in memory. */
  directory: string | null;
  /** Told of connections that break while idle. */
  onError?: (error: Error) => void;
  /** Seconds a statement may run, 60 unless told. */
  statementSeconds?: number;
  /** Seconds the embedded engine gets to open, 90 unless told. */
  openSeconds?: number;
}

const STATEMENT_SECONDS = 60;
const OPEN_SECONDS = 90;
/** Seconds that a query waits for the one connection of the embedded engine beyond the longest statement before it. */
const PATIENCE_SECONDS = 10;

/** Opens the database; nothing is connected before the first query. */
export function openDatabase(options: DatabaseOptions): Database {
  const { statementSeconds = STATEMENT_SECONDS } = options;
  if (options.url !== null) {
    const pool = new Pool({
      connectionString: options.url,
      max: 20,
      connectionTimeoutMillis: 10_000,
      statement_timeout: statementSeconds * 1000,
      application_name: 'footnote',
    });
    return over('postgres', pool, options, () => pool.end());
  }
  const { directory, openSeconds = OPEN_SECONDS } = options;
  return databaseOn(openPglite({ directory, statementSeconds, openSeconds }), options);
}

/** The database of an embedded engine, which is closed with it. */
export function databaseOn(
  engine: PgliteConnection,
  options: Pick<DatabaseOptions, 'onError' | 'statementSeconds' | 'openSeconds'> = {},
): Database {
  const { statementSeconds = STATEMENT_SECONDS, openSeconds = OPEN_SECONDS } = options;
  // The types of pg call it optional to give a stream back, which it is not.
  const stream: NonNullable<ClientConfig['stream']> = () => new WireStream(engine);
  const pool = new Pool({
    user: 'postgres',
    database: 'postgres',
    max: 1,
    stream,
    connectionTimeoutMillis: (Math.max(openSeconds, statementSeconds) + PATIENCE_SECONDS) * 1000,
  });
  return over('embedded', pool, options, async () => {
    await pool.end();
    await engine.close();
  });
}

function over(
  kind: Database['kind'],
  pool: Pool,
  options: Pick<DatabaseOptions, 'onError'>,
  close: () => Promise<void>,
): Database {
  const running = new AsyncLocalStorage<{ queries: Queries; committed: (() => void)[] }>();
  const outside = drizzle(pool);
  pool.on('error', (error) => options.onError?.(error));
  let closing: Promise<void> | null = null;

  async function transaction<T>(work: () => Promise<T>): Promise<T> {
    const committed: (() => void)[] = [];
    const result = await committedResult(work, committed);
    for (const callback of committed) callback();
    return result;
  }

  async function committedResult<T>(work: () => Promise<T>, committed: (() => void)[]): Promise<T> {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('BEGIN');
      const result = await running.run({ queries: drizzle(client), committed }, work);
      await client.query('COMMIT');
      return result;
    } catch (error) {
      // A connection that cannot roll back is given up, whatever state it is in.
      await client.query('ROLLBACK').catch((failure: Error) => (broken = failure));
      throw error;
    } finally {
      client.release(broken);
    }
  }

  return {
    kind,
    pool,
    queries: () => running.getStore()?.queries ?? outside,
    withTransaction: (work) => (running.getStore() === undefined ? transaction(work) : work()),
    afterCommit(callback) {
      const under = running.getStore();
      if (under === undefined) callback();
      else under.committed.push(callback);
    },
    close: () => (closing ??= close()),
  };
}
