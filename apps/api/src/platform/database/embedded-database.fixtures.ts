import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Database } from './database.ts';

const TEMPLATE = join(tmpdir(), 'footnote-empty-database-0.5.14');

/** Directory of an empty database to copy: making one takes seconds, copying one does not. */
export async function emptyDatabaseTemplate(): Promise<string> {
  if (existsSync(TEMPLATE)) return TEMPLATE;
  const draft = `${TEMPLATE}-${randomUUID()}`;
  const database = openDatabase({ url: null, directory: draft });
  await database.pool.query('CHECKPOINT');
  await database.close();
  try {
    renameSync(draft, TEMPLATE);
  } catch {
    // Another test was faster.
    rmSync(draft, { recursive: true });
  }
  return TEMPLATE;
}

/** Opens an empty embedded database of its own, which is deleted when it is closed. */
export async function openEmptyDatabase(): Promise<Database> {
  const parent = mkdtempSync(join(tmpdir(), 'embedded-'));
  const directory = join(parent, 'postgres');
  cpSync(await emptyDatabaseTemplate(), directory, { recursive: true });
  const database = openDatabase({ url: null, directory });
  return {
    ...database,
    async close() {
      await database.close();
      rmSync(parent, { recursive: true, force: true });
    },
  };
}
