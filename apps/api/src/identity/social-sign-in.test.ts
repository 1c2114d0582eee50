import { authOptionsSchema, socialSignInAnswerSchema } from '@footnote/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browserOf, refusalOf, startTestServer, type TestServer } from '../app/test-server.fixtures.ts';
import { createSignedInUser } from './signed-in-user.fixtures.ts';
import { FORGERIES, startOpenIdProvider, type TestProvider } from './openid-provider.fixtures.ts';

type Browser = ReturnType<typeof browserOf>;

describe('signing in with a provider', () => {
  let provider: TestProvider;
  let server: TestServer;
  beforeAll(async () => {
    provider = await startOpenIdProvider();
    server = await startTestServer({ rules: { providers: { oidc: provider.settings } } });
  });
  beforeEach(() => {
    Object.assign(provider, { refusal: null, forgery: null });
  });
  afterAll(async () => {
    await server.close();
    await provider.close();
  });

  /** The address the provider sends the browser back to. */
  const visit = async (browser: Browser): Promise<string> => {
    const begun = await browser('POST', '/api/auth/social', { provider: 'oidc' });
    const { url } = socialSignInAnswerSchema.parse(await begun.json());
    const { pathname, search } = new URL((await fetch(url, { redirect: 'manual' })).headers.get('location') ?? '');
    expect(pathname).toBe('/api/auth/callback/oidc');
    return `${pathname}${search}`;
  };
  const outcomeOf = async (browser: Browser, path: string): Promise<string | null> => {
    const response = await browser('GET', path);
    expect(response.status).toBe(302);
    return response.headers.get('location');
  };
  const signIn = async (browser: Browser) => outcomeOf(browser, await visit(browser));

  it('is offered', async () => {
    const options = authOptionsSchema.parse(await (await browserOf(server.app)('GET', '/api/auth/options')).json());
    expect(options.providers).toEqual([{ id: 'oidc', name: 'Test provider' }]);
  });

  it('makes a verified account the first time, and finds it again', async () => {
    Object.assign(provider.person, { sub: 'new', email: 'New@Example.org', email_verified: true });
    const browser = browserOf(server.app);
    expect(await signIn(browser)).toBe('/customAuthAction?outcome=signed-in&newAccount=true');
    expect(await (await browser('GET', '/api/users/me')).json()).toMatchObject({
      email: 'new@example.org',
      firstName: 'Ada',
      isUserVerified: true,
      hasPassword: false,
    });
    expect(await signIn(browserOf(server.app))).toBe('/customAuthAction?outcome=signed-in&newAccount=false');
    expect(await server.mail()).toEqual([]);
  });

  it('gives nobody the account of an address that signs in another way', async () => {
    await createSignedInUser(server, 'password@example.org');
    Object.assign(provider.person, { sub: 'other', email: 'password@example.org', email_verified: true });
    const browser = browserOf(server.app);
    const code = encodeURIComponent('identity/account-exists-with-different-credential');
    expect(await signIn(browser)).toBe(`/customAuthAction?outcome=failed&code=${code}`);
    expect((await browser('GET', '/api/users/me')).status).toBe(401);
  });

  it('lets nobody in whose address the provider does not vouch for', async () => {
    Object.assign(provider.person, { sub: 'unproven', email: 'unproven@example.org', email_verified: false });
    const browser = browserOf(server.app);
    expect(await signIn(browser)).toBe('/customAuthAction?outcome=failed&code=identity%2Femail-not-verified');
    expect((await browser('GET', '/api/users/me')).status).toBe(401);
    // The owner of the address registers it: what somebody else linked to it opens nothing any more.
    const owner = await createSignedInUser(server, 'unproven@example.org');
    expect((await owner('GET', '/api/users/me')).status).toBe(200);
    expect(await signIn(browser)).toContain('account-exists-with-different-credential');
  });

  it('ends where it began when the reader changes their mind', async () => {
    provider.refusal = 'access_denied';
    expect(await signIn(browserOf(server.app))).toBe(
      '/customAuthAction?outcome=failed&code=identity%2Fprovider-canceled',
    );
    provider.refusal = 'server_error';
    expect(await signIn(browserOf(server.app))).toBe(
      '/customAuthAction?outcome=failed&code=identity%2Fprovider-failed',
    );
  });

  it('sends nonce, state and a challenge of its own every time', async () => {
    const begin = async () => {
      const begun = await browserOf(server.app)('POST', '/api/auth/social', { provider: 'oidc' });
      return new URL(socialSignInAnswerSchema.parse(await begun.json()).url).searchParams;
    };
    const [one, other] = [await begin(), await begin()];
    expect([one.get('code_challenge_method'), one.get('response_type')]).toEqual(['S256', 'code']);
    for (const name of ['nonce', 'state', 'code_challenge']) {
      expect([name, one.get(name)]).toEqual([name, expect.stringMatching(/^[\w-]{20,}$/)]);
      expect(other.get(name)).not.toBe(one.get(name));
    }
  });

  it.each(FORGERIES)('lets nobody in with %s', async (forgery) => {
    const sub = `forged ${forgery}`;
    Object.assign(provider.person, { sub, email: `${sub.replaceAll(' ', '.')}@example.org`, email_verified: true });
    provider.forgery = forgery;
    const browser = browserOf(server.app);
    const refused = '/customAuthAction?outcome=failed&code=identity%2Fprovider-failed';
    expect(await signIn(browser)).toBe(refused);
    expect((await browser('GET', '/api/users/me')).status).toBe(401);
    expect(server.logged).toContainEqual([
      expect.objectContaining({ code: 'identity/provider-failed' }),
      'Signing in with a provider failed.',
    ]);
    provider.forgery = null;
    expect(await signIn(browser)).toBe('/customAuthAction?outcome=signed-in&newAccount=true');
  });

  it('lets nobody in with the state, or the code, of another sign-in', async () => {
    Object.assign(provider.person, { sub: 'mixed', email: 'mixed@example.org', email_verified: true });
    const browser = browserOf(server.app);
    const [one, other] = [new URL(await visit(browser), 'http://x'), new URL(await visit(browser), 'http://x')];
    for (const [name, value] of [
      ['state', one.searchParams.get('state')],
      ['state', 'made-up'],
      ['state', null],
      ['code', 'made-up'],
    ] as const) {
      const mixed = new URL(other);
      if (value === null) mixed.searchParams.delete(name);
      else mixed.searchParams.set(name, value);
      expect(await outcomeOf(browser, mixed.pathname + mixed.search)).toContain('outcome=failed');
    }
    expect((await browser('GET', '/api/users/me')).status).toBe(401);
  });

  it('works once, and only in the browser that began it', async () => {
    Object.assign(provider.person, { sub: 'thief', email: 'thief@example.org', email_verified: true });
    const [victim, thief] = [browserOf(server.app), browserOf(server.app)];
    const path = await visit(thief);
    expect(await outcomeOf(victim, path)).toContain('outcome=failed');
    const own = await visit(thief);
    expect(await outcomeOf(thief, own)).toContain('outcome=signed-in');
    expect(await outcomeOf(thief, own)).toContain('outcome=failed');
  });

  it.each([
    '/api/auth/callback/oidc',
    '/api/auth/callback/oidc?code=x&state=y',
    '/api/auth/callback/oidc?error=x&error_description=%3Cscript%3E',
    '/api/auth/callback/nobody?code=x&state=y',
    '/api/auth/callback/%00?code=%00&state=%F0',
  ])('goes nowhere with %s, and echoes none of it', async (path) => {
    expect(await outcomeOf(browserOf(server.app), path)).toBe(
      '/customAuthAction?outcome=failed&code=identity%2Fprovider-failed',
    );
  });

  it.each(['nobody', 'google', '__proto__', 'constructor'])('knows no provider %s', async (name) => {
    const response = await browserOf(server.app)('POST', '/api/auth/social', { provider: name });
    expect((await refusalOf(response)).slice(0, 2)).toEqual([404, 'identity/provider-unknown']);
  });

  it('deletes an account without a password only for who signed in a moment ago', async () => {
    let now = Date.now();
    const aging = await startTestServer({ rules: { providers: { oidc: provider.settings }, now: () => now } });
    Object.assign(provider.person, { sub: 'leaver', email: 'leaver@example.org', email_verified: true });
    const browser = browserOf(aging.app);
    const begun = socialSignInAnswerSchema.parse(
      await (await browser('POST', '/api/auth/social', { provider: 'oidc' })).json(),
    );
    const back = new URL((await fetch(begun.url, { redirect: 'manual' })).headers.get('location') ?? '');
    await browser('GET', `${back.pathname}${back.search}`);
    now += 3_600_000;
    expect((await browser('DELETE', '/api/users/me', {})).status).toBe(403);
    now -= 3_600_000;
    expect((await browser('DELETE', '/api/users/me', {})).status).toBe(204);
    await aging.close();
  });
});
