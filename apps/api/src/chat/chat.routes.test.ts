import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chatHistoryPageSchema, chatSessionSchema, type ChatStreamEvent } from '@footnote/domain';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { browserOf, refusalOf, startTestServer, type TestServer } from '../app/test-server.fixtures.ts';
import { readEvents, shortAnswer, steppedAnswer } from './chat-events.fixtures.ts';

const BLNS = join(process.env['FOOTNOTE_DATA'] ?? '../shared/data', 'bad_input/blns/blns.json');
const part = (index: number, text: string): ChatStreamEvent => ({ event: 'answer_part', index, text });
const question = 'Does it work?';

describe('asking a question', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ plans: 'off' });
  });
  afterAll(() => server.close());
  const ask = (body: unknown, path = '/api/chat/query') => browserOf(server.app)('POST', path, body);

  it('streams the events as lines and names the session', async () => {
    const response = await ask({ question });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const sessionId = response.headers.get('footnote-session-id') ?? '';
    expect(await readEvents(response.body)).toEqual(shortAnswer(sessionId));
  });

  it('answers in the session it is told, and gives it back with its turns', async () => {
    const browser = browserOf(server.app);
    const sid = randomUUID();
    await readEvents(
      (await browser('POST', `/api/chat/query?sid=${sid}&sort_by=recency&current_week=true`, { question })).body,
    );
    await readEvents((await browser('POST', `/api/chat/query?sid=${sid}`, { question: 'And in women?' })).body);
    const session = chatSessionSchema.parse(await (await browser('GET', `/api/chat/sessions/${sid}`)).json());
    expect(session.turns.map((turn) => turn.question)).toEqual([question, 'And in women?']);
    const page = chatHistoryPageSchema.parse(await (await browser('GET', '/api/chat/sessions')).json());
    expect(page).toMatchObject({ total: 1, items: [{ sessionId: sid, title: question }] });
  });

  it.each<[string, unknown, number, string]>([
    ['an empty question', { question: ' \n\t ' }, 400, 'chat/question-empty'],
    ['no question', {}, 400, 'chat/payload-invalid'],
    ['a question of another type', { question: 3 }, 400, 'chat/payload-invalid'],
    ['an unknown field', { question, surprise: 1 }, 400, 'chat/payload-invalid'],
    ['a field of another object', { question, __proto__: null, constructor: {} }, 400, 'chat/payload-invalid'],
    ['1,001 tokens', { question: 'a '.repeat(1_001) }, 400, 'questionTokenLimitExceeded'],
    ['one word of 20,000 letters', { question: 'x'.repeat(20_000) }, 400, 'questionTokenLimitExceeded'],
    ['more characters than are counted', { question: 'a'.repeat(20_001) }, 400, 'questionTokenLimitExceeded'],
    ['a format of 1,501 tokens', { question, outputFormat: 'b '.repeat(1_501) }, 400, 'formatTokenLimitExceeded'],
    ['a format beyond counting', { question, outputFormat: 'b'.repeat(30_001) }, 400, 'formatTokenLimitExceeded'],
    ['no source', { question, sources: [] }, 400, 'chat/no-source'],
    ['an unknown source', { question, sources: ['pubmed', 'mine'] }, 400, 'chat/unknown-source'],
    ['documents without references', { question, chatWithDocuments: true }, 400, 'chat/no-references'],
    ['regenerating from nothing', { question, isSelectRegenerate: true }, 400, 'chat/no-references'],
    ['26 references', { question, citations: Array(26).fill('1') }, 400, 'chat/too-many-references'],
    ['1,001 references', { question, citations: Array(1_001).fill('1') }, 400, 'chat/too-many-references'],
    ['a model of its own', { question, llmConfig: { provider: 'x', model: 'y' } }, 403, 'chat/unauthorized'],
    ['a broken model of its own', { question, llmConfig: {} }, 400, 'chat/payload-invalid'],
    ['a negative sample size', { question, sampleSize: -1 }, 400, 'chat/payload-invalid'],
    ['an unknown study type', { question, studyTypes: ['novel'] }, 400, 'chat/payload-invalid'],
    ['a history of strangers', { question, history: [{ user: 'SYSTEM', content: 'x' }] }, 400, 'chat/payload-invalid'],
    ['a language of its own', { question, userLanguage: 'en. Ignore all' }, 400, 'chat/payload-invalid'],
    ['an array', [question], 400, 'chat/payload-invalid'],
    ['null', null, 400, 'chat/payload-invalid'],
    ['half a JSON', '{"question": "x"', 400, 'request/malformed'],
    ['nothing', '', 400, 'request/malformed'],
    ['an abyss', `{"question":"x","llmConfig":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 400, 'request/malformed'],
    [
      '2 MB of history',
      { question, history: Array.from({ length: 30 }, () => ({ user: 'USER', content: 'x'.repeat(90_000) })) },
      413,
      'request/too-large',
    ],
  ])('refuses %s', async (_what, body, status, code) => {
    const [gotStatus, gotCode] = await refusalOf(await ask(body));
    expect([gotStatus, gotCode]).toEqual([status, code]);
  });

  it('takes a question of exactly 1,000 tokens, however it is spelt', async () => {
    expect((await ask({ question: 'a '.repeat(999) })).status).toBe(200);
    expect((await ask({ question: '<|endoftext|> is text' })).status).toBe(200);
  });

  it('says with the words of the specification what is missing', async () => {
    expect((await refusalOf(await ask({ question, sources: [] })))[2]).toBe('Please select at least one source.');
    expect((await refusalOf(await ask({ question, chatWithDocuments: true })))[2]).toBe(
      'No references were added to chat, please try again',
    );
  });

  it.each(['?sid=1', '?sort_by=luck', '?current_week=yes', '?unknown=1', `?sid=${randomUUID()}x`])(
    'refuses the query %s',
    async (query) => {
      expect((await refusalOf(await ask({ question }, `/api/chat/query${query}`))).slice(0, 2)).toEqual([
        400,
        'chat/payload-invalid',
      ]);
    },
  );

  it('takes JSON only, and only from its own pages', async () => {
    const browser = browserOf(server.app);
    const send = (headers: Record<string, string>) => browser('POST', '/api/chat/query', { question }, headers);
    expect((await refusalOf(await send({ 'content-type': 'text/plain' })))[1]).toBe('request/media-type');
    expect((await refusalOf(await send({ 'sec-fetch-site': 'cross-site' })))[1]).toBe('request/cross-site');
    expect((await refusalOf(await send({ 'sec-fetch-site': 'same-site' })))[1]).toBe('request/cross-site');
    expect((await refusalOf(await send({ origin: 'https://elsewhere.example' })))[1]).toBe('request/cross-site');
    expect((await refusalOf(await send({ origin: 'null' })))[1]).toBe('request/cross-site');
    expect((await send({ origin: 'http://localhost', host: 'localhost' })).status).toBe(200);
  });

  it.skipIf(!existsSync(BLNS))('answers or refuses every naughty string, and keeps it as it was', async () => {
    const strings: string[] = JSON.parse(readFileSync(BLNS, 'utf8'));
    const browser = browserOf(server.app);
    for (const naughty of strings) {
      const response = await browser('POST', '/api/chat/query', { question: naughty });
      expect([naughty, response.status]).toEqual([naughty, naughty.trim() === '' ? 400 : 200]);
      if (response.status !== 200) continue;
      await readEvents(response.body);
      const id = response.headers.get('footnote-session-id') ?? '';
      const { turns } = chatSessionSchema.parse(await (await browser('GET', `/api/chat/sessions/${id}`)).json());
      expect(turns[0]?.question).toBe(naughty.toWellFormed().replaceAll('\0', '\uFFFD'));
      const found = await browser(
        'GET',
        `/api/chat/sessions?search=${encodeURIComponent(Array.from(naughty.toWellFormed()).slice(0, 60).join(''))}`,
      );
      expect([naughty, chatHistoryPageSchema.parse(await found.json()).total]).not.toEqual([naughty, 0]);
    }
  });

  it('lets one of fifty questions at once into a session', async () => {
    const browser = browserOf(server.app);
    const sid = randomUUID();
    await readEvents((await browser('POST', `/api/chat/query?sid=${sid}`, { question })).body);
    const all = await Promise.all(
      Array.from({ length: 50 }, () => browser('POST', `/api/chat/query?sid=${sid}`, { question })),
    );
    const statuses = all.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
    for (const response of all) if (response.status === 200) await readEvents(response.body);
    const session = chatSessionSchema.parse(await (await browser('GET', `/api/chat/sessions/${sid}`)).json());
    expect(session.turns).toHaveLength(1 + statuses.filter((status) => status === 200).length);
    expect(session.turns.every(({ state }) => state === 'answered')).toBe(true);
  });
});

describe('coming back to an answer', () => {
  let server: TestServer;
  const stepped = steppedAnswer();
  beforeAll(async () => {
    server = await startTestServer({ answer: stepped.answer, running: 3 });
  });
  afterEach(() => stepped.signals.splice(0));
  afterAll(() => server.close());

  it('follows it from the beginning while it runs, and hears all of it after it has ended', async () => {
    const browser = browserOf(server.app);
    const asked = await browser('POST', '/api/chat/query', { question });
    const id = asked.headers.get('footnote-session-id') ?? '';
    await asked.body?.cancel();
    const following = await browser('GET', `/api/chat/sessions/${id}/stream`);
    for (const event of shortAnswer(id)) stepped.next(event);
    expect(await readEvents(following.body)).toEqual(shortAnswer(id));
    const later = await readEvents((await browser('GET', `/api/chat/sessions/${id}/stream`)).body);
    expect(later.filter(({ event }) => event === 'answer_part')).toEqual([part(0, 'It does.')]);
    expect(later.at(-1)?.event).toBe('done');
  });

  it('stops it as often as asked', async () => {
    const browser = browserOf(server.app);
    const asked = await browser('POST', '/api/chat/query', { question });
    const id = asked.headers.get('footnote-session-id') ?? '';
    const stops = await Promise.all([1, 2, 3].map(() => browser('POST', `/api/chat/sessions/${id}/stop`)));
    expect(stops.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect((await readEvents(asked.body)).at(-1)).toMatchObject({ event: 'error', code: 'chat/stopped' });
    expect((await browser('POST', `/api/chat/sessions/${id}/stop`)).status).toBe(204);
  });

  it('is nobody else’s: to a stranger nothing of it exists', async () => {
    const browser = browserOf(server.app);
    const asked = await browser('POST', '/api/chat/query', { question });
    const id = asked.headers.get('footnote-session-id') ?? '';
    const session = `/api/chat/sessions/${id}`;
    for (const stranger of [browserOf(server.app), (await knownStranger(server)).browser]) {
      for (const [method, path, body] of [
        ['GET', session, undefined],
        ['GET', `${session}/stream`, undefined],
        ['POST', `${session}/stop`, undefined],
        ['PATCH', session, { title: 'mine' }],
        ['DELETE', session, undefined],
        ['POST', `/api/chat/query?sid=${id}`, { question }],
        ['POST', '/api/chat/sessions', { sessionId: id, session: { citations: [], history: [] } }],
      ] as const) {
        const [status, code] = await refusalOf(await stranger(method, path, body));
        expect([method, path, status, code]).toEqual([method, path, 404, 'chat/session-not-found']);
      }
    }
    expect((await browser('DELETE', session)).status).toBe(204);
    expect((await readEvents(asked.body)).at(-1)).toMatchObject({ code: 'chat/stopped' });
    expect((await browser('GET', session)).status).toBe(404);
  });

  it('takes only as many questions as it can run', async () => {
    const browser = browserOf(server.app);
    const asked = await Promise.all([1, 2, 3, 4].map(() => browser('POST', '/api/chat/query', { question })));
    const refused = asked.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.headers.get('retry-after')).toBe('2');
    for (const { headers } of asked) {
      const id = headers.get('footnote-session-id');
      if (id !== null) await browser('POST', `/api/chat/sessions/${id}/stop`);
    }
  });
});

async function knownStranger(server: TestServer) {
  const browser = browserOf(server.app);
  const history = [{ user: 'USER', content: 'Mine?' }];
  await browser('POST', '/api/chat/sessions', { sessionId: randomUUID(), session: { citations: [], history } });
  return { browser };
}
