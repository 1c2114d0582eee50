import { randomBytes, randomUUID } from 'node:crypto';
import { chatShareSchema, sharedChatSchema } from '@footnote/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserOf, refusalOf, startTestServer, type TestServer } from '../app/test-server.fixtures.ts';
import { createSignedInUser, USER_PASSWORD } from '../identity/signed-in-user.fixtures.ts';
import { readEvents } from './chat-events.fixtures.ts';

type Browser = ReturnType<typeof browserOf>;

describe('sharing a chat', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const asked = async (browser: Browser) => {
    const response = await browser('POST', '/api/chat/query', { question: 'Does it work?' });
    await readEvents(response.body);
    return `/api/chat/sessions/${response.headers.get('footnote-session-id')}`;
  };
  const shared = async (browser: Browser, session: string) => {
    const response = await browser('POST', `${session}/share`);
    expect(response.status).toBe(200);
    return chatShareSchema.parse(await response.json()).shareId ?? '';
  };
  const NOT_FOUND = [404, 'chat/session-not-found'];
  const refused = async (response: Response) => (await refusalOf(response)).slice(0, 2);

  it('opens it to a browser that was never here, and closes it at once', async () => {
    const browser = browserOf(server.app);
    const session = await asked(browser);
    const link = `/api/chat/shared/${await shared(browser, session)}`;
    const response = await server.app.request(link);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(sharedChatSchema.parse(await response.json()).turns).toMatchObject([{ question: 'Does it work?' }]);
    expect(await (await browser('GET', '/api/chat/sessions')).json()).toMatchObject({
      items: [{ isChatShared: true }],
    });
    expect((await browser('DELETE', `${session}/share`)).status).toBe(204);
    expect((await browser('DELETE', `${session}/share`)).status).toBe(204);
    expect(await refused(await server.app.request(link))).toEqual(NOT_FOUND);
  });

  it('is for its owner alone', async () => {
    const [browser, stranger] = [browserOf(server.app), browserOf(server.app)];
    const session = await asked(browser);
    await asked(stranger);
    const shareId = await shared(browser, session);
    for (const path of [session, `/api/chat/sessions/${randomUUID()}`, '/api/chat/sessions/x', `${session}%00`]) {
      for (const method of ['GET', 'POST', 'DELETE']) {
        expect(await refused(await stranger(method, `${path}/share`))).toEqual(NOT_FOUND);
      }
    }
    // Who reads it can neither go on with it nor change it.
    expect(await refused(await stranger('GET', `/api/chat/sessions/${shareId}`))).toEqual(NOT_FOUND);
    expect(await refused(await stranger('DELETE', `/api/chat/sessions/${shareId}/share`))).toEqual(NOT_FOUND);
    expect((await server.app.request(`/api/chat/shared/${shareId}`)).status).toBe(200);
  });

  it('cannot be guessed, and says nothing of what was tried', async () => {
    const browser = browserOf(server.app);
    const session = await asked(browser);
    const shareId = await shared(browser, session);
    const tried = [
      session.split('/').at(-1),
      randomBytes(24).toString('base64url'),
      shareId.slice(0, -1),
      `${shareId}a`,
      shareId.toUpperCase(),
      '%00',
      '%25',
      `${"'".repeat(31)}%`,
      '_'.repeat(32),
      'a'.repeat(5_000),
    ];
    for (const id of tried) {
      const response = await server.app.request(`/api/chat/shared/${id}`);
      const text = await response.clone().text();
      expect(await refused(response)).toEqual(NOT_FOUND);
      expect(text).not.toContain(String(id));
    }
    expect(JSON.stringify(server.logged)).not.toContain(shareId);
  });

  it('cannot be done by another site', async () => {
    const browser = browserOf(server.app);
    const session = await asked(browser);
    const elsewhere = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example.org' };
    for (const method of ['POST', 'DELETE']) {
      expect((await browser(method, `${session}/share`, undefined, elsewhere)).status).toBe(403);
    }
  });

  it('ends with the account', async () => {
    const browser = await createSignedInUser(server, 'sharing@example.org');
    const shareId = await shared(browser, await asked(browser));
    const exported = await (await browser('GET', '/api/users/me/export')).text();
    expect(exported).toContain(shareId);
    expect((await browser('DELETE', '/api/users/me', { password: USER_PASSWORD })).status).toBe(204);
    expect(await refused(await server.app.request(`/api/chat/shared/${shareId}`))).toEqual(NOT_FOUND);
  });
});
