import { authOptionsSchema, bearerTokenSchema, chatHistoryPageSchema, PASSWORD_LENGTH } from '@footnote/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserOf, refusalOf, startTestServer, type TestServer } from '../app/test-server.fixtures.ts';
import { readEvents } from '../chat/chat-events.fixtures.ts';
import { forgetAttempts } from './signed-in-user.fixtures.ts';

const password = 'correct horse battery';
let count = 0;
const freshEmail = () => `reader${(count += 1)}@example.org`;

type Browser = ReturnType<typeof browserOf>;

describe('coming in', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const register = (browser: Browser, email: string, more: object = {}) =>
    browser('POST', '/api/auth/register', { email, password, agreed: true, ...more });
  const tokenOf = (link: string) => new URLSearchParams(link.split('?')[1]).get('token');
  /** Registers, verifies and signs in. */
  const enter = async (email: string, browser = browserOf(server.app)) => {
    await register(browser, email);
    const [message] = await server.mail();
    await browser('POST', '/api/auth/verify-email', { token: tokenOf(message?.link ?? '') });
    expect((await browser('POST', '/api/auth/sign-in', { email, password })).status).toBe(204);
    return browser;
  };

  it('registers, verifies by mail, signs in and out', async () => {
    const browser = browserOf(server.app);
    const email = freshEmail();
    const registered = await register(browser, email, { language: 'nl', firstName: ' Ada ' });
    expect(await registered.json()).toEqual({ verificationNeeded: true, retryAfterSeconds: 60 });
    expect(await refusalOf(await browser('POST', '/api/auth/sign-in', { email, password }))).toEqual([
      403,
      'identity/email-not-verified',
      'The e-mail address is not verified yet. Open the link in the e-mail we sent you.',
    ]);
    const [message] = await server.mail();
    expect(message).toMatchObject({ to: email, subject: 'Bevestig uw e-mailadres' });
    const token = tokenOf(message?.link ?? '');
    expect(message?.link).toMatch(/^\/verification\?token=/);
    expect((await browser('POST', '/api/auth/verify-email', { token })).status).toBe(204);
    const signedIn = await browser('POST', '/api/auth/sign-in', { email: ` ${email.toUpperCase()} `, password });
    expect(signedIn.headers.getSetCookie().join()).toMatch(/footnote\.session_token=[^;]+; .*HttpOnly; SameSite=Lax/);
    expect(await (await browser('GET', '/api/users/me')).json()).toMatchObject({
      email,
      firstName: 'Ada',
      country: 'nl',
      isUserVerified: true,
      superAdmin: false,
      hasPassword: true,
    });
    expect((await browser('POST', '/api/auth/sign-out')).status).toBe(204);
    expect((await refusalOf(await browser('GET', '/api/users/me'))).slice(0, 2)).toEqual([401, 'identity/signed-out']);
    expect((await browser('POST', '/api/auth/sign-out')).status).toBe(204);
  });

  it('says where mail that is not sent can be read to who may read it, and to nobody else', async () => {
    const outbox = async (headers: Record<string, string>) => {
      const options = await browserOf(server.app)('GET', '/api/auth/options', undefined, headers);
      return authOptionsSchema.parse(await options.json()).outbox;
    };
    expect(await outbox({ host: 'localhost:3000' })).toBe('/dev/outbox');
    for (const elsewhere of [
      { host: 'footnote.example.org' },
      { host: 'localhost', 'x-forwarded-for': '198.51.100.7' },
      { host: 'localhost', forwarded: 'for=198.51.100.7' },
    ])
      expect(await outbox(elsewhere)).toBeNull();
  });

  it('asks for the agreement and a password of some length', async () => {
    const browser = browserOf(server.app);
    const code = async (more: object) => (await refusalOf(await register(browser, freshEmail(), more)))[1];
    expect(await code({ agreed: false })).toBe('identity/agreement-missing');
    expect(await code({ agreed: 'yes' })).toBe('request/invalid');
    expect(await code({ password: 'x'.repeat(PASSWORD_LENGTH.least - 1) })).toBe('identity/password-too-short');
    expect(await code({ password: 'x'.repeat(PASSWORD_LENGTH.most + 1) })).toBe('identity/password-too-long');
    expect(await code({ superAdmin: true })).toBe('request/invalid');
    expect(await server.mail()).toEqual([]);
  });

  it('answers alike for an address that has an account, and tells its owner', async () => {
    const email = freshEmail();
    await enter(email);
    const stranger = browserOf(server.app);
    const answers = await Promise.all([
      register(stranger, freshEmail()),
      stranger('POST', '/api/auth/request-reset', { email: freshEmail() }),
      stranger('POST', '/api/auth/resend-verification', { email: freshEmail() }),
      stranger('POST', '/api/auth/sign-in', { email: freshEmail(), password }),
    ]);
    await server.mail();
    // A minute has to pass before the address gets another message of a kind.
    await forgetAttempts(server);
    const known = await Promise.all([
      stranger('POST', '/api/auth/request-reset', { email }),
      stranger('POST', '/api/auth/resend-verification', { email }),
      stranger('POST', '/api/auth/sign-in', { email, password: `${password}!` }),
    ]);
    const captured = (response: Response) => response.clone().text();
    expect(await Promise.all(known.map(captured))).toEqual(await Promise.all(answers.slice(1).map(captured)));
    expect(known.map(({ status }) => status)).toEqual(answers.slice(1).map(({ status }) => status));
    expect((await server.mail()).map(({ subject }) => subject)).toEqual(['Choose a new password']);
  });

  it('lets the last who registers an unverified address choose its password, and nobody before', async () => {
    const first = await startTestServer();
    const browser = browserOf(first.app);
    const email = freshEmail();
    const post = (path: string, body: object) => browser('POST', `/api/auth/${path}`, body);
    await post('register', { email, password: 'of somebody else', agreed: true });
    await forgetAttempts(first);
    await post('register', { email, password, agreed: true });
    await forgetAttempts(first);
    const messages = await first.mail();
    expect(messages.map(({ to }) => to)).toEqual([email, email]);
    const [earlier, later] = messages.map(({ link }) => tokenOf(link));
    expect(await refusalOf(await post('verify-email', { token: earlier }))).toEqual([
      400,
      'identity/verification-link-invalid',
      'Verification link no longer valid',
    ]);
    for (const attempt of ['of somebody else', password])
      expect((await post('sign-in', { email, password: attempt })).status).toBe(attempt === password ? 403 : 401);
    expect((await post('verify-email', { token: later })).status).toBe(204);
    expect((await post('sign-in', { email, password: 'of somebody else' })).status).toBe(401);
    expect((await post('sign-in', { email, password })).status).toBe(204);
    await post('register', { email, password: 'of somebody else', agreed: true });
    expect((await first.mail()).map(({ subject }) => subject)).toEqual(['You already have an account']);
    expect((await post('sign-in', { email, password })).status).toBe(204);
    await first.close();
  });

  it('answers a registration alike for an address that is new, waits to be verified or is verified', async () => {
    const [fresh, waiting, verified] = [freshEmail(), freshEmail(), freshEmail()];
    await register(browserOf(server.app), waiting);
    await server.mail();
    await enter(verified);
    await forgetAttempts(server);
    const captured = [];
    for (const email of [fresh, waiting, verified]) {
      const answer = await register(browserOf(server.app), email);
      captured.push([answer.status, await answer.text(), answer.headers.getSetCookie()]);
    }
    expect(captured[1]).toEqual(captured[0]);
    expect(captured[2]).toEqual(captured[0]);
    expect((await server.mail()).map(({ subject }) => subject)).toEqual([
      'Verify your e-mail address',
      'Verify your e-mail address',
      'You already have an account',
    ]);
  });

  it('makes one account of many registrations at once', async () => {
    const email = freshEmail();
    const browser = browserOf(server.app);
    const answers = await Promise.all(Array.from({ length: 8 }, () => register(browser, email)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
    const { rows } = await server.database.pool.query('SELECT id FROM account WHERE email = $1', [email]);
    expect(rows).toHaveLength(1);
    await server.mail();
  });

  it('sends one message of a kind a minute to an address, and says how long to wait', async () => {
    const browser = browserOf(server.app);
    const email = freshEmail();
    const ask = () => browser('POST', '/api/auth/resend-verification', { email });
    expect(await (await ask()).json()).toEqual({ retryAfterSeconds: 60 });
    const refused = await ask();
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, 60]);
  });

  describe('a new password', () => {
    it('is set once by the link of a message, and ends every session', async () => {
      const email = freshEmail();
      const browser = await enter(email);
      await browser('POST', '/api/auth/request-reset', { email, language: 'de' });
      const [message] = await server.mail();
      expect(message?.link).toMatch(/^\/auth-action\?mode=resetPassword&oobCode=[\w-]{20,}$/);
      const oobCode = new URLSearchParams(message?.link.split('?')[1]).get('oobCode') ?? '';
      const stranger = browserOf(server.app);
      const post = (body: object) => stranger('POST', '/api/auth/reset-password', body);
      expect((await stranger('GET', `/api/auth/reset-link?oobCode=${oobCode}`)).status).toBe(204);
      expect((await refusalOf(await post({ oobCode, password: 'short' })))[1]).toBe('identity/password-too-short');
      const both = await Promise.all([1, 2].map(() => post({ oobCode, password: 'another password' })));
      expect(new Set(both.map(({ status }) => status))).toEqual(new Set([204, 400]));
      expect(await refusalOf(await stranger('GET', `/api/auth/reset-link?oobCode=${oobCode}`))).toEqual([
        400,
        'identity/reset-link-invalid',
        'Account or password reset link no longer valid',
      ]);
      expect((await browser('GET', '/api/users/me')).status).toBe(401);
      expect((await browser('POST', '/api/auth/sign-in', { email, password })).status).toBe(401);
      expect((await browser('POST', '/api/auth/sign-in', { email, password: 'another password' })).status).toBe(204);
      expect((await server.mail()).map(({ subject }) => subject)).toEqual(['Your password was changed']);
    });

    it('needs the old one, ends every other session and goes on with a new one', async () => {
      const email = freshEmail();
      const browser = await enter(email);
      const elsewhere = browserOf(server.app);
      await elsewhere('POST', '/api/auth/sign-in', { email, password });
      const change = (currentPassword: string) =>
        browser('POST', '/api/auth/change-password', { currentPassword, password: 'another password' });
      expect((await refusalOf(await change('wrong')))[1]).toBe('identity/password-incorrect');
      expect((await change(password)).status).toBe(204);
      expect((await browser('GET', '/api/users/me')).status).toBe(200);
      expect((await elsewhere('GET', '/api/users/me')).status).toBe(401);
      await server.mail();
    });
  });

  describe('sessions', () => {
    it('begin anew at every sign-in; the one before is worth nothing', async () => {
      const email = freshEmail();
      const browser = await enter(email);
      const before = await browser('GET', '/api/users/me', undefined, {});
      expect(before.status).toBe(200);
      const { rows: old } = await server.database.pool.query('SELECT token FROM account_session ORDER BY created_at');
      await browser('POST', '/api/auth/sign-in', { email, password });
      const { rows } = await server.database.pool.query('SELECT token FROM account_session');
      expect(rows).toHaveLength(old.length);
      expect(rows).not.toContainEqual(old.at(-1));
    });

    it('are carried by a bearer token, which sets no cookie; a bad one is refused and no visitor', async () => {
      const email = freshEmail();
      await enter(email);
      const client = browserOf(server.app);
      const given = await client('POST', '/api/auth/token', { email, password });
      expect(given.headers.getSetCookie()).toEqual([]);
      const { token } = bearerTokenSchema.parse(await given.json());
      const me = (authorization: string) => client('GET', '/api/users/me', undefined, { authorization });
      expect(await (await me(`Bearer ${token}`)).json()).toMatchObject({ email });
      for (const bad of ['Bearer x', 'Bearer ', 'Basic eA==', `Bearer ${token}x`, `Bearer ${token.split('.')[0]}`]) {
        expect((await me(bad)).status).toBe(401);
      }
      const asked = await client('GET', '/api/chat/sessions', undefined, { authorization: 'Bearer x' });
      expect(asked.status).toBe(401);
    });

    it('are marked for HTTPS where a proxy we believe says so', async () => {
      const proxied = await startTestServer({ trustProxy: true });
      const email = freshEmail();
      const secured = { 'x-forwarded-proto': 'https' };
      const browser = browserOf(proxied.app);
      await browser('POST', '/api/auth/register', { email, password, agreed: true });
      const [message] = await proxied.mail();
      await browser('POST', '/api/auth/verify-email', { token: tokenOf(message?.link ?? '') });
      const signedIn = await browser('POST', '/api/auth/sign-in', { email, password }, secured);
      expect(signedIn.headers.getSetCookie().find((cookie) => cookie.includes('session_token'))).toMatch(/; Secure$/);
      await proxied.close();
    });
  });

  describe('chats', () => {
    const ask = async (browser: Browser) => {
      const asked = await browser('POST', '/api/chat/query', { question: 'Does it work?' });
      await readEvents(asked.body);
      return asked.headers.get('footnote-session-id') ?? '';
    };
    const total = async (browser: Browser) =>
      chatHistoryPageSchema.parse(await (await browser('GET', '/api/chat/sessions')).json()).total;

    it('of a visitor come along to the account, and those of other visitors stay', async () => {
      const [browser, other] = [browserOf(server.app), browserOf(server.app)];
      const [mine, theirs] = [await ask(browser), await ask(other)];
      const email = freshEmail();
      await enter(email, browser);
      expect((await browser('GET', `/api/chat/sessions/${mine}`)).status).toBe(200);
      expect((await browser('GET', `/api/chat/sessions/${theirs}`)).status).toBe(404);
      expect((await other('GET', `/api/chat/sessions/${theirs}`)).status).toBe(200);
      await browser('POST', '/api/auth/sign-out');
      expect(await total(browser)).toBe(0);
      const elsewhere = browserOf(server.app);
      await elsewhere('POST', '/api/auth/sign-in', { email, password });
      expect(await total(elsewhere)).toBe(1);
    });

    it('of one account do not exist for another, whatever is asked of them', async () => {
      const mine = await ask(await enter(freshEmail()));
      const stranger = await enter(freshEmail());
      const path = `/api/chat/sessions/${mine}`;
      const save = { sessionId: mine, session: { citations: [], history: [{ user: 'USER', content: 'Mine?' }] } };
      const answers = [
        await stranger('GET', path),
        await stranger('PATCH', path, { title: 'Mine' }),
        await stranger('DELETE', path),
        await stranger('GET', `${path}/stream`),
        await stranger('POST', `${path}/stop`),
        await stranger('POST', '/api/chat/sessions', save),
        await stranger('POST', `/api/chat/query?sid=${mine}`, { question: 'Mine?' }),
      ];
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
      expect(await total(stranger)).toBe(0);
    });
  });
});
