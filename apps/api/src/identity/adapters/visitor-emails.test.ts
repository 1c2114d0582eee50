import { VISITOR_EMAIL_DAYS } from '@footnote/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserOf, refusalOf, startTestServer, type TestServer } from '../../app/test-server.fixtures.ts';
import { readEvents } from '../../chat/chat-events.fixtures.ts';
import { deleteExpired } from './account-maintenance.ts';
import { createSignedInUser, USER_PASSWORD } from '../signed-in-user.fixtures.ts';

const CALL = '/api/analytics/add-user';
const DAY = 24 * 60 * 60 * 1000;

type Browser = ReturnType<typeof browserOf>;

describe('a visitor', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());
  const kept = async (): Promise<string[]> =>
    (await server.database.pool.query('SELECT email FROM visitor_email ORDER BY email')).rows.map(({ email }) => email);
  const give = (browser: Browser, email: unknown) => browser('POST', CALL, { email });
  const ask = async (browser: Browser): Promise<string> => {
    const asked = await browser('POST', '/api/chat/query', { question: 'Mine?' });
    await readEvents(asked.body);
    return asked.headers.get('footnote-session-id') ?? '';
  };

  it('gives an address, once for each browser, and it is forgotten after its time', async () => {
    const browser = browserOf(server.app);
    expect((await give(browser, ' Ada@Example.org ')).status).toBe(204);
    expect((await browser('POST', CALL, { client_id: 'x', email: 'ada.l@example.org' })).status).toBe(204);
    expect(await kept()).toEqual(['ada.l@example.org']);
    await deleteExpired({ database: server.database, now: () => Date.now() + (VISITOR_EMAIL_DAYS - 1) * DAY });
    expect(await kept()).toHaveLength(1);
    await deleteExpired({ database: server.database, now: () => Date.now() + (VISITOR_EMAIL_DAYS + 1) * DAY });
    expect(await kept()).toEqual([]);
  });

  it.each([
    ...['', 'ada', 'ada@', '@example.org', 'a b@example.org', `${'a'.repeat(300)}@example.org`].map(
      (email) => [email, 'identity/email-invalid'] as const,
    ),
    ...[5, null, {}].map((email) => [email, 'request/invalid'] as const),
  ])('cannot give %j', async (email, code) => {
    expect((await refusalOf(await give(browserOf(server.app), email))).slice(0, 2)).toEqual([400, code]);
    expect(await kept()).toEqual([]);
  });

  it('who signs in leaves no address behind, and gives none as a reader', async () => {
    const browser = browserOf(server.app);
    await give(browser, 'joan@example.org');
    await createSignedInUser(server, 'joan.c@example.org', { browser });
    expect(await kept()).toEqual([]);
    expect((await give(browser, 'joan@example.org')).status).toBe(204);
    expect(await kept()).toEqual([]);
  });

  it('leaves no address behind where an account of it is exported and deleted', async () => {
    await give(browserOf(server.app), 'grace@example.org');
    await give(browserOf(server.app), 'other@example.org');
    const user = await createSignedInUser(server, 'grace@example.org');
    expect(await (await user('GET', '/api/users/me/export')).json()).toMatchObject({
      visitor_email: [{ email: 'grace@example.org' }],
    });
    expect((await user('DELETE', '/api/users/me', { password: USER_PASSWORD })).status).toBe(204);
    expect(await kept()).toEqual(['other@example.org']);
  });

  it('gives their chats to the account they sign in to, once, and a cookie from before opens none of them', async () => {
    const browser = browserOf(server.app);
    const cookie = /^[^;]*/.exec((await give(browser, 'mary@example.org')).headers.getSetCookie()[0] ?? '')?.[0] ?? '';
    const mine = await ask(browser);
    await createSignedInUser(server, 'mary@example.org', { browser });
    expect((await browser('GET', `/api/chat/sessions/${mine}`)).status).toBe(200);
    const again = (path: string, body?: unknown) =>
      server.app.request(path, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    expect((await again(`/api/chat/sessions/${mine}`)).status).toBe(404);
    await createSignedInUser(server, 'thief@example.org');
    const signedIn = await again('/api/auth/sign-in', { email: 'thief@example.org', password: USER_PASSWORD });
    expect(signedIn.status).toBe(204);
    const session = signedIn.headers.getSetCookie().map((line) => line.split(';')[0]);
    const thief = { cookie: session.join('; ') };
    expect((await server.app.request(`/api/chat/sessions/${mine}`, { headers: thief })).status).toBe(404);
    expect((await browser('GET', `/api/chat/sessions/${mine}`)).status).toBe(200);
  });

  it('keeps their chats where somebody else asks for a token, or another page signs the browser in', async () => {
    const browser = browserOf(server.app);
    const mine = await ask(browser);
    await createSignedInUser(server, 'attacker@example.org');
    const credentials = { email: 'attacker@example.org', password: USER_PASSWORD };
    expect((await browser('POST', '/api/auth/token', credentials)).status).toBe(200);
    const elsewhere = { origin: 'https://elsewhere.example.org', 'sec-fetch-site': 'cross-site' };
    const forged = await browser('POST', '/api/auth/sign-in', credentials, elsewhere);
    expect((await refusalOf(forged))[1]).toBe('request/cross-site');
    expect((await browser('GET', `/api/chat/sessions/${mine}`)).status).toBe(200);
  });
});
