import { expect, it } from 'vitest';
import { openMigratedDatabase } from './embedded-database.fixtures.ts';

const rowsOf = async (query: Promise<{ rows: unknown[] }>) => (await query).rows;

it('finds nothing of an earlier test in a database: no row, setting, statement or lock', async () => {
  const first = await openMigratedDatabase();
  await first.pool.query("INSERT INTO deleted_chat VALUES ('1c9ad0b4-5f3f-4fd5-9a9e-0f7d6b0d5f11', now())");
  await first.pool.query("SET TIME ZONE 'Asia/Tokyo'");
  await first.pool.query('PREPARE kept AS SELECT 1');
  await first.pool.query('SELECT pg_advisory_lock(7)');
  await first.close();
  const second = await openMigratedDatabase();
  expect(await rowsOf(second.pool.query('SELECT * FROM deleted_chat'))).toEqual([]);
  expect(await rowsOf(second.pool.query('SHOW TIME ZONE'))).not.toEqual([{ TimeZone: 'Asia/Tokyo' }]);
  expect(await rowsOf(second.pool.query('SELECT name FROM pg_prepared_statements'))).toEqual([]);
  expect(await rowsOf(second.pool.query("SELECT objid FROM pg_locks WHERE locktype = 'advisory'"))).toEqual([]);
  expect(await rowsOf(second.pool.query('SELECT count(*) > 0 AS known FROM migration'))).toEqual([{ known: true }]);
  await second.close();
});

it('lets work that goes on after its test reach no later one', async () => {
  const first = await openMigratedDatabase();
  await first.pool.query('SELECT 1');
  await first.close();
  const second = await openMigratedDatabase();
  await expect(first.pool.query('SELECT 1')).rejects.toThrow('after calling end');
  await expect(first.withTransaction(() => Promise.resolve())).rejects.toThrow('after calling end');
  await second.close();
});

it.each([
  'CREATE TABLE other (id integer)',
  'CREATE SCHEMA other',
  'ALTER TABLE deleted_chat ADD COLUMN other integer',
  'CREATE FUNCTION other() RETURNS integer LANGUAGE sql AS $$SELECT 1$$',
])('takes no database whose schema a test changed: %s', async (change) => {
  const first = await openMigratedDatabase();
  await first.pool.query(change);
  await first.close();
  const second = await openMigratedDatabase();
  const left = await rowsOf(
    second.pool.query(`
      SELECT relname FROM pg_class WHERE relname = 'other'
      UNION ALL SELECT nspname FROM pg_namespace WHERE nspname = 'other'
      UNION ALL SELECT attname FROM pg_attribute WHERE attname = 'other'
      UNION ALL SELECT proname FROM pg_proc WHERE proname = 'other'`),
  );
  expect(left).toEqual([]);
  await second.close();
});
