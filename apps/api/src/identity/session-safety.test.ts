import { bearerTokenSchema, socialSignInAnswerSchema } from '@footnote/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserOf, refusalOf, startTestServer, type TestServer } from '../app/test-server.fixtures.ts';
import { createSignedInUser, forgetAttempts, USER_PASSWORD as password } from './signed-in-user.fixtures.ts';
import { startOpenIdProvider, type TestProvider } from './openid-provider.fixtures.ts';

type Browser = ReturnType<typeof browserOf>;

describe('what keeps a session its owner’s', () => {
  let provider: TestProvider;
  let server: TestServer;
  beforeAll(async () => {
    provider = await startOpenIdProvider();
    server = await startTestServer({ rules: { providers: { oidc: provider.settings } } });
  });
  afterAll(async () => {
    await server.close();
    await provider.close();
  });
  let count = 0;
  const freshEmail = () => `safe${(count += 1)}@example.org`;
  const tokens = async () =>
    (await server.database.pool.query<{ token: string }>('SELECT token FROM account_session')).rows.map(
      ({ token }) => token,
    );
  const meOf = async (browser: Browser) => (await browser('GET', '/api/users/me')).status;
  const resetCode = async (email: string) => {
    await forgetAttempts(server);
    await browserOf(server.app)('POST', '/api/auth/request-reset', { email });
    const link = (await server.mail()).findLast(({ to }) => to === email)?.link ?? '';
    return new URLSearchParams(link.split('?')[1]).get('oobCode') ?? '';
  };
  const reset = async (oobCode: string, fresh: string) =>
    (await browserOf(server.app)('POST', '/api/auth/reset-password', { oobCode, password: fresh })).status;

  it('ends the session a browser had when a provider signs somebody in', async () => {
    const browser = await createSignedInUser(server, freshEmail());
    const before = await tokens();
    Object.assign(provider.person, { sub: freshEmail(), email: freshEmail(), email_verified: true });
    const begun = await browser('POST', '/api/auth/social', { provider: 'oidc' });
    const { url } = socialSignInAnswerSchema.parse(await begun.json());
    const back = new URL((await fetch(url, { redirect: 'manual' })).headers.get('location') ?? '');
    await browser('GET', `${back.pathname}${back.search}`);
    expect(await (await browser('GET', '/api/users/me')).json()).toMatchObject({ email: provider.person.email });
    const after = await tokens();
    expect(after.filter((token) => before.includes(token))).toHaveLength(before.length - 1);
  });

  it('writes down who was refused by a provider’s way', async () => {
    provider.refusal = 'access_denied';
    const browser = browserOf(server.app);
    const begun = await browser('POST', '/api/auth/social', { provider: 'oidc' });
    const { url } = socialSignInAnswerSchema.parse(await begun.json());
    const back = new URL((await fetch(url, { redirect: 'manual' })).headers.get('location') ?? '');
    await browser('GET', `${back.pathname}${back.search}`);
    await browser('GET', '/api/auth/callback/%3Cscript%3E?error=%3Cscript%3E');
    provider.refusal = null;
    const { rows } = await server.database.pool.query(
      "SELECT account_id, detail FROM audit_event WHERE event = 'sign-in-refused' ORDER BY happened_at",
    );
    expect(rows).toEqual([
      { account_id: null, detail: { because: 'identity/provider-canceled' } },
      { account_id: null, detail: { because: 'identity/provider-failed' } },
    ]);
  });

  it('lets no older link set a password once one was set', async () => {
    const email = freshEmail();
    const browser = await createSignedInUser(server, email);
    const [first, second] = [await resetCode(email), await resetCode(email)];
    expect(await reset(second, 'a newer password')).toBe(204);
    expect(await reset(first, 'of whoever found the mail')).toBe(400);
    await browser('POST', '/api/auth/sign-in', { email, password: 'a newer password' });
    const third = await resetCode(email);
    const change = { currentPassword: 'a newer password', password: 'the newest password' };
    expect((await browser('POST', '/api/auth/change-password', change)).status).toBe(204);
    expect((await browser('GET', `/api/auth/reset-link?oobCode=${third}`)).status).toBe(400);
    expect(await reset(third, 'of whoever found the mail')).toBe(400);
    expect(await meOf(browser)).toBe(200);
  });

  it('ends bearers with the password, and by signing out', async () => {
    const email = freshEmail();
    const browser = await createSignedInUser(server, email);
    const client = browserOf(server.app);
    const bearer = async () => {
      const given = bearerTokenSchema.parse(
        await (await client('POST', '/api/auth/token', { email, password })).json(),
      );
      return { authorization: `Bearer ${given.token}` };
    };
    const me = async (headers: Record<string, string>) =>
      (await client('GET', '/api/users/me', undefined, headers)).status;
    const [one, other] = [await bearer(), await bearer()];
    expect([await me(one), await me(other)]).toEqual([200, 200]);
    expect((await client('POST', '/api/auth/sign-out', undefined, one)).status).toBe(204);
    expect([await me(one), await me(other), await meOf(browser)]).toEqual([401, 200, 200]);
    const change = { currentPassword: password, password: 'another password' };
    expect((await client('POST', '/api/auth/change-password', change, other)).status).toBe(204);
    expect([await me(other), await meOf(browser)]).toEqual([401, 401]);
  });

  it('keeps what is told of a reader out of every cache, refusals too', async () => {
    const browser = await createSignedInUser(server, freshEmail());
    for (const path of [
      '/api/users/me',
      '/api/chat/sessions',
      '/api/users/me/export',
      '/api/chat/sessions/x',
      '/api/no',
    ]) {
      expect([path, (await browser('GET', path)).headers.get('cache-control')]).toEqual([path, 'no-store']);
    }
  });

  it('marks every cookie for HTTPS where readers come by it, and lets no script read one', async () => {
    const safe = await startTestServer({ rules: { publicUrl: 'https://footnote.example.org' } });
    const browser = browserOf(safe.app);
    const email = freshEmail();
    const asked = await browser('POST', '/api/chat/query', { question: 'Does it work?' });
    await asked.text();
    await browser('POST', '/api/auth/register', { email, password, agreed: true });
    const { rows } = await safe.database.pool.query('UPDATE account SET email_verified = true RETURNING id');
    expect(rows).toHaveLength(1);
    const signedIn = await browser('POST', '/api/auth/sign-in', { email, password });
    const cookies = [...asked.headers.getSetCookie(), ...signedIn.headers.getSetCookie()].filter(
      (cookie) => !cookie.includes('Max-Age=0'),
    );
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
      '__Host-footnote_visitor',
      '__Host-footnote.session_token',
      '__Host-footnote_device',
    ]);
    for (const cookie of cookies)
      expect(cookie).toMatch(/^(?=.*; HttpOnly)(?=.*; Secure)(?=.*; SameSite=Lax)(?=.*; Path=\/(?:;|$))(?!.*Domain=)/);
    expect(signedIn.headers.get('strict-transport-security')).toBe('max-age=31536000');
    const plain = await browserOf(server.app)('GET', '/api/auth/options');
    expect(plain.headers.get('strict-transport-security')).toBeNull();
    await safe.close();
  });

  it('is asked for however the address of a call is written', async () => {
    const user = await createSignedInUser(server, freshEmail());
    const visitor = browserOf(server.app);
    for (const path of [
      '/api/admin/literature',
      '/api/%61dmin/literature',
      '/api/admin/literatur%65',
      '/API/admin/literature',
      '/api/admin/literature/',
      '/api//admin/literature',
      '/api/./admin/../admin/literature',
      '/api/admin%2Fliterature',
      '/api/admin/literature%00',
      '/api/admin/literature%0a',
    ]) {
      for (const [browser, refused] of [
        [user, 403],
        [visitor, 401],
      ] as const) {
        const [status, code] = await refusalOf(await browser('GET', path));
        expect([path, [refused, 404].includes(status), code.startsWith('literature')]).toEqual([path, true, false]);
      }
    }
  });
});
