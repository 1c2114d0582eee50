import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { citationFixture, pdfCitation } from '@footnote/domain/fixtures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readEvents } from '../../chat/chat-events.fixtures.ts';
import type { Answer } from '../../chat/turns/run-turn.ts';
import { saveOrganization } from '../../organizations/organizations.fixtures.ts';
import { saveReadyDocument } from '../../sources/saved-document.fixtures.ts';
import { createSignedInUser } from '../../identity/signed-in-user.fixtures.ts';
import { browserOf, refusalOf, startTestServer, type TestServer } from '../test-server.fixtures.ts';

type Browser = ReturnType<typeof browserOf>;
const PUBLIC = '/api/public/graphql';
const answerSchema = z.strictObject({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.strictObject({ message: z.string(), extensions: z.strictObject({ code: z.string() }) })).optional(),
});
const LOAD = `query($id: ID!) { loadSharedChatHistory(shareId: $id) {
  turns { position state question answer language citations claims writer } } }`;
const SHARE =
  'mutation($id: ID!, $on: Boolean!) { shareChat(sessionId: $id, isChatShared: $on) { isChatShared shareId } }';
const SAVE = 'mutation($id: ID!, $session: Json!) { saveChat(sessionId: $id, session: $session) }';
const PRIVATE = 'Unpublished interim results of our ward';

const read = async (response: Response) => {
  const { data, errors } = answerSchema.parse(await response.json());
  return { data, codes: errors?.map(({ extensions }) => extensions.code) ?? [] };
};
const own = async (browser: Browser, query: string, variables: object) =>
  read(await browser('POST', '/api/graphql', { query, variables }));
const NOT_FOUND = { data: null, codes: ['chat/session-not-found'] };

/** An answer whose second reference is a document of its owner. */
const answerFromWard: Answer = async function* ({ sessionId }) {
  const docs = [
    citationFixture({ id: '1', pmid: '1', title: 'A published trial' }),
    { ...pdfCitation, title: PRIVATE, content: PRIVATE, document: PRIVATE },
  ];
  yield { event: 'all_docs', docs };
  yield { event: 'answer_part', index: 0, text: 'It does [1, 2].' };
  yield { event: 'done', session_id: sessionId, claims: [], writer: { kind: 'extractive' }, language: 'en' };
};

/** A chat with such an answer and a remark on it. */
async function saved(browser: Browser): Promise<string> {
  const asked = await browser('POST', '/api/chat/query', { question: 'Does it work?' });
  await readEvents(asked.body);
  const id = asked.headers.get('footnote-session-id') ?? '';
  const history = [
    { user: 'USER', content: 'Does it work?' },
    { user: 'ASSISTANT', content: 'It does [1, 2].', feedback: 'My remark' },
  ];
  const session = { citations: [citationFixture({ id: '1' })], history };
  expect(await own(browser, SAVE, { id, session })).toEqual({ data: { saveChat: true }, codes: [] });
  return id;
}

const shareSchema = z.object({ shareChat: z.object({ isChatShared: z.boolean(), shareId: z.string().nullable() }) });
async function shared(browser: Browser, id: string, on: boolean): Promise<string> {
  const { data } = await own(browser, SHARE, { id, on });
  const { shareChat } = shareSchema.parse(data);
  expect(shareChat.isChatShared).toBe(on);
  return shareChat.shareId ?? '';
}

describe('shared chats by GraphQL', () => {
  let server: TestServer;
  let reader: Browser;
  let stranger: Browser;
  let http: Server;
  let url: string;
  beforeAll(async () => {
    server = await startTestServer({ answer: answerFromWard });
    const { source_id: sourceId = '', document_id: documentId } = pdfCitation;
    const organizationId = await saveOrganization(server.database);
    await saveReadyDocument(server.database, { organizationId, sourceId, documentId });
    reader = await createSignedInUser(server, 'reader@example.org');
    stranger = await createSignedInUser(server, 'stranger@example.org');
    const listener = getRequestListener(server.app.fetch);
    http = createServer((incoming, outgoing) => void listener(incoming, outgoing));
    http.listen(0, '127.0.0.1');
    await once(http, 'listening');
    const address = http.address();
    url = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`;
  });
  afterAll(async () => {
    http.closeAllConnections();
    http.close();
    await server.close();
  });

  const post = (body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${url}${PUBLIC}`, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
  const load = async (id: unknown) => read(await post({ query: LOAD, variables: { id } }));

  it('are read by everybody with the link, without private sources and anything of the owner', async () => {
    const id = await saved(reader);
    const shareId = await shared(reader, id, true);
    expect(shareId).toMatch(/^[\w-]{32}$/);
    expect(await shared(reader, id, true)).toBe(shareId);
    const response = await post({ query: LOAD, variables: { id: shareId } });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.getSetCookie()).toEqual([]);
    const text = await response.clone().text();
    for (const secret of [PRIVATE, 'My remark', id, 'reader@', pdfCitation.document_id]) {
      expect(text).not.toContain(secret);
    }
    expect((await read(response)).data).toMatchObject({
      loadSharedChatHistory: {
        turns: [
          {
            state: 'answered',
            question: 'Does it work?',
            answer: '… [1, 2]',
            citations: [{ title: 'A published trial' }, { id: 'redacted-2', type: 'pdf', title: '', source: '' }],
          },
        ],
      },
    });
    expect(await (await fetch(`${url}/api/chat/shared/${shareId}`)).text()).not.toContain(PRIVATE);
  });

  it('are gone at once when they are taken back; sharing again opens another link', async () => {
    const id = await saved(reader);
    const first = await shared(reader, id, true);
    expect((await load(first)).codes).toEqual([]);
    expect(await shared(reader, id, false)).toBe('');
    expect(await shared(reader, id, false)).toBe('');
    expect(await load(first)).toEqual(NOT_FOUND);
    const second = await shared(reader, id, true);
    expect(second).not.toBe(first);
    expect(await load(first)).toEqual(NOT_FOUND);
    expect((await load(second)).codes).toEqual([]);
  });

  it('are shared, taken back and renamed by their owner alone', async () => {
    const id = await saved(reader);
    const shareId = await shared(reader, id, true);
    const rename = 'mutation($id: ID!, $title: String!) { renameChat(sessionId: $id, title: $title) }';
    for (const other of [id, shareId, randomUUID(), "' OR 1=1 --", '', 'x'.repeat(10_000)]) {
      for (const on of [true, false]) expect(await own(stranger, SHARE, { id: other, on })).toEqual(NOT_FOUND);
      expect(await own(stranger, rename, { id: other, title: 'Mine' })).toEqual(NOT_FOUND);
    }
    expect((await load(shareId)).codes).toEqual([]);
    expect((await own(reader, rename, { id, title: '  Ours ' })).data).toEqual({ renameChat: true });
    for (const title of ['', '  ', 'x'.repeat(256)]) {
      expect((await own(reader, rename, { id, title })).codes).toEqual(['chat/payload-invalid']);
    }
    expect((await own(reader, 'query($id: ID!) { loadChatHistory(sessionId: $id) { title } }', { id })).data).toEqual({
      loadChatHistory: { title: 'Ours' },
    });
  });

  it('are found by nothing but their public id', async () => {
    const id = await saved(reader);
    const shareId = await shared(reader, id, true);
    const tried = [id, shareId.slice(1), `${shareId}a`, '%'.repeat(32), '_'.repeat(32), '\0', '', 'x'.repeat(9_000)];
    for (const wrong of tried) expect(await load(wrong)).toEqual(NOT_FOUND);
    for (const wrong of [null, true, 1.5, [], [shareId, shareId], { eq: shareId }]) {
      expect(await load(wrong)).toEqual({ data: undefined, codes: ['request/invalid'] });
    }
    expect(JSON.stringify(server.logged)).not.toContain(shareId);
  });

  it('are all that everybody may ask for', async () => {
    for (const query of [
      '{ user { uid } }',
      '{ listChatHistory(uid: "a") { total } }',
      `{ loadChatHistory(sessionId: "${randomUUID()}") { title } }`,
      'mutation { shareChat(sessionId: "a", isChatShared: true) { shareId } }',
      'mutation { createUser { uid } }',
      'subscription { user { uid } }',
      '{ __schema { types { name } } }',
      '{ __type(name: "SharedChat") { name } }',
    ]) {
      // A session changes nothing about it.
      for (const answer of [await post({ query }), await reader('POST', PUBLIC, { query })]) {
        const { data, codes } = await read(answer);
        expect([data ?? null, codes]).toEqual([null, ['request/invalid']]);
      }
    }
    const visitor = browserOf(server.app);
    expect((await refusalOf(await visitor('POST', '/api/graphql', { query: SHARE })))[0]).toBe(401);
  });

  const one = 'loadSharedChatHistory(shareId: "a") { turns { answer } }';
  it.each([
    ['more than a thousand aliases', `{ ${Array.from({ length: 1_500 }, (_, at) => `a${at}:__typename`).join(' ')} }`],
    ['a few costly aliases', `{ ${Array.from({ length: 8 }, (_, at) => `a${at}: ${one}`).join(' ')} }`],
    ['deep fields', `{ ${'loadSharedChatHistory(shareId: "a") { turns { '.repeat(60)}${'} }'.repeat(60)} }`],
    ['inline fragments in one another', `{ ${'... on Query { '.repeat(300)}${one}${' }'.repeat(300)} }`],
    ['a circle of fragments', '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }'],
    ['many directives', `{ __typename ${'@include(if: true) '.repeat(400)}}`],
    ['many operations', 'query A { __typename } '.repeat(150)],
    ['a list that never ends', `{ loadSharedChatHistory(shareId: ${'['.repeat(400)}${']'.repeat(400)}) { turns } }`],
    ['a long string', `{ loadSharedChatHistory(shareId: "${'x'.repeat(17_000)}") { turns { answer } } }`],
    ['brackets without end', '{'.repeat(5_000)],
  ])('are not reached by %s', async (_name, query) => {
    const response = await post({ query });
    expect(await response.clone().text()).not.toContain('xxxxx');
    const code = response.status === 200 ? (await read(response)).codes : (await refusalOf(response)).slice(1, 2);
    expect(code).toEqual(['request/invalid']);
  });

  it.each<[string, unknown, Record<string, string>, [number, string]]>([
    ['a batch', Array.from({ length: 50 }, () => ({ query: LOAD })), {}, [400, 'request/invalid']],
    ['a stored query', { extensions: { persistedQuery: { sha256Hash: '0' } } }, {}, [400, 'request/invalid']],
    ['the wrong types', { query: [LOAD], variables: 'a' }, {}, [400, 'request/invalid']],
    ['thousands of aliases', { query: `{ ${'a:__typename '.repeat(5_000)} }` }, {}, [413, 'request/too-large']],
    ['more than it needs', { query: LOAD, variables: { id: 'x'.repeat(40_000) } }, {}, [413, 'request/too-large']],
    ['a page of another site', { query: LOAD }, { 'sec-fetch-site': 'cross-site' }, [403, 'request/cross-site']],
    ['an old browser elsewhere', { query: LOAD }, { origin: 'https://elsewhere.example' }, [403, 'request/cross-site']],
    ['a form', 'query=1', { 'content-type': 'application/x-www-form-urlencoded' }, [415, 'request/media-type']],
    ['plain text', '{}', { 'content-type': 'text/plain' }, [415, 'request/media-type']],
    ['a dead bearer', { query: LOAD }, { authorization: 'Bearer x' }, [401, 'identity/signed-out']],
  ])('refuse %s', async (_name, body, headers, expected) => {
    expect((await refusalOf(await post(body, headers))).slice(0, 2)).toEqual(expected);
  });

  it('take no other method, and survive a body that stops half-way', async () => {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const response = await fetch(`${url}${PUBLIC}?query=${encodeURIComponent('{ __typename }')}`, { method });
      expect([response.status, (await refusalOf(response))[1]]).toEqual([405, 'request/method-not-allowed']);
    }
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.end(
      `POST ${PUBLIC} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{"q`,
    );
    await once(socket.resume(), 'close');
    expect((await post({ query: '{ __typename }' })).status).toBe(200);
  });

  it('are limited by address, whatever forwarding headers say', async () => {
    const limited = await startTestServer({ budgets: { calls: { operation: 1 } } });
    const browser = browserOf(limited.app);
    const ask = (at: number) =>
      browser('POST', PUBLIC, { query: '{ __typename }' }, { 'x-forwarded-for': `203.0.113.${at}` });
    const statuses = [];
    for (let at = 0; at < 12; at += 1) statuses.push((await ask(at)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
    await limited.close();
  });
});
