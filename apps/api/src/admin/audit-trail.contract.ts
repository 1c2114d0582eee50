import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AuditChain } from '@footnote/domain';
import { afterAll, beforeEach, beforeAll, describe, expect, it } from 'vitest';
import { createPostgresAuditLog } from '../identity/adapters/postgres-audit-log.ts';
import { deleteExpired } from '../identity/adapters/account-maintenance.ts';
import { saveAccounts } from '../organizations/organizations.fixtures.ts';
import type { Database } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { createPostgresAuditTrail, matchingLines, placesOfPage } from './adapters/postgres-audit-trail.ts';

const DAY = 24 * 60 * 60 * 1000;
const MIGRATIONS = join(import.meta.dirname, '../../migrations');
const EVERYTHING = { search: '', event: null, since: null, until: null };

/** What holds of the log whichever database keeps it. `open` gives one database as two processes see it. */
export function auditTrailContract(what: string, open: () => Promise<[Database, Database]>): void {
  describe(`the audit log: ${what}`, () => {
    let databases: [Database, Database];
    let accounts: string[];
    beforeAll(async () => {
      databases = await open();
      await migrate(databases[0]);
    });
    afterAll(() => Promise.all([...new Set(databases)].map((database) => database.close())));
    beforeEach(async () => {
      await run('TRUNCATE audit_event, audit_chain, account CASCADE');
      accounts = await saveAccounts(databases[0], 3);
    });

    const run = (sql: string, values: unknown[] = []) => databases[0].pool.query(sql, values);
    const trail = () => createPostgresAuditTrail(databases[0]);
    const write = (index: number, { now = Date.now, database = databases[0] } = {}) =>
      createPostgresAuditLog({ database, now }).write({
        accountId: accounts[index] ?? null,
        event: 'signed-in',
        detail: { with: `"naïve" 🩺 ${index}`, role: 'Admin' },
        address: '203.0.113.7',
      });
    const several = async (count: number) => {
      for (let index = 0; index < count; index += 1) await write(index % 3);
    };
    const broken = async (): Promise<AuditChain['broken']> => (await trail().verify()).broken;

    it('is whole when it is empty, and while it grows', async () => {
      expect(await trail().verify()).toEqual({ lines: 0, erased: 0, forgotten: 0, head: '', broken: null });
      await several(4);
      const first = await trail().verify();
      expect(first).toMatchObject({ lines: 4, broken: null });
      expect(first.head).toMatch(/^[\da-f]{64}$/);
      await several(1);
      expect((await trail().verify()).head).not.toBe(first.head);
    });

    it('stays one chain however many write at once, and has no line of those who gave up', async () => {
      const writers = Array.from({ length: 60 }, (_, index) => {
        const database = databases[index % 2] ?? databases[0];
        return database.withTransaction(async () => {
          await write(index % 3, { database });
          if (index % 5 === 0) throw new Error('on purpose');
        });
      });
      const outcomes = await Promise.allSettled(writers);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(48);
      expect(await trail().verify()).toMatchObject({ lines: 48, broken: null });
      const { items } = await trail().list({ ...EVERYTHING, page: 1, pageSize: 100 });
      expect(items.map(({ position }) => position)).toEqual(Array.from({ length: 48 }, (_, index) => 48 - index));
    });

    it.each([
      ["UPDATE audit_event SET event = 'registered' WHERE position = 4", 'changed', 4],
      [`UPDATE audit_event SET detail = detail || '{"role": "Member"}' WHERE position = 4`, 'changed', 4],
      ["UPDATE audit_event SET address = '203.0.113.8' WHERE position = 4", 'changed', 4],
      ["UPDATE audit_event SET account_id = 'another' WHERE position = 4", 'changed', 4],
      ["UPDATE audit_event SET happened_at = happened_at + interval '1 millisecond' WHERE position = 4", 'changed', 4],
      ["UPDATE audit_event SET salt = 'another' WHERE position = 4", 'changed', 4],
      ["UPDATE audit_event SET hash = repeat('0', 64) WHERE position = 4", 'unlinked', 4],
      ["UPDATE audit_event SET salt = NULL, content_digest = repeat('0', 64) WHERE position = 4", 'unlinked', 4],
      ['DELETE FROM audit_event WHERE position = 4', 'missing', 5],
      ['DELETE FROM audit_event WHERE position < 3', 'missing', 3],
      ['DELETE FROM audit_event WHERE position > 5', 'cut', 6],
      ['DELETE FROM audit_event', 'cut', 1],
      [
        `INSERT INTO audit_event (id, account_id, event, detail, address, happened_at)
           VALUES ('made-up', NULL, 'signed-in', '{}', '', now());
         UPDATE audit_chain SET position = 7, hash = (SELECT hash FROM audit_event WHERE position = 7)`,
        'cut',
        9,
      ],
      ['UPDATE audit_event SET position = position + 1 WHERE position = 7', 'missing', 8],
      ["UPDATE audit_chain SET hash = repeat('0', 64)", 'unlinked', 7],
    ] as const)('shows where it is broken: %s', async (tampering, fault, position) => {
      await several(7);
      await run(tampering);
      expect(await broken()).toMatchObject({ fault, position });
    });

    it('is followed stretch by stretch, and shows where a later one is broken', async () => {
      await databases[0].withTransaction(async () => {
        await databases[0].queries().execute(`
          INSERT INTO audit_event (id, account_id, event, detail, address, happened_at)
          SELECT gen_random_uuid()::text, NULL, 'signed-in', '{}', '', now() FROM generate_series(1, 4500)`);
      });
      expect(await trail().verify()).toMatchObject({ lines: 4500, broken: null });
      const writing = Promise.all([several(20), trail().verify()]);
      expect((await writing)[1]).toMatchObject({ broken: null });
      await run("UPDATE audit_event SET address = '203.0.113.8' WHERE position = 4321");
      expect(await broken()).toMatchObject({ fault: 'changed', position: 4321 });
      await run('DELETE FROM audit_event WHERE position = 2001');
      expect(await broken()).toMatchObject({ fault: 'missing', position: 2002 });
    });

    it('comes page by page from either end, as one list', async () => {
      await several(31);
      const positions: number[] = [];
      for (let page = 1; page <= 5; page += 1) {
        const { items, total } = await trail().list({ ...EVERYTHING, page, pageSize: 7 });
        expect(total).toBe(31);
        positions.push(...items.map(({ position }) => position));
      }
      expect(positions).toEqual(Array.from({ length: 31 }, (_, index) => 31 - index));
      expect(await trail().list({ ...EVERYTHING, page: 6, pageSize: 7 })).toEqual({ items: [], total: 31 });
    });

    it('is read from indexes for a person, and finds everybody of a thousand and more', async () => {
      await saveAccounts(databases[0], 1_100, 'many');
      await run('ALTER TABLE audit_event DISABLE TRIGGER audit_event_chained');
      await run(
        `INSERT INTO audit_event (id, account_id, event, detail, address, happened_at, position, content_digest, hash)
         SELECT gen_random_uuid()::text, actor.id, 'user-suspended', jsonb_build_object('user', subject.id), '', now(), n, '', ''
         FROM generate_series(1, 11000) AS n
         JOIN account AS actor ON actor.email = 'many' || 1 + n % 1100 || '@example.org'
         JOIN account AS subject ON subject.email = 'many' || 1 + n / 10 % 1100 || '@example.org'`,
      );
      await run('ALTER TABLE audit_event ENABLE TRIGGER audit_event_chained');
      await run('VACUUM (ANALYZE) audit_event');
      const found = async (search: string) =>
        (await trail().list({ ...EVERYTHING, search, page: 1, pageSize: 5 })).total;
      // As often as they did something, and as often as something was done to them; once for what they did to themselves.
      const { rows } = await run(
        `SELECT count(*)::int AS count FROM audit_event JOIN account ON account.email = 'many777@example.org'
         AND account.id IN (account_id, detail ->> 'user')`,
      );
      expect([await found('many777@'), await found('many'), await found('zzz')]).toEqual([rows[0].count, 11_000, 0]);
      const which = await matchingLines(databases[0], { ...EVERYTHING, search: 'many777@' });
      const query = placesOfPage(databases[0], which, { page: 1, pageSize: 25, total: 20 })?.toSQL();
      const plan = await databases[0].pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${query?.sql}`, query?.params);
      expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Seq Scan on audit_event');
    });

    it('shows a line that was rewritten with a hash of its own, because the next does not follow', async () => {
      await several(7);
      await run(`UPDATE audit_event SET event = 'registered' WHERE position = 4`);
      await run(`UPDATE audit_event SET content_digest =
        audit_content_digest(salt, account_id, event, detail, address, happened_at) WHERE position = 4`);
      await run(`UPDATE audit_event SET hash = audit_line_hash(
        (SELECT hash FROM audit_event WHERE position = 3), 4, content_digest) WHERE position = 4`);
      expect(await broken()).toMatchObject({ fault: 'unlinked', position: 5 });
    });

    it('keeps nothing of a person whose account goes, and is whole all the same', async () => {
      await several(6);
      await run('DELETE FROM account WHERE id = $1', [accounts[1]]);
      expect(await trail().verify()).toMatchObject({ lines: 6, erased: 2, broken: null });
      const { rows } = await run('SELECT account_id, detail, address, salt FROM audit_event WHERE position IN (2, 5)');
      const nothing = { account_id: null, detail: {}, address: '', salt: null };
      expect(rows).toEqual([nothing, nothing]);
      // A line that was on its way names nobody either.
      await write(1);
      const { items } = await trail().list({ ...EVERYTHING, page: 1, pageSize: 1 });
      expect(items[0]).toMatchObject({ by: 'unknown', actor: null, address: '' });
      expect(await broken()).toBeNull();
    });

    it('forgets lines that are a year old, and goes on from the last of them', async () => {
      for (const days of [800, 500, 10]) await write(0, { now: () => Date.now() - days * DAY });
      // Out of order by its clock: it goes with those around it.
      await write(0, { now: () => Date.now() - 400 * DAY });
      await several(2);
      await deleteExpired({ database: databases[0], now: Date.now });
      expect(await trail().verify()).toMatchObject({ lines: 4, forgotten: 2, broken: null });
      await run('DELETE FROM audit_event WHERE position = 3');
      expect(await broken()).toMatchObject({ fault: 'missing', position: 4 });
      await deleteExpired({ database: databases[0], now: () => Date.now() + 800 * DAY });
      expect(await trail().verify()).toMatchObject({ lines: 0, forgotten: 6, broken: null });
      await several(2);
      expect(await trail().verify()).toMatchObject({ lines: 2, broken: null });
    });
  });

  it(`the audit log: ${what}: takes up the lines of before`, async () => {
    const [database, other] = await open();
    const directory = mkdtempSync(join(tmpdir(), 'migrations-'));
    await database.pool.query('DROP SCHEMA public CASCADE');
    await database.pool.query('CREATE SCHEMA public');
    for (const name of readdirSync(MIGRATIONS).filter((file) => file < '0013'))
      cpSync(join(MIGRATIONS, name), join(directory, name));
    await migrate(database, directory);
    const [account] = await saveAccounts(database, 1);
    await database.pool.query(
      `INSERT INTO audit_event SELECT n::text, $1, 'signed-in', '{"with": "password"}', '203.0.113.7', now() - n * interval '1 hour'
       FROM generate_series(1, 5) AS n`,
      [account],
    );
    await migrate(database);
    expect(await createPostgresAuditTrail(database).verify()).toMatchObject({ lines: 5, broken: null });
    const { rows } = await database.pool.query('SELECT id FROM audit_event ORDER BY position');
    expect(rows.map(({ id }) => id)).toEqual(['5', '4', '3', '2', '1']);
    rmSync(directory, { recursive: true });
    await Promise.all([...new Set([database, other])].map((one) => one.close()));
  });
}
