import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserOf, startTestServer, type TestServer } from '../app/test-server.fixtures.ts';
import { forgetStale } from './accounts-upkeep.ts';
import { enterAccount, READER_PASSWORD } from './enter-account.fixtures.ts';

const DAY = 24 * 60 * 60 * 1000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('forgets addresses that were never verified, ended sessions and old lines of the log, and no more', async () => {
  const reader = await enterAccount(server, 'reader@example.org');
  const register = { email: 'never@example.org', password: READER_PASSWORD, agreed: true };
  await browserOf(server.app)('POST', '/api/auth/register', register);
  const { database } = server;
  const emails = async () =>
    (await database.pool.query('SELECT email FROM account ORDER BY email')).rows.map(({ email }) => email);
  const count = async (table: string) => (await database.pool.query(`SELECT 1 FROM ${table}`)).rowCount;
  await forgetStale({ database, now: () => Date.now() + 6 * DAY });
  expect(await emails()).toEqual(['never@example.org', 'reader@example.org']);
  expect((await reader('GET', '/api/users/me')).status).toBe(200);
  await forgetStale({ database, now: () => Date.now() + 8 * DAY });
  expect(await emails()).toEqual(['reader@example.org']);
  expect([await count('account_session'), (await count('audit_event')) ?? 0]).toEqual([0, 3]);
  await forgetStale({ database, now: () => Date.now() + 366 * DAY });
  expect(await count('audit_event')).toBe(0);
});
