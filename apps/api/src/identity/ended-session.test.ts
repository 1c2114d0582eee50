import { chatHistoryPageSchema } from '@footnote/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserOf, refusalOf, startTestServer, type TestServer } from '../app/test-server.fixtures.ts';
import { createSignedInUser, USER_PASSWORD as password } from './signed-in-user.fixtures.ts';

type Browser = ReturnType<typeof browserOf>;

const UNAUTHORIZED = [401, 'identity/signed-out', 'Unauthorized'];
const question = { question: 'Does it work?' };

describe('a session that ended while its reader was at work', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());
  let count = 0;
  const freshEmail = () => `ended${(count += 1)}@example.org`;
  const ask = async (browser: Browser, sid = '') => {
    const response = await browser('POST', `/api/chat/query${sid}`, question);
    if (response.ok) await response.text();
    return response;
  };
  const run = (statement: string, values: unknown[]) => server.database.pool.query(statement, values);
  const ofAccount = 'account_id = (SELECT id FROM account WHERE email = $1)';

  /** What ends a session elsewhere than in the browser that works with it. */
  const ENDS: Record<string, (email: string) => Promise<unknown>> = {
    'a new password from another device': async (email) => {
      const elsewhere = await enterAgain(email);
      const change = { currentPassword: password, password: 'another password' };
      expect((await elsewhere('POST', '/api/auth/change-password', change)).status).toBe(204);
    },
    'the deletion of the account': async (email) => {
      const elsewhere = await enterAgain(email);
      expect((await elsewhere('DELETE', '/api/users/me', { password })).status).toBe(204);
    },
    'its time': (email) =>
      run(`UPDATE account_session SET expires_at = now() - interval '1 second' WHERE ${ofAccount}`, [email]),
  };
  const enterAgain = async (email: string) => {
    const browser = browserOf(server.app);
    expect((await browser('POST', '/api/auth/sign-in', { email, password })).status).toBe(204);
    return browser;
  };

  it.each(Object.keys(ENDS))(
    'by %s, is told in a new chat as in an old one, once, and then is a visitor’s',
    async (how) => {
      const email = freshEmail();
      const asking = await createSignedInUser(server, email);
      const voting = await enterAgain(email);
      const renaming = await enterAgain(email);
      const deleting = await enterAgain(email);
      const sid = (await ask(asking)).headers.get('footnote-session-id') ?? '';
      await ENDS[how]?.(email);
      const path = `/api/chat/sessions/${sid}`;
      const body = {
        sessionId: sid,
        session: { citations: [], history: [{ user: 'USER', content: question.question }] },
      };
      const refused = [
        await ask(asking),
        await voting('POST', '/api/chat/sessions', body),
        await renaming('PATCH', path, { title: 'Another title' }),
        await deleting('DELETE', path),
      ];
      for (const response of refused) {
        expect(response.headers.getSetCookie()).toEqual([
          expect.stringMatching(/^footnote\.session_token=; Max-Age=0;/),
        ]);
        expect(await refusalOf(response)).toEqual(UNAUTHORIZED);
      }
      const { rows } = await run("SELECT 1 FROM chat_session WHERE owner LIKE 'visitor:%'", []);
      expect(rows).toEqual([]);
      expect((await ask(asking)).status).toBe(200);
      const own = chatHistoryPageSchema.parse(await (await asking('GET', '/api/chat/sessions')).json());
      expect(own.total).toBe(1);
      await run("DELETE FROM chat_session WHERE owner LIKE 'visitor:%'", []);
    },
  );

  it('is not taken away before its reader is told, and keeps nobody from signing in', async () => {
    const email = freshEmail();
    const browser = await createSignedInUser(server, email);
    await run(`DELETE FROM account_session WHERE ${ofAccount}`, [email]);
    for (const path of ['/api/auth/options', '/api/literature/status', '/api/users/location']) {
      const response = await browser('GET', path);
      expect([response.status, response.headers.getSetCookie()]).toEqual([200, []]);
    }
    expect((await browser('POST', '/api/auth/sign-in', { email, password })).status).toBe(204);
    expect((await ask(browser)).status).toBe(200);
  });

  it('has a cookie that outlives it, so that it is told after weeks, too', async () => {
    const email = freshEmail();
    await createSignedInUser(server, email);
    const signedIn = await browserOf(server.app)('POST', '/api/auth/sign-in', { email, password });
    expect(signedIn.headers.getSetCookie().join()).toMatch(/footnote\.session_token=[^;]+; Max-Age=34560000;/);
    const { rows } = await server.database.pool.query<{ days: number }>(
      `SELECT round(extract(epoch FROM max(expires_at) - now()) / 86400)::int AS days FROM account_session WHERE ${ofAccount}`,
      [email],
    );
    expect(rows).toEqual([{ days: 7 }]);
  });

  it.each(['x', '%00', 'a.b', `${'y'.repeat(32)}.${'z'.repeat(43)}%3D`])(
    'is what a made-up cookie %j counts for, which locks nobody out either',
    async (value) => {
      const headers = { cookie: `footnote.session_token=${value}` };
      const first = await server.app.request('/api/chat/sessions', { headers });
      expect(first.status).toBe(401);
      expect(first.headers.getSetCookie().join()).toContain('footnote.session_token=; Max-Age=0; Path=/');
    },
  );

  it('is not what an empty cookie stands for', async () => {
    const headers = { cookie: 'footnote.session_token=' };
    expect((await server.app.request('/api/chat/sessions', { headers })).status).toBe(200);
  });
});
