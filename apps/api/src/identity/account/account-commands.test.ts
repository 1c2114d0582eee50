import { notificationPageSchema, secondFactorSchema, userProfileSchema } from '@footnote/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passkeyDevice } from '../../../../../tests/support/passkey-device.ts';
import { browserOf, startTestServer, TEST_TOKEN, type TestServer } from '../../app/test-server.fixtures.ts';
import { addPasskey } from '../passkeys/passkeys.fixtures.ts';
import { stopClock, stoppedClock, OWN_FACTOR, turnOnSecondFactor } from '../second-factor/second-factor.fixtures.ts';
import { createSignedInUser, setSuperAdmin, USER_PASSWORD as password } from '../signed-in-user.fixtures.ts';

describe('the command that ends a second factor', () => {
  let server: TestServer;
  beforeAll(async () => {
    stopClock();
    server = await startTestServer({ rules: { attemptsPerAddress: 1_000, now: stoppedClock } });
  });
  afterAll(() => server.close());

  const end = async (email: string) => {
    const key = { authorization: `Bearer ${TEST_TOKEN}` };
    const answer = await browserOf(server.app)('POST', '/api/internal/accounts/second-factor', { email }, key);
    return answer.json();
  };

  it.each(['app', 'passkey', 'both'])('takes away what there is: %s', async (what) => {
    const email = `${what}@example.org`;
    const browser = await createSignedInUser(server, email);
    if (what !== 'passkey') await turnOnSecondFactor(browser);
    if (what !== 'app') await addPasskey(browser, passkeyDevice());
    await server.mail();
    expect(await end(email)).toMatchObject({ done: true });
    const state = secondFactorSchema.parse(await (await browser('GET', OWN_FACTOR)).json());
    expect(state).toEqual({ on: false, available: true, since: null, passkeys: 0, recoveryCodes: 0 });
    const signedIn = await browserOf(server.app)('POST', '/api/auth/sign-in', { email, password });
    expect(signedIn.status).toBe(204);
    expect((await server.mail()).map(({ to, subject }) => [to, subject])).toEqual([
      [email, 'Your second factor is off'],
    ]);
    const { rows } = await server.database.pool.query<{ detail: object }>(
      `SELECT detail FROM audit_event WHERE event = 'second-factor-off'
       AND account_id = (SELECT id FROM account WHERE email = $1)`,
      [email],
    );
    expect(rows).toEqual([{ detail: { by: 'command line' } }]);
    expect(await end(email)).toEqual({ done: false, sentence: 'This account has no second factor.' });
  });

  it('says that there is no such account', async () => {
    expect(await end('nobody@example.org')).toMatchObject({ done: false });
  });
});

describe('the command that makes super admins', () => {
  let server: TestServer;
  let browser: ReturnType<typeof browserOf>;
  const email = 'ada@example.org';
  beforeAll(async () => {
    server = await startTestServer();
    browser = await createSignedInUser(server, email);
    await browser('PATCH', '/api/users/language', { country: 'de' });
  });
  afterAll(() => server.close());

  const answer = async (to: string, granted: boolean) => (await setSuperAdmin(server, to, granted)).json();
  const news = async () => {
    const page = await browser('GET', '/api/users/me/notifications');
    return notificationPageSchema.parse(await page.json()).items.map(({ news: told }) => told);
  };
  const mails = async () => (await server.mail()).map(({ to, subject, link }) => [to, subject, link]);
  const lines = async () => {
    const { rows } = await server.database.pool.query(
      `SELECT event, detail FROM audit_event WHERE event LIKE 'super-admin%' ORDER BY position`,
    );
    return rows;
  };
  const by = { detail: { by: 'command line' } };

  it('tells whoever it makes one, and no longer, behind their bell, by mail and in the audit log, once', async () => {
    await server.mail();
    for (const granted of [true, true]) {
      expect(await answer(email, granted)).toEqual({ done: true, sentence: `${email} is a super admin.` });
    }
    const isOne = userProfileSchema.parse(await (await browser('GET', '/api/users/me')).json()).superAdmin;
    expect([isOne, await news()]).toEqual([true, [{ kind: 'super-admin-granted' }]]);
    expect(await mails()).toEqual([[email, 'Sie gehören jetzt zur Systemverwaltung', '/userprofile']]);
    expect(await lines()).toEqual([{ event: 'super-admin-granted', ...by }]);
    await browser('PATCH', '/api/users/me', { notificationMail: false });
    for (const granted of [false, false]) expect(await answer(email, granted)).toMatchObject({ done: true });
    expect(await news()).toEqual([{ kind: 'super-admin-revoked' }, { kind: 'super-admin-granted' }]);
    expect(await mails()).toEqual([]);
    expect((await lines()).slice(1)).toEqual([{ event: 'super-admin-revoked', ...by }]);
  });

  it('tells nobody where it does nothing', async () => {
    const before = [await news(), await lines()];
    const unverified = 'unverified@example.org';
    await browserOf(server.app)('POST', '/api/auth/register', { email: unverified, password, agreed: true });
    await server.mail();
    expect(await answer('nobody@example.org', true)).toMatchObject({ done: false });
    expect(await answer(unverified, true)).toMatchObject({ done: false });
    expect(await answer(unverified, false)).toMatchObject({ done: true });
    expect((await setSuperAdmin(server, 'no address')).status).toBe(400);
    const stranger = browserOf(server.app);
    const body = { email, granted: true };
    const keys = [undefined, { authorization: `Bearer ${TEST_TOKEN}x` }];
    for (const key of keys)
      expect((await stranger('POST', '/api/internal/accounts/super-admin', body, key)).status).toBeGreaterThan(400);
    expect([await news(), await lines()]).toEqual(before);
    expect(await mails()).toEqual([]);
    const { rows } = await server.database.pool.query(
      'SELECT 1 FROM notification WHERE account_id = (SELECT id FROM account WHERE email = $1)',
      [unverified],
    );
    expect(rows).toEqual([]);
  });
});
