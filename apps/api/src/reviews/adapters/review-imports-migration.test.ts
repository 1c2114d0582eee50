import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { openEmptyDatabase } from '../../platform/database/embedded-database.fixtures.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { createPostgresReviewRecords } from './postgres-review-records.ts';

const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url));
const SEARCHES = [
  { id: 'none', files: [] },
  { id: 'one', files: ['a'] },
  { id: 'two', files: ['b', 'c'] },
];

it('tells the file of a search that brought one, and leaves the records of several together', async () => {
  const earlier = mkdtempSync(join(tmpdir(), 'footnote-migrations-'));
  for (const name of readdirSync(MIGRATIONS)) if (name < '0112') cpSync(join(MIGRATIONS, name), join(earlier, name));
  const database = await openEmptyDatabase();
  try {
    await migrate(database, earlier);
    const { pool } = database;
    await pool.query(
      "INSERT INTO account (id, email, email_verified, name, created_at, updated_at) VALUES ('ada', 'ada@example.org', true, '', now(), now())",
    );
    await pool.query(
      "INSERT INTO review (id, account_id, title, protocol, screeners, created_at, changed_at) VALUES ('salt', 'ada', 'Salt', '{}', 1, now(), now())",
    );
    for (const [at, { id, files }] of SEARCHES.entries()) {
      await pool.query(
        "INSERT INTO review_search VALUES ($1, 'salt', 'Embase', 'database', $2, '', '', '2026-11-01', 1, $3, now())",
        [id, files.length === 0, files],
      );
      await pool.query("INSERT INTO review_record VALUES ('salt', $1, $2, '', '', '{}', '', '', '', NULL)", [
        at + 1,
        id,
      ]);
    }

    await migrate(database);

    const records = createPostgresReviewRecords({ database, now: Date.now });
    const imports = await records.imports('salt');
    expect(imports).toMatchObject([{ searchId: 'one', broughtAt: null, brought: 1, duplicates: 0 }]);
    const told = (await records.counted('salt')).map(({ searchId, importId }) => [searchId, importId]);
    expect(told).toEqual([
      ['none', null],
      ['one', imports[0]?.id],
      ['two', null],
    ]);
    const files = async () =>
      (await pool.query<{ files: string[] }>('SELECT files FROM review_search ORDER BY id')).rows.map(
        (one) => one.files,
      );
    expect(await files()).toEqual([[], ['a'], ['b', 'c']]);
    await records.removeImport('one', imports[0]?.id ?? '');
    expect(await files()).toEqual([[], [], ['b', 'c']]);
    expect((await records.counted('salt')).map(({ searchId }) => searchId)).toEqual(['none', 'two']);
  } finally {
    await database.close();
    rmSync(earlier, { recursive: true, force: true });
  }
});
