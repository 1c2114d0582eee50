import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';

/** What every database the product runs on does alike. `open` gives an empty one. */
export function databaseContract(what: string, open: () => Promise<Database>): void {
  describe(`Database: ${what}`, () => {
    let database: Database;
    const count = async () => Number((await database.pool.query('SELECT count(*) AS n FROM thing')).rows[0].n);

    beforeAll(async () => {
      database = await open();
      await database.pool.query('CREATE TABLE thing (id int PRIMARY KEY, name text)');
    });
    afterAll(() => database.close());

    it('gives back what it was given, whatever the characters', async () => {
      const name = `naïve 🩺 '";--\\ \u202E`;
      const { rows } = await database.pool.query('SELECT $1::text AS name, $2::jsonb AS document', [
        name,
        JSON.stringify({ name }),
      ]);
      expect(rows[0]).toEqual({ name, document: { name } });
    });

    it('carries values of several megabytes', async () => {
      const long = 'evidence '.repeat(600_000);
      const { rows } = await database.pool.query('SELECT $1::text AS long', [long]);
      expect(rows[0].long).toBe(long);
    });

    it('goes on after a statement that fails', async () => {
      await expect(database.pool.query('SELEC 1')).rejects.toThrow(/syntax/);
      await expect(database.pool.query('SELECT $1::int', ['no number'])).rejects.toThrow(/integer/);
      expect((await database.pool.query('SELECT 1 AS one')).rows[0].one).toBe(1);
    });

    it('commits a transaction that resolves and forgets one that rejects', async () => {
      await database.withTransaction(async () => {
        await database.queries().execute(sql`INSERT INTO thing VALUES (1, 'kept')`);
      });
      const failing = database.withTransaction(async () => {
        await database.queries().execute(sql`INSERT INTO thing VALUES (2, 'lost')`);
        throw new Error('on purpose');
      });
      await expect(failing).rejects.toThrow('on purpose');
      expect(await count()).toBe(1);
    });

    it('joins a transaction inside a transaction instead of waiting for itself', async () => {
      await database.withTransaction(() =>
        database.withTransaction(async () => {
          await database.queries().execute(sql`INSERT INTO thing VALUES (3, 'inner')`);
        }),
      );
      expect(await count()).toBe(2);
    });

    it('calls back when a transaction is committed, outside of it, and never when it is rolled back', async () => {
      const called: string[] = [];
      const callBack = (name: string) =>
        database.afterCommit(() => {
          called.push(name);
          void database.pool.query('SELECT 1').then(() => called.push(`${name} asked`));
        });
      await database.withTransaction(async () => {
        await database.withTransaction(async () => callBack('inner'));
        callBack('outer');
        await database.queries().execute(sql`SELECT 1`);
        expect(called).toEqual([]);
      });
      expect(called.slice(0, 2)).toEqual(['inner', 'outer']);
      await expect.poll(() => called).toHaveLength(4);
      const failing = database.withTransaction(async () => {
        callBack('lost');
        throw new Error('on purpose');
      });
      await expect(failing).rejects.toThrow('on purpose');
      database.afterCommit(() => called.push('at once'));
      expect(called.slice(4)).toEqual(['at once']);
    });

    it('runs many transactions at once without mixing them', async () => {
      const ids = Array.from({ length: 40 }, (_, index) => 100 + index);
      const outcomes = await Promise.allSettled(
        ids.map((id) =>
          database.withTransaction(async () => {
            await database.queries().execute(sql`INSERT INTO thing VALUES (${id}, 'many')`);
            if (id % 2 === 1) throw new Error('odd');
          }),
        ),
      );
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
      expect(await count()).toBe(22);
    });

    it('gives the next user a clean connection when one broke off inside a transaction', async () => {
      const client = await database.pool.connect();
      await client.query('BEGIN');
      await client.query(`INSERT INTO thing VALUES (4, 'abandoned')`);
      client.release(true);
      expect(await count()).toBe(22);
      expect((await database.pool.query('SELECT txid_current_if_assigned() AS tx')).rows[0].tx).toBeNull();
    });

    it('runs each migration once, even when several start together, and undoes one that fails', async () => {
      const directory = mkdtempSync(join(tmpdir(), 'migrations-'));
      const table = `made_${randomUUID().slice(0, 8)}`;
      writeFileSync(join(directory, '0001_first.sql'), `CREATE TABLE ${table} (id int)`);
      const ran = await Promise.all([1, 2, 3].map(() => migrate(database, directory)));
      expect(ran.flat()).toEqual(['0001_first.sql']);
      writeFileSync(join(directory, '0002_broken.sql'), `CREATE TABLE half_${table} (id int); SELEC`);
      await expect(migrate(database, directory)).rejects.toThrow(/syntax/);
      const { rows } = await database.pool.query('SELECT to_regclass($1) AS half', [`half_${table}`]);
      expect(rows[0].half).toBeNull();
      writeFileSync(join(directory, '0001_first.sql'), 'SELECT 1');
      await expect(migrate(database, directory)).rejects.toThrow(/changed after it ran/);
      for (const name of ['0001_first.sql', '0002_broken.sql']) rmSync(join(directory, name));
      await expect(migrate(database, directory)).rejects.toThrow(/newer version of Footnote \(0001_first\.sql\)/);
      rmSync(directory, { recursive: true });
    });
  });
}
