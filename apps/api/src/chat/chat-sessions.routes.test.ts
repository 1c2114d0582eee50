import { chatSessionSchema } from '@footnote/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserOf, refusalOf, startTestServer, type TestServer } from '../app/test-server.fixtures.ts';
import { readEvents } from './chat-events.fixtures.ts';

const question = 'Does it work?';

describe('saving, renaming and listing sessions', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it('saves votes, and refuses what contradicts or cannot be cited', async () => {
    const browser = browserOf(server.app);
    const asked = await browser('POST', '/api/chat/query', { question });
    await readEvents(asked.body);
    const sessionId = asked.headers.get('footnote-session-id') ?? '';
    const save = (answer: object, citations: unknown[] = []) =>
      browser('POST', '/api/chat/sessions', {
        sessionId,
        session: { citations, history: [{ user: 'USER', content: question }, answer] },
      });
    const vote = { user: 'ASSISTANT', content: 'It does.', responseQuality: 1, feedback: 'How?' };
    expect((await save(vote)).status).toBe(204);
    const session = chatSessionSchema.parse(await (await browser('GET', `/api/chat/sessions/${sessionId}`)).json());
    expect(session.turns[0]).toMatchObject({ responseQuality: 1, feedback: 'How?' });
    expect((await refusalOf(await save({ ...vote, content: 'It does not.' }))).slice(0, 2)).toEqual([
      409,
      'chat/session-conflict',
    ]);
    expect((await refusalOf(await save({ ...vote, content: 'It does [1].' })))[1]).toBe('chat/citations-missing');
    expect((await refusalOf(await save({ ...vote, responseQuality: 3 })))[1]).toBe('chat/payload-invalid');
    expect((await refusalOf(await save(vote, [{ id: 'x' }])))[1]).toBe('chat/payload-invalid');
    expect((await refusalOf(await browser('POST', '/api/chat/sessions', '[]')))[1]).toBe('chat/payload-invalid');
  });

  it('renames and deletes, and says when there is nothing to', async () => {
    const browser = browserOf(server.app);
    const asked = await browser('POST', '/api/chat/query', { question });
    await readEvents(asked.body);
    const path = `/api/chat/sessions/${asked.headers.get('footnote-session-id')}`;
    expect((await browser('PATCH', path, { title: '  Aspirin \0 ' })).status).toBe(204);
    expect(chatSessionSchema.parse(await (await browser('GET', path)).json()).title).toBe('Aspirin \uFFFD');
    for (const title of ['', '   ', 'x'.repeat(256), 5, null]) {
      expect((await refusalOf(await browser('PATCH', path, { title })))[1]).toBe('chat/payload-invalid');
    }
    expect((await browser('DELETE', path)).status).toBe(204);
    expect((await browser('DELETE', path)).status).toBe(404);
    expect((await browser('GET', '/api/chat/sessions/not-an-id')).status).toBe(404);
    expect((await browser('GET', '/api/chat/sessions/%00')).status).toBe(404);
  });

  it.each(['?page=0', '?page=-1', '?page=1e9', '?page_size=101', '?page_size=x', `?search=${'x'.repeat(201)}`, '?a=b'])(
    'refuses the page %s',
    async (query) => {
      const [status, code] = await refusalOf(await browserOf(server.app)('GET', `/api/chat/sessions${query}`));
      expect([status, code]).toEqual([400, 'chat/payload-invalid']);
    },
  );

  it('gives a new browser a cookie no script can read, and an old one the same again', async () => {
    const first = await server.app.request('/api/chat/query', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ question }),
    });
    const cookie = first.headers.getSetCookie()[0] ?? '';
    expect(cookie).toMatch(/^footnote_visitor=[\w-]{32}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
    await readEvents(first.body);
    const hostile = await browserOf(server.app)('GET', '/api/chat/sessions', undefined, {
      cookie: `footnote_visitor=' OR 1=1 --`,
    });
    expect(await hostile.json()).toEqual({ items: [], total: 0 });
  });

  it('limits how often a visitor asks', async () => {
    const strict = await startTestServer({ budgets: { calls: { question: 2 } } });
    const browser = browserOf(strict.app);
    // The first call makes the browser known and counts for its network alone.
    for (let count = 0; count < 3; count += 1) {
      await readEvents((await browser('POST', '/api/chat/query', { question })).body);
    }
    const refused = await browser('POST', '/api/chat/query', { question });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await strict.close();
  });
});
