import { accountSessionsSchema, bearerTokenSchema, type AccountSession } from '@footnote/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserOf, refusalOf, startTestServer, type TestServer } from '../../app/test-server.fixtures.ts';
import { createSignedInUser, USER_PASSWORD as password } from '../signed-in-user.fixtures.ts';

type Browser = ReturnType<typeof browserOf>;

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

describe('the sessions of a reader', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ trustProxy: true });
  });
  afterAll(() => server.close());
  const signIn = async (email: string, headers: Record<string, string> = {}) => {
    const browser = browserOf(server.app);
    expect((await browser('POST', '/api/auth/sign-in', { email, password }, headers)).status).toBe(204);
    return browser;
  };
  const list = async (browser: Browser): Promise<AccountSession[]> =>
    accountSessionsSchema.parse(await (await browser('GET', '/api/users/me/sessions')).json()).sessions;
  const statusOf = async (browser: Browser) => (await browser('GET', '/api/users/me')).status;
  const own = async (browser: Browser) => (await list(browser)).find(({ current }) => current)?.id ?? '';

  it('are listed with device, time and a network too wide to tell a household', async () => {
    const email = 'lists@example.org';
    await createSignedInUser(server, email);
    await signIn(email, { 'user-agent': FIREFOX, 'x-forwarded-for': '198.51.100.77' });
    const browser = await signIn(email, { 'user-agent': SAFARI, 'x-forwarded-for': '2001:db8:7:8:9::1' });
    const sessions = await list(browser);
    const captured = sessions.map(({ browser: name, system, network, current }) => ({
      name,
      system,
      network,
      current,
    }));
    expect(captured).toEqual([
      { name: 'Safari', system: 'iOS', network: '2001:db8:7::/48', current: true },
      { name: 'Firefox', system: 'Windows', network: '198.51.100.0/24', current: false },
      { name: null, system: null, network: null, current: false },
    ]);
    for (const { startedAt, lastUsedAt, expiresAt } of sessions)
      expect([startedAt <= lastUsedAt, lastUsedAt < expiresAt]).toEqual([true, true]);
    const { rows } = await server.database.pool.query<{ token: string; line: string }>(
      'SELECT token, row_to_json(held)::text AS line FROM account_session AS held',
    );
    const answer = JSON.stringify(sessions);
    for (const { token, line } of rows) {
      expect(answer).not.toContain(token);
      for (const exact of ['198.51.100.77', '8:9::1']) expect(line).not.toContain(exact);
    }
  });

  it('end one by one, and open nothing from the next call on', async () => {
    const email = 'ends@example.org';
    const lost = await createSignedInUser(server, email);
    const browser = await signIn(email);
    const id = await own(lost);
    expect(await statusOf(lost)).toBe(200);
    expect((await browser('DELETE', `/api/users/me/sessions/${id}`)).status).toBe(204);
    expect(await refusalOf(await lost('GET', '/api/users/me'))).toEqual([401, 'identity/signed-out', 'Unauthorized']);
    expect(await list(browser)).toHaveLength(1);
    const again = await browser('DELETE', `/api/users/me/sessions/${id}`);
    expect((await refusalOf(again)).slice(0, 2)).toEqual([404, 'identity/session-not-found']);
  });

  it('end once, however often that is asked at the same time', async () => {
    const email = 'at-once@example.org';
    const lost = await own(await createSignedInUser(server, email));
    const [one, other] = [await signIn(email), await signIn(email)];
    const end = (browser: Browser, id: string) => browser('DELETE', `/api/users/me/sessions/${id}`);
    const ended = await Promise.all([one, other, one, other].map((browser) => end(browser, lost)));
    expect(ended.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([204, 404, 404, 404]);
    // Two sessions that end one another: at most one of them has ended before it asked.
    const ids = await Promise.all([own(one), own(other)]);
    const crossed = await Promise.all([end(one, ids[1]), end(other, ids[0])]);
    for (const { status } of crossed) expect([204, 401, 404]).toContain(status);
    expect(crossed.some(({ status }) => status === 204)).toBe(true);
  });

  it('end where they are a second time as a visitor, who has none', async () => {
    const browser = await createSignedInUser(server, 'leaves-twice@example.org');
    const end = `/api/users/me/sessions/${await own(browser)}`;
    expect((await browser('DELETE', end)).status).toBe(204);
    for (const path of [end, '/api/users/me/sessions'])
      expect((await refusalOf(await browser('DELETE', path))).slice(0, 2)).toEqual([401, 'identity/signed-out']);
  });

  it('end all but the one that asks', async () => {
    const email = 'others@example.org';
    const others = [await createSignedInUser(server, email), await signIn(email), await signIn(email)];
    const given = await browserOf(server.app)('POST', '/api/auth/token', { email, password });
    const { token } = bearerTokenSchema.parse(await given.json());
    const client = () => browserOf(server.app)('GET', '/api/users/me', undefined, { authorization: `Bearer ${token}` });
    expect((await client()).status).toBe(200);
    const browser = await signIn(email);
    const end = async () => (await browser('DELETE', '/api/users/me/sessions')).json();
    expect(await end()).toEqual({ ended: 4 });
    expect(await end()).toEqual({ ended: 0 });
    expect(await Promise.all(others.map(statusOf))).toEqual([401, 401, 401]);
    expect([(await client()).status, await statusOf(browser)]).toEqual([401, 200]);
  });

  it('end where they are: the browser that asks is signed out and loses its cookie', async () => {
    const browser = await createSignedInUser(server, 'leaves@example.org');
    const ended = await browser('DELETE', `/api/users/me/sessions/${await own(browser)}`);
    expect(ended.headers.getSetCookie().join()).toContain('footnote.session_token=; Max-Age=0');
    expect(await statusOf(browser)).toBe(401);
  });

  it('are nobody else’s, whatever is named', async () => {
    const owner = await createSignedInUser(server, 'owner@example.org');
    const stranger = await createSignedInUser(server, 'stranger@example.org');
    for (const id of [await own(owner), 'x', '%00', '11111111-1111-4111-8111-111111111111', "' OR 1=1 --"]) {
      const tried = await stranger('DELETE', `/api/users/me/sessions/${encodeURIComponent(id)}`);
      expect((await refusalOf(tried)).slice(0, 2)).toEqual([404, 'identity/session-not-found']);
    }
    await stranger('DELETE', '/api/users/me/sessions');
    expect([await statusOf(owner), await list(stranger)]).toEqual([200, [expect.objectContaining({ current: true })]]);
    const cross = { 'sec-fetch-site': 'cross-site' };
    expect((await owner('DELETE', '/api/users/me/sessions', undefined, cross)).status).toBe(403);
  });

  it.each(['x'.repeat(8_000), '\u00ff'.repeat(300), '(((((((((((((((((((((', 'Mozilla/5.0 '.repeat(600)])(
    'begin with any name of a program',
    async (name) => {
      const email = 'odd@example.org';
      await createSignedInUser(server, email, { registered: false });
      const browser = await signIn(email, { 'user-agent': name });
      expect(await list(browser)).toContainEqual(expect.objectContaining({ current: true }));
    },
  );

  it.each([
    ['curl/8.5.0', 'curl'],
    ['python-requests/2.32 urllib3/2', 'python-requests'],
    ['Mozilla/5.0', null],
    ['own program', null],
    ['<b>x</b>/1', null],
    ['/1', null],
    [`${'x'.repeat(41)}/1`, null],
  ])('of %j are in %j, or in an unknown program, never in one without a name', async (name, program) => {
    const email = 'programs@example.org';
    await createSignedInUser(server, email, { registered: false });
    const sessions = await list(await signIn(email, { 'user-agent': name }));
    expect(sessions).toContainEqual(expect.objectContaining({ current: true, browser: program, system: null }));
  });

  it('are written down as they end, and exported with their owner’s data', async () => {
    const email = 'audit@example.org';
    await createSignedInUser(server, email);
    const browser = await signIn(email, { 'user-agent': FIREFOX });
    await browser('DELETE', '/api/users/me/sessions');
    const exported = await (await browser('GET', '/api/users/me/export')).text();
    for (const captured of ['other-sessions-ended', 'Firefox/140.0', await own(browser)])
      expect(exported).toContain(captured);
  });
});
