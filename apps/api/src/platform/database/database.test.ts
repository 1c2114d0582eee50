import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { databaseContract } from './database.contract.ts';
import { openDatabase } from './database.ts';
import { openEmptyDatabase } from './embedded-database.fixtures.ts';
import { onPostgres } from './on-postgres.fixtures.ts';

databaseContract('embedded', openEmptyDatabase);

onPostgres(({ open }) => databaseContract('PostgreSQL', open));

describe('the embedded database', () => {
  it('ends a statement that runs too long, keeps what was committed and goes on', async () => {
    const parent = mkdtempSync(join(tmpdir(), 'embedded-'));
    const database = openDatabase({ url: null, directory: join(parent, 'postgres'), statementSeconds: 20 });
    await database.pool.query('CREATE TABLE kept (id int)');
    await database.close();
    const hasty = openDatabase({ url: null, directory: join(parent, 'postgres'), statementSeconds: 3 });
    await hasty.pool.query('INSERT INTO kept VALUES (1)');
    await expect(hasty.pool.query('SELECT count(*) FROM generate_series(1, 1e12::bigint)')).rejects.toThrow(/too long/);
    expect((await hasty.pool.query('SELECT count(*)::int AS n FROM kept')).rows).toEqual([{ n: 1 }]);
    await hasty.close();
    rmSync(parent, { recursive: true });
  });

  it('begins anew where a first start was cut short', async () => {
    const parent = mkdtempSync(join(tmpdir(), 'embedded-'));
    mkdirSync(join(parent, 'postgres.new'));
    writeFileSync(join(parent, 'postgres.new', 'PG_VERSION'), 'half');
    const database = openDatabase({ url: null, directory: join(parent, 'postgres') });
    expect((await database.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await database.close();
    rmSync(parent, { recursive: true });
  });

  it('opens where the engine was killed before it wrote into its lock file', async () => {
    const parent = mkdtempSync(join(tmpdir(), 'embedded-'));
    const directory = join(parent, 'postgres');
    const database = openDatabase({ url: null, directory });
    await database.pool.query('CREATE TABLE kept (id int)');
    await database.close();
    writeFileSync(join(directory, 'postmaster.pid'), '');
    const opened = openDatabase({ url: null, directory });
    expect((await opened.pool.query('SELECT count(*)::int AS n FROM kept')).rows).toEqual([{ n: 0 }]);
    await opened.close();
    rmSync(parent, { recursive: true });
  });
});
