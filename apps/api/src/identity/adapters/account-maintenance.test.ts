import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserOf, startTestServer, type TestServer } from '../../app/test-server.fixtures.ts';
import { deleteExpired } from './account-maintenance.ts';
import { createSignedInUser, USER_PASSWORD } from '../signed-in-user.fixtures.ts';

const DAY = 24 * 60 * 60 * 1000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('forgets addresses that were never verified, ended sessions and old lines of the log, and no more', async () => {
  const user = await createSignedInUser(server, 'reader@example.org');
  const register = { email: 'never@example.org', password: USER_PASSWORD, agreed: true };
  await browserOf(server.app)('POST', '/api/auth/register', register);
  const { database } = server;
  const emails = async () =>
    (await database.pool.query('SELECT email FROM account ORDER BY email')).rows.map(({ email }) => email);
  const count = async (table: string) => (await database.pool.query(`SELECT 1 FROM ${table}`)).rowCount;
  await deleteExpired({ database, now: () => Date.now() + 6 * DAY });
  expect(await emails()).toEqual(['never@example.org', 'reader@example.org']);
  expect((await user('GET', '/api/users/me')).status).toBe(200);
  await deleteExpired({ database, now: () => Date.now() + 8 * DAY });
  expect(await emails()).toEqual(['reader@example.org']);
  const ofPersons = "audit_event WHERE account_id IS NOT NULL OR address <> '' OR detail <> '{}' OR salt IS NOT NULL";
  expect([await count('account_session'), await count(ofPersons), await count('audit_event')]).toEqual([0, 3, 4]);
  await deleteExpired({ database, now: () => Date.now() + 366 * DAY });
  expect(await count('audit_event')).toBe(0);
});
