import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { saysDiskFull } from '../disk-space.ts';
import { openDatabase, type Database } from './database.ts';
import { mountSmallDisk } from './small-disk.fixtures.ts';

const MEGABYTE = 1024 * 1024;
const disk = mountSmallDisk(80);

/** Some 7 MB that do not compress. */
const SEVEN_MEGABYTES =
  "INSERT INTO thing SELECT string_agg(gen_random_uuid()::text, ' ') FROM generate_series(1, 20000), generate_series(1, 10) AS part GROUP BY part";

async function fillUp(database: Database): Promise<unknown> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    try {
      await database.pool.query(SEVEN_MEGABYTES);
    } catch (error) {
      return error;
    }
  }
  return null;
}

describe.skipIf(disk === null)('the embedded database on a full disk (where a small one can be mounted)', () => {
  afterAll(() => disk?.unmount());

  it('says so, answers again by itself when there is room, and keeps what was committed', async () => {
    if (disk === null) return;
    const database = openDatabase({ url: null, directory: join(disk.path, 'postgres') });
    await database.pool.query('CREATE TABLE thing (text text); CREATE TABLE kept (id int)');
    await database.pool.query('INSERT INTO kept VALUES (1)');
    disk.fill(4 * MEGABYTE);
    expect(saysDiskFull(await fillUp(database))).toBe(true);
    // Nothing waits for ever while it is full.
    await database.pool.query('SELECT 1').catch(() => undefined);
    disk.free();
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect((await database.pool.query('SELECT id FROM kept')).rows).toEqual([{ id: 1 }]);
    await database.pool.query('INSERT INTO kept VALUES (2)');
    await database.close();
    const again = openDatabase({ url: null, directory: join(disk.path, 'postgres') });
    expect((await again.pool.query('SELECT count(*)::int AS n FROM kept')).rows).toEqual([{ n: 2 }]);
    await again.close();
  });

  it('is refused in plain words where there is no room to make it', async () => {
    if (disk === null) return;
    disk.fill(2 * MEGABYTE);
    const database = openDatabase({ url: null, directory: join(disk.path, 'another') });
    await expect(database.pool.query('SELECT 1')).rejects.toThrow(
      'The embedded database cannot be opened: the disk is full.',
    );
    await database.close();
    disk.free();
  });
});
