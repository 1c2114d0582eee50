import { createHash, randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase, type Database } from './database.ts';
import { migrate } from './migrate.ts';

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
  return openCopy(await emptyDatabaseTemplate());
}

/** Opens an embedded database of its own that has the schema and nothing in it, and is deleted when it is closed. */
export async function openMigratedDatabase(): Promise<Database> {
  return openCopy(await migratedDatabaseTemplate());
}

function openCopy(template: string): Database {
  const parent = mkdtempSync(join(tmpdir(), 'embedded-'));
  const directory = join(parent, 'postgres');
  cpSync(template, directory, { recursive: true });
  const database = openDatabase({ url: null, directory });
  return {
    ...database,
    async close() {
      await database.close();
      rmSync(parent, { recursive: true, force: true });
    },
  };
}
