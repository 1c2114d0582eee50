import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEvents } from '../chat/chat-events.fixtures.ts';
import { createSignedInUser } from '../identity/signed-in-user.fixtures.ts';
import { browserOf, refusalOf, startTestServer, type TestServer } from './test-server.fixtures.ts';

const search = { search_query: 'heart failure' };
const TOO_MANY = [429, 'request/too-many', 'Too many requests at once. Wait a moment and try again.'];

describe('the budgets of calls', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      trustProxy: true,
      budgets: {
        calls: { search: 2, export: 1, articles: 1, history: 1, question: 1, write: 2, page: 1, read: 3 },
        processor: 60_000,
        bytes: 200_000,
      },
    });
  });
  afterAll(() => server.close());

  /** A browser with a cookie of its own, in a network of its own. */
  let networks = 0;
  const visitorFrom = async (address: string) => {
    const browser = browserOf(server.app);
    const headers = { 'x-forwarded-for': address };
    await readEvents((await browser('POST', '/api/chat/query', { question: 'Does it work?' }, headers)).body);
    return (method: string, path: string, body?: unknown) => browser(method, path, body, headers);
  };
  const visitor = () => visitorFrom(`10.0.${(networks += 1)}.1`);

  it.each([
    ['search', 2, 'POST', '/api/search/simple', search],
    ['export', 1, 'POST', '/api/library/export', { format: 'ris', ids: ['1'] }],
    ['articles', 1, 'POST', '/api/pubmed/articles-by-ids', { ids: ['1'] }],
    ['history', 1, 'GET', '/api/chat/sessions?search=x', undefined],
    ['reading', 3, 'GET', `/api/chat/shared/${'a'.repeat(32)}`, undefined],
  ] as const)('refuse one %s too many, say when the next is welcome, and let others go on', async (...row) => {
    const [, most, method, path, body] = row;
    const [greedy, other] = [await visitor(), await visitor()];
    for (let n = 0; n < most; n += 1) expect((await greedy(method, path, body)).status).not.toBe(429);
    const refused = await greedy(method, path, body);
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(await refusalOf(refused)).toEqual(TOO_MANY);
    expect((await other(method, path, body)).status).not.toBe(429);
    expect((await greedy('POST', `/api/chat/sessions/${crypto.randomUUID()}/stop`)).status).toBe(404);
  });

  it('let a network share ten times as much, whatever cookies its browsers claim', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 25; n += 1) {
      const cookie = `footnote_visitor=${String(n).padStart(32, 'x')}`;
      const response = await browserOf(server.app)('POST', '/api/search/simple', search, {
        cookie,
        'x-forwarded-for': `192.0.2.${n}`,
      });
      statuses.push(response.status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    const elsewhere = await browserOf(server.app)('POST', '/api/search/simple', search, {
      'x-forwarded-for': '192.0.3.1',
    });
    expect(elsewhere.status).toBe(200);
  });

  it('count an account wherever it comes from', async () => {
    const browser = await createSignedInUser(server, 'busy@example.org');
    const statuses: number[] = [];
    for (let n = 0; n < 3; n += 1) {
      const from = { 'x-forwarded-for': `198.51.${n}.1` };
      statuses.push((await browser('POST', '/api/search/simple', search, from)).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('take the overview of a search out of the questions as well', async () => {
    const browser = await visitor();
    const ask = () => browser('POST', '/api/search/simple', { ...search, summary: true });
    expect((await ask()).status).toBe(200);
    const refused = await ask();
    expect(await refusalOf(refused)).toEqual(TOO_MANY);
  });

  it('charge what is kept: nobody asks on who has saved too much today', async () => {
    const browser = await visitor();
    const history = [
      { user: 'USER', content: 'Q' },
      { user: 'ASSISTANT', content: 'x'.repeat(99_000) },
    ];
    const session = { citations: [], history: [...history, ...history, ...history] };
    const save = () => browser('POST', '/api/chat/sessions', { sessionId: crypto.randomUUID(), session });
    expect((await save()).status).toBe(204);
    const refused = await save();
    expect(await refusalOf(refused)).toEqual(TOO_MANY);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_600);
    const asked = await browser('POST', '/api/chat/query', { question: 'Does it work?' });
    expect(await refusalOf(asked)).toEqual(TOO_MANY);
  });

  it('never keep those out who run the server', async () => {
    for (let n = 0; n < 30; n += 1) expect((await server.app.request('/healthz')).status).toBe(200);
  });

  it('charge what searches cost, and refuse the next', async () => {
    const strict = await startTestServer({ budgets: { processor: 1, usersOfGroup: 1 } });
    const browser = browserOf(strict.app);
    const find = async () => (await browser('POST', '/api/search/simple', search)).status;
    expect(await find()).toBe(200);
    // A processor's time is told in steps, so that a quick search may cost nothing.
    let status = 200;
    for (let n = 0; n < 500 && status === 200; n += 1) status = await find();
    expect(status).toBe(429);
    expect((await browser('GET', '/api/literature/status')).status).toBe(200);
    await strict.close();
  });
});
