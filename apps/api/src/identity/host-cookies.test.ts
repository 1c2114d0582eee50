import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserOf, startTestServer, type TestServer } from '../app/test-server.fixtures.ts';
import { createSignedInUser, USER_PASSWORD as password } from './signed-in-user.fixtures.ts';

const HTTPS = { 'x-forwarded-proto': 'https' };

describe('cookies that no neighbour can plant', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ trustProxy: true });
  });
  afterAll(() => server.close());
  const send = (path: string, cookie: string, headers: Record<string, string> = HTTPS) =>
    server.app.request(path, { headers: { ...headers, ...(cookie === '' ? {} : { cookie }) } });
  const setBy = (response: Response) =>
    Object.fromEntries(
      response.headers
        .getSetCookie()
        .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1).split(';')[0] ?? '']),
    );
  const plainSession = async (email: string) => {
    await createSignedInUser(server, email);
    const signedIn = await browserOf(server.app)('POST', '/api/auth/sign-in', { email, password });
    const { 'footnote.session_token': value = '' } = setBy(signedIn);
    expect(value).not.toBe('');
    return value;
  };

  it('keep their plain names over plain HTTP, where browsers take no other', async () => {
    const value = await plainSession('plain@example.org');
    const me = await send('/api/users/me', `footnote.session_token=${value}`, {});
    expect([me.status, setBy(me)]).toEqual([200, {}]);
  });

  it('take the place of plain ones at the first call by HTTPS, and nobody has to sign in again', async () => {
    const value = await plainSession('moved@example.org');
    const moved = await send('/api/users/me', `footnote.session_token=${value}`);
    expect(moved.status).toBe(200);
    expect(setBy(moved)).toEqual({ '__Host-footnote.session_token': value, 'footnote.session_token': '' });
    const after = await send('/api/users/me', `__Host-footnote.session_token=${value}`);
    expect([after.status, setBy(after)]).toEqual([200, {}]);
  });

  it('count before plain ones, whoever planted those', async () => {
    const [own, planted] = [await plainSession('victim@example.org'), await plainSession('neighbour@example.org')];
    for (const cookie of [
      `footnote.session_token=${planted}; __Host-footnote.session_token=${own}`,
      `__Host-footnote.session_token=${own}; footnote.session_token=${planted}`,
    ]) {
      const me = await send('/api/users/me', cookie);
      expect(await me.json()).toMatchObject({ email: 'victim@example.org' });
      expect(setBy(me)).toMatchObject({ 'footnote.session_token': '' });
    }
  });

  it('are taken away at signing out and where the session has ended, under both names', async () => {
    const value = await plainSession('leaver@example.org');
    const left = await server.app.request('/api/auth/sign-out', {
      method: 'POST',
      headers: { ...HTTPS, cookie: `__Host-footnote.session_token=${value}; footnote.session_token=${value}` },
    });
    expect(setBy(left)).toMatchObject({ '__Host-footnote.session_token': '', 'footnote.session_token': '' });
    const ended = await send('/api/users/me', `__Host-footnote.session_token=${value}`);
    expect([ended.status, setBy(ended)]).toEqual([401, { '__Host-footnote.session_token': '' }]);
  });

  it('keep a visitor’s chats', async () => {
    const asked = await browserOf(server.app)('POST', '/api/chat/query', { question: 'Does it work?' });
    await asked.text();
    const { footnote_visitor: visitor = '' } = setBy(asked);
    const sid = asked.headers.get('footnote-session-id') ?? '';
    const again = await server.app.request('/api/chat/query', {
      method: 'POST',
      headers: { ...HTTPS, 'content-type': 'application/json', cookie: `footnote_visitor=${visitor}` },
      body: JSON.stringify({ question: 'And now?' }),
    });
    await again.text();
    expect(setBy(again)).toEqual({ '__Host-footnote_visitor': visitor, footnote_visitor: '' });
    expect((await send(`/api/chat/sessions/${sid}`, `__Host-footnote_visitor=${visitor}`)).status).toBe(200);
  });
});
