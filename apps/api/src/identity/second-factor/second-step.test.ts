import { bearerTokenSchema, socialSignInAnswerSchema } from '@footnote/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browserOf, refusalOf, startTestServer, type TestServer } from '../../app/test-server.fixtures.ts';
import { startOpenIdProvider, type TestProvider } from '../openid-provider.fixtures.ts';
import {
  createSignedInUser,
  forgetAttempts,
  setSuperAdmin,
  USER_PASSWORD as password,
} from '../signed-in-user.fixtures.ts';
import { stopClock, stoppedClock, OWN_FACTOR, turnOnSecondFactor } from './second-factor.fixtures.ts';

type Browser = ReturnType<typeof browserOf>;

const NEEDED = [401, 'identity/second-factor-needed'];
const WRONG = [403, 'identity/second-factor-code-wrong'];
const EXPIRED = [400, 'identity/second-step-expired'];

describe('signing in with a second factor', () => {
  let provider: TestProvider;
  let server: TestServer;
  beforeAll(async () => {
    stopClock();
    provider = await startOpenIdProvider();
    const rules = { attemptsPerAddress: 1_000, providers: { oidc: provider.settings }, now: stoppedClock };
    server = await startTestServer({ rules });
  });
  beforeEach(() => forgetAttempts(server));
  afterAll(async () => {
    await server.close();
    await provider.close();
  });
  let count = 0;
  const withFactor = async () => {
    const email = `step${(count += 1)}@example.org`;
    const owner = await createSignedInUser(server, email);
    return { email, owner, ...(await turnOnSecondFactor(owner)) };
  };
  const first = async (browser: Browser, email: string, word = password) =>
    (await refusalOf(await browser('POST', '/api/auth/sign-in', { email, password: word }))).slice(0, 2);
  const second = (browser: Browser, code: unknown) => browser('POST', '/api/auth/second-factor', { code });
  const refused = async (response: Response) => (await refusalOf(response)).slice(0, 2);
  const me = async (browser: Browser) => (await browser('GET', '/api/users/me')).status;
  const sessions = async (email: string) =>
    (
      await server.database.pool.query(
        'SELECT 1 FROM account_session JOIN account ON account.id = account_id WHERE email = $1',
        [email],
      )
    ).rowCount;

  it('takes the password, and then a code of the app', async () => {
    const { email, code } = await withFactor();
    const browser = browserOf(server.app);
    expect(await first(browser, email)).toEqual(NEEDED);
    expect([await me(browser), await sessions(email)]).toEqual([401, 1]);
    expect((await second(browser, code())).status).toBe(204);
    expect([await me(browser), await sessions(email)]).toEqual([200, 2]);
    // What was used to come in lets nobody in again.
    expect(await refused(await second(browser, code(1)))).toEqual(EXPIRED);
  });

  it('takes a recovery code instead, and mails that it did', async () => {
    const { email, recoveryCodes } = await withFactor();
    const [once = ''] = recoveryCodes;
    const browser = browserOf(server.app);
    await first(browser, email);
    await server.mail();
    expect((await second(browser, once.toUpperCase())).status).toBe(204);
    expect((await server.mail()).map(({ to, subject }) => [to, subject])).toEqual([
      [email, 'A recovery code was used'],
    ]);
    const again = browserOf(server.app);
    await first(again, email);
    expect(await refused(await second(again, once))).toEqual(WRONG);
  });

  it('gives after the password nothing but the second step', async () => {
    const { email } = await withFactor();
    const browser = browserOf(server.app);
    const answered = await browser('POST', '/api/auth/sign-in', { email, password });
    const cookies = answered.headers.getSetCookie();
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toMatch(/^footnote_second_step=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
    for (const [method, path, body] of [
      ['GET', '/api/users/me'],
      ['GET', OWN_FACTOR],
      ['DELETE', OWN_FACTOR, { currentPassword: password, code: '123456' }],
      ['POST', OWN_FACTOR, { currentPassword: password }],
      ['GET', '/api/users/me/sessions'],
      ['POST', '/api/auth/change-password', { currentPassword: password, password: 'four other words' }],
      ['DELETE', '/api/users/me', { password }],
    ] as const)
      expect([path, await refused(await browser(method, path, body))]).toEqual([path, [401, 'identity/signed-out']]);
    const token = /=([\w-]+)/.exec(cookies[0] ?? '')?.[1] ?? '';
    const planted = { authorization: `Bearer ${token}` };
    expect((await browserOf(server.app)('GET', '/api/users/me', undefined, planted)).status).toBe(401);
    const cookie = { cookie: `footnote.session_token=${token}` };
    expect((await browserOf(server.app)('GET', '/api/users/me', undefined, cookie)).status).toBe(401);
  });

  it('refuses codes without the password, and steps of others or of nobody', async () => {
    const { code } = await withFactor();
    const other = await withFactor();
    expect(await refused(await second(browserOf(server.app), code()))).toEqual(EXPIRED);
    const browser = browserOf(server.app);
    await first(browser, other.email);
    expect(await refused(await second(browser, code()))).toEqual(WRONG);
    for (const made of ['x', '0'.repeat(43), '%00', 'null', "' OR 1=1 --", 'reset-password:x'.padEnd(43, 'x')]) {
      const cookie = { cookie: `footnote_second_step=${encodeURIComponent(made)}` };
      const tried = await browserOf(server.app)('POST', '/api/auth/second-factor', { code: code() }, cookie);
      expect([made, await refused(tried)]).toEqual([made, EXPIRED]);
    }
    for (const body of [{}, { code: 123_456 }, { code: ['1'] }, { code: 'x'.repeat(101) }, [], null, '{']) {
      expect((await browser('POST', '/api/auth/second-factor', body)).status).toBe(400);
    }
  });

  it('lets only one in of many that bring the same code at once', async () => {
    const { email, code } = await withFactor();
    const browsers = Array.from({ length: 4 }, () => browserOf(server.app));
    for (const browser of browsers) await first(browser, email);
    const answers = await Promise.all(browsers.map((browser) => second(browser, code())));
    expect(answers.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([204, 403, 403, 403]);
  });

  it('limits how many codes are tried, whatever browser or step they come from, and lets a known device in', async () => {
    const { email, code, owner } = await withFactor();
    const wrong = [];
    for (let at = 0; at < 12; at += 1) {
      const browser = browserOf(server.app);
      await server.database.pool.query("DELETE FROM attempt_limit WHERE key LIKE 'guess:%' OR key LIKE 'account:%'");
      await first(browser, email);
      wrong.push((await refused(await second(browser, `00000${at % 10}`)))[1]);
    }
    expect(wrong.filter((refusal) => refusal === 'identity/too-many-attempts')).toHaveLength(2);
    const stranger = browserOf(server.app);
    await server.database.pool.query("DELETE FROM attempt_limit WHERE key LIKE 'guess:%'");
    await first(stranger, email);
    expect(await refused(await second(stranger, code()))).toEqual([429, 'identity/too-many-attempts']);
    // Whoever has been there before is not locked out by strangers, and still has to give a code.
    await owner('POST', '/api/auth/sign-out');
    expect(await first(owner, email)).toEqual(NEEDED);
    expect((await second(owner, code())).status).toBe(204);
  });

  it('is not passed by a device that was there before', async () => {
    const { email, owner } = await withFactor();
    await owner('POST', '/api/auth/sign-out');
    expect([await first(owner, email), await me(owner)]).toEqual([NEEDED, 401]);
  });

  it('is not passed by a new password, by its link or a verification link', async () => {
    const { email, code } = await withFactor();
    const waiting = browserOf(server.app);
    await first(waiting, email);
    const browser = browserOf(server.app);
    await browser('POST', '/api/auth/request-reset', { email });
    const link = (await server.mail()).findLast(({ to }) => to === email)?.link ?? '';
    const oobCode = new URLSearchParams(link.split('?')[1]).get('oobCode') ?? '';
    const fresh = 'four words of hers';
    expect((await browser('POST', '/api/auth/reset-password', { oobCode, password: fresh })).status).toBe(204);
    expect([await me(browser), await sessions(email)]).toEqual([401, 0]);
    // Who gave the old password must not go on with it.
    expect(await refused(await second(waiting, code()))).toEqual(EXPIRED);
    expect(await first(browser, email, fresh)).toEqual(NEEDED);
    await browser('POST', '/api/auth/resend-verification', { email });
    expect((await server.mail()).filter(({ link: sent }) => sent.startsWith('/verification'))).toEqual([]);
    expect((await second(browser, code())).status).toBe(204);
  });

  it('stays as it is when its owner changes the password, who stays signed in', async () => {
    const { email, owner } = await withFactor();
    const fresh = 'four words of hers';
    const change = { currentPassword: password, password: fresh };
    expect((await owner('POST', '/api/auth/change-password', change)).status).toBe(204);
    expect([await me(owner), await sessions(email)]).toEqual([200, 1]);
    expect(await first(browserOf(server.app), email, fresh)).toEqual(NEEDED);
  });

  it('is asked of programs in the call that gives them their token', async () => {
    const { email, code } = await withFactor();
    const client = browserOf(server.app);
    const token = (more: object) => client('POST', '/api/auth/token', { email, password, ...more });
    expect(await refused(await token({}))).toEqual(NEEDED);
    expect(await refused(await token({ code: '000000' }))).toEqual(WRONG);
    expect(await refused(await token({ code: '' }))).toEqual(WRONG);
    const wrong = { email, password: 'wrong', code: code() };
    expect(await refused(await client('POST', '/api/auth/token', wrong))).toEqual([401, 'identity/wrong-credentials']);
    const given = await token({ code: code() });
    expect(given.headers.getSetCookie()).toEqual([]);
    const bearer = { authorization: `Bearer ${bearerTokenSchema.parse(await given.json()).token}` };
    expect((await client('GET', '/api/users/me', undefined, bearer)).status).toBe(200);
    expect(await refused(await token({ code: code() }))).toEqual(WRONG);
  });

  it('takes no code of an account without a second factor, whose password is enough', async () => {
    const email = `step${(count += 1)}@example.org`;
    await createSignedInUser(server, email);
    const client = browserOf(server.app);
    expect((await client('POST', '/api/auth/token', { email, password, code: 'anything' })).status).toBe(200);
    expect((await client('POST', '/api/auth/sign-in', { email, password })).status).toBe(204);
    expect(await refused(await second(client, '123456'))).toEqual(EXPIRED);
  });

  it('is left to a provider where that signs somebody in', async () => {
    const email = `step${(count += 1)}@example.org`;
    Object.assign(provider.person, { sub: email, email, email_verified: true });
    const browser = browserOf(server.app);
    const begun = await browser('POST', '/api/auth/social', { provider: 'oidc' });
    const { url } = socialSignInAnswerSchema.parse(await begun.json());
    const back = new URL((await fetch(url, { redirect: 'manual' })).headers.get('location') ?? '');
    await browser('GET', `${back.pathname}${back.search}`);
    expect(await (await browser('GET', OWN_FACTOR)).json()).toEqual({
      on: false,
      available: false,
      since: null,
      passkeys: 0,
      recoveryCodes: 0,
    });
    expect(await refused(await browser('POST', OWN_FACTOR, { currentPassword: '' }))).toEqual([
      409,
      'identity/second-factor-without-password',
    ]);
  });

  it('is closed to an account that was suspended between its steps', async () => {
    const { email, code } = await withFactor();
    const root = await createSignedInUser(server, `root${count}@example.org`);
    await setSuperAdmin(server, `root${count}@example.org`);
    const browser = browserOf(server.app);
    await first(browser, email);
    const { rows } = await server.database.pool.query<{ id: string }>('SELECT id FROM account WHERE email = $1', [
      email,
    ]);
    expect((await root('PATCH', `/api/admin/users/${rows[0]?.id ?? ''}`, { suspended: true })).status).toBe(200);
    expect(await refused(await second(browser, code()))).toEqual([403, 'identity/suspended']);
    expect([await me(browser), await sessions(email)]).toEqual([401, 0]);
  });

  it('writes down who came in with what, and who was refused', async () => {
    const { email, code } = await withFactor();
    const browser = browserOf(server.app);
    await first(browser, email);
    await second(browser, '000000');
    await second(browser, code());
    const { rows } = await server.database.pool.query(
      `SELECT event, detail FROM audit_event WHERE account_id = (SELECT id FROM account WHERE email = $1)
       AND detail <> '{}' ORDER BY position DESC LIMIT 2`,
      [email],
    );
    expect(rows).toEqual([
      { event: 'signed-in', detail: { with: 'password', secondFactor: 'authenticator' } },
      { event: 'sign-in-refused', detail: { because: 'identity/second-factor-code-wrong' } },
    ]);
  });
});
