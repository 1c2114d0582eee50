import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { browserOf, startTestServer } from '../../app/test-server.fixtures.ts';
import type { Database } from '../../platform/database/database.ts';
import { openMigratedDatabase } from '../../platform/database/embedded-database.fixtures.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { onPostgres } from '../../platform/database/on-postgres.fixtures.ts';
import { deleteExpired } from './account-maintenance.ts';
import { createPostgresAttemptLimits } from './postgres-attempt-limits.ts';

const HOUR = 3_600_000;
const someAddress = () => `10.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}.1`;

/** `open` gives what two processes open that share a database. */
function contractOn(what: string, open: () => Promise<[Database, Database]>): void {
  describe(`attempts counted in ${what}`, () => {
    let databases: [Database, Database];
    beforeAll(async () => {
      databases = await open();
      await migrate(databases[0]);
    });
    afterAll(() => Promise.all(new Set(databases.map((database) => database.close()))));
    const processes = (perAddress: number) =>
      databases.map((database) => createPostgresAttemptLimits(database, perAddress));
    const twenty = (take: (turn: number) => Promise<number>) =>
      Promise.all(Array.from({ length: 20 }, (_, turn) => take(turn)));
    const allowed = (waits: readonly number[]) => waits.filter((wait) => wait === 0).length;

    it('are one number for all processes, however many come at once', async () => {
      const [one, other] = processes(15);
      const address = someAddress();
      const waits = await twenty((turn) => (turn % 2 === 0 ? one : other)?.attempt(address) ?? Promise.reject());
      expect(allowed(waits)).toBe(15);
      for (const wait of waits) expect(wait === 0 || (wait > 880 && wait <= 900)).toBe(true);
      expect(await one?.attempt(someAddress())).toBe(0);
    });

    it('count after the process that counted them has ended', async () => {
      const address = someAddress();
      const email = `${randomUUID()}@example.org`;
      expect(
        allowed(await twenty(() => processes(30)[0]?.guess({ address, email, device: null }) ?? Promise.reject())),
      ).toBe(10);
      expect(await processes(30)[1]?.guess({ address, email, device: null })).toBeGreaterThan(0);
      // Others may still guess from there, and at the same account from elsewhere, up to a number.
      expect(await processes(30)[0]?.guess({ address, email: `${randomUUID()}@example.org`, device: null })).toBe(0);
      expect(await processes(30)[0]?.guess({ address: someAddress(), email, device: null })).toBe(0);
    });

    it('limit guesses at an account from everywhere together', async () => {
      const [one] = processes(30);
      const email = `${randomUUID()}@example.org`;
      const waits = [];
      for (let at = 0; at < 60; at += 1)
        waits.push(await one?.guess({ address: `192.0.2.${at}`, email, device: null }));
      expect(waits.filter((wait) => wait === 0)).toHaveLength(50);
      const known = () => one?.guess({ address: '192.0.2.1', email, device: 'known' }) ?? Promise.reject();
      expect(allowed(await twenty(known))).toBe(10);
    });

    it('are counted for a whole network of IPv6', async () => {
      const [one] = processes(5);
      const network = `2001:db8:${randomUUID().slice(0, 4)}:1`;
      expect(allowed(await twenty((at) => one?.attempt(`${network}::${at}`) ?? Promise.reject()))).toBe(5);
    });

    it('end with their time', async () => {
      const [one, other] = processes(0);
      const email = `${randomUUID()}@example.org`;
      expect(await one?.message('reset', email)).toBe(0);
      expect(await other?.message('reset', email)).toBe(60);
      expect(await other?.message('verify', email)).toBe(0);
      vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] });
      expect(await other?.message('reset', email)).toBe(0);
      vi.useRealTimers();
    });

    it('are none for addresses where the limit is off, and are forgotten by the nightly upkeep', async () => {
      const [off] = processes(0);
      const [database] = databases;
      await database.pool.query('DELETE FROM attempt_limit');
      const address = someAddress();
      expect(allowed(await twenty(() => off?.attempt(address) ?? Promise.reject()))).toBe(20);
      expect((await database.pool.query('SELECT 1 FROM attempt_limit')).rowCount).toBe(0);
      await off?.message('reset', 'somebody@example.org');
      const { rows } = await database.pool.query('SELECT key FROM attempt_limit');
      expect(JSON.stringify(rows)).not.toContain('somebody');
      await deleteExpired({ database, now: Date.now });
      expect((await database.pool.query('SELECT 1 FROM attempt_limit')).rowCount).toBe(1);
      await deleteExpired({ database, now: () => Date.now() + HOUR });
      expect((await database.pool.query('SELECT 1 FROM attempt_limit')).rowCount).toBe(0);
    });
  });
}

contractOn('the embedded database', async () => {
  const database = await openMigratedDatabase();
  return [database, database];
});

onPostgres(({ openTwice }) => contractOn('PostgreSQL', openTwice));

it('two servers on one database refuse together, whatever a client says of its address', async () => {
  const rules = { attemptsPerAddress: 8 };
  const one = await startTestServer({ rules });
  const other = await startTestServer({ rules, beside: one });
  const browsers = [browserOf(one.app), browserOf(other.app)];
  const statuses = [];
  for (let at = 0; at < 10; at += 1) {
    const claim = { 'x-forwarded-for': `203.0.113.${at}`, 'x-real-ip': `203.0.113.${at}`, forwarded: `for=[::${at}]` };
    const body = { email: `reader${at}@example.org`, password: 'a wrong password' };
    statuses.push((await browsers[at % 2]?.('POST', '/api/auth/sign-in', body, claim))?.status);
  }
  expect(statuses).toEqual([...Array.from({ length: 8 }, () => 401), 429, 429]);
  await other.close();
  const again = await startTestServer({ rules, beside: one });
  const body = { email: 'reader@example.org', password: 'a wrong password' };
  expect((await browserOf(again.app)('POST', '/api/auth/sign-in', body)).status).toBe(429);
  await again.close();
  await one.close();
});
