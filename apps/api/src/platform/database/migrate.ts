import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from './database.ts';

/** Any number, the same in every process that migrates this product's database. */
const MIGRATION_LOCK = 7_033_201_118;

const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url));

interface Migration {
  name: string;
  sql: string;
  digest: string;
}

function migrationsIn(directory: string): Migration[] {
  const names = readdirSync(directory).filter((name) => name.endsWith('.sql'));
  return names.sort().map((name) => {
    const sql = readFileSync(join(directory, name), 'utf8');
    return { name, sql, digest: createHash('sha256').update(sql).digest('hex') };
  });
}

/**
 * Brings the database to the newest schema, each file in a transaction of its own, and gives the names of those that
 * ran. An advisory lock lets several processes start at once. Throws when a file that already ran has changed, and when
 * one ran that is not known here: a newer version wrote the database.
 */
export async function migrate(database: Database, directory: string = MIGRATIONS): Promise<string[]> {
  const migrations = migrationsIn(directory);
  const client = await database.pool.connect();
  const ran: string[] = [];
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(
      'CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY, digest text NOT NULL, ran_at timestamptz NOT NULL DEFAULT now())',
    );
    const { rows } = await client.query<{ name: string; digest: string }>('SELECT name, digest FROM migration');
    const known = new Map(rows.map((row) => [row.name, row.digest]));
    const newer = [...known.keys()].find((name) => !migrations.some((migration) => migration.name === name));
    if (newer !== undefined)
      throw new Error(
        `The database was changed by a newer version of Footnote (${newer}): run that one. Nothing was changed.`,
      );
    for (const { name, sql, digest } of migrations) {
      const before = known.get(name);
      if (before !== undefined && before !== digest) throw new Error(`The migration ${name} was changed after it ran.`);
      if (before !== undefined) continue;
      await client.query('BEGIN');
      await client.query(sql);
      await client.query('INSERT INTO migration (name, digest) VALUES ($1, $2)', [name, digest]);
      await client.query('COMMIT');
      ran.push(name);
    }
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    client.release();
    return ran;
  } catch (error) {
    // Closing the connection rolls back and gives the lock free.
    client.release(true);
    throw error;
  }
}
