import { createHash, randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { databaseOn, openDatabase, type Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openPglite, type PgliteConnection } from './pglite-connection.ts';
import { placeOfData } from './scratch-directory.fixtures.ts';

const ENGINE = '0.5.14';
const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** Directory of a database to copy: making one takes seconds, copying one does not. */
async function templateOf(name: string, prepare: (database: Database) => Promise<unknown>): Promise<string> {
  const template = join(tmpdir(), `footnote-${name}-${ENGINE}`);
  if (existsSync(template)) return template;
  const draft = `${template}-${randomUUID()}`;
  const database = openDatabase({ url: null, directory: draft });
  await prepare(database);
  await database.pool.query('CHECKPOINT');
  await database.close();
  try {
    renameSync(draft, template);
  } catch {
    // Another test was faster.
    rmSync(draft, { recursive: true });
  }
  return template;
}

function emptyDatabaseTemplate(): Promise<string> {
  return templateOf('empty-database', () => Promise.resolve());
}

/** Directory of a database with the schema of these migrations and nothing in it, to copy. */
export function migratedDatabaseTemplate(): Promise<string> {
  const digest = createHash('sha256');
  for (const name of readdirSync(MIGRATIONS).toSorted())
    digest.update(name).update(readFileSync(join(MIGRATIONS, name)));
  return templateOf(`migrated-database-${digest.digest('hex').slice(0, 16)}`, (database) => migrate(database));
}

/** Opens an empty embedded database of its own, which is deleted when it is closed. */
export async function openEmptyDatabase(): Promise<Database> {
  return databaseOn(openCopy(await emptyDatabaseTemplate()));
}

/** Opens an embedded database of its own that has the schema and nothing in it, for as long as it is not closed. */
export async function openMigratedDatabase(): Promise<Database> {
  const engine = idle.pop() ?? (await openMigratedEngine());
  return lend(engine, () => giveBack(engine));
}

interface MigratedEngine extends PgliteConnection {
  /** A digest of all that is not rows. */
  shape: string;
}

/** Engines of tests that are over, with the schema and nothing in them: emptying one costs a tenth of opening another. */
const idle: MigratedEngine[] = [];
const MOST_IDLE = 3;

async function openMigratedEngine(): Promise<MigratedEngine> {
  const engine = openCopy(await migratedDatabaseTemplate());
  return { ...engine, shape: await asked(engine, ({ pool }) => shapeOf(pool)) };
}

async function giveBack(engine: MigratedEngine): Promise<void> {
  const isAsBefore = await asked(engine, (database) => emptied(database, engine.shape)).catch(() => false);
  if (isAsBefore && idle.length < MOST_IDLE) idle.push(engine);
  else await engine.close();
}

/** A database on an engine that outlives it. Once it is closed nothing of it reaches the engine, not even a late farewell. */
function lend(engine: PgliteConnection, onClose: () => Promise<void>): Database {
  let isOver = false;
  return databaseOn({
    execute: (bytes) => (isOver ? Promise.reject(new Error('This database was given back.')) : engine.execute(bytes)),
    close() {
      isOver = true;
      return onClose();
    },
  });
}

async function asked<T>(engine: PgliteConnection, question: (database: Database) => Promise<T>): Promise<T> {
  const database = lend(engine, () => Promise.resolve());
  try {
    return await question(database);
  } finally {
    await database.close();
  }
}

/** Takes out all that a test put in or set; false where it changed more than rows. */
async function emptied({ pool }: Database, shape: string): Promise<boolean> {
  await pool.query('ROLLBACK');
  await pool.query('DISCARD ALL');
  if ((await shapeOf(pool)) !== shape) return false;
  const tables = await pool.query<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE oid >= 16384 AND relkind IN ('r', 'p') AND relname <> 'migration'",
  );
  await pool.query(`TRUNCATE ${tables.rows.map(({ name }) => `"${name}"`).join(', ')} RESTART IDENTITY`);
  return true;
}

/** A digest of all tables, indexes, sequences, views, functions, triggers, constraints and schemas that are ours. */
async function shapeOf(pool: Database['pool']): Promise<string> {
  const { rows } = await pool.query<{ shape: string }>(`
    SELECT md5(string_agg(thing, ',' ORDER BY thing)) AS shape FROM (
      SELECT concat('class', relname, relkind, relnatts) FROM pg_class WHERE oid >= 16384 AND relname !~ '^pg_'
      UNION ALL SELECT concat('function', proname, prosrc) FROM pg_proc WHERE oid >= 16384
      UNION ALL SELECT concat('trigger', tgname, tgenabled) FROM pg_trigger WHERE NOT tgisinternal
      UNION ALL SELECT concat('constraint', conname) FROM pg_constraint WHERE oid >= 16384
      UNION ALL SELECT concat('schema', nspname) FROM pg_namespace WHERE oid >= 16384 AND nspname !~ '^pg_'
    ) AS things (thing)`);
  return rows[0]?.shape ?? '';
}

function openCopy(template: string): PgliteConnection {
  const parent = mkdtempSync(join(placeOfData(), 'embedded-'));
  const directory = join(parent, 'postgres');
  cpSync(template, directory, { recursive: true });
  const engine = openPglite({ directory, statementSeconds: 60, openSeconds: 90 });
  return {
    execute: (bytes) => engine.execute(bytes),
    async close() {
      await engine.close();
      rmSync(parent, { recursive: true, force: true });
    },
  };
}
