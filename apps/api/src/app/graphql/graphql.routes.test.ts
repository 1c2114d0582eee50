import { readEvents } from '../../chat/chat-events.fixtures.ts';
import { createSignedInUser } from '../../identity/signed-in-user.fixtures.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { browserOf, refusalOf, startTestServer, type TestServer } from '../test-server.fixtures.ts';

type Browser = ReturnType<typeof browserOf>;
const answerSchema = z.strictObject({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.strictObject({ message: z.string(), extensions: z.strictObject({ code: z.string() }) })).optional(),
});

async function run(browser: Browser, query: string, variables: object = {}) {
  const response = await browser('POST', '/api/graphql', { query, variables });
  expect(response.status).toBe(200);
  const { data, errors } = answerSchema.parse(await response.json());
  return { data, codes: errors?.map(({ extensions }) => extensions.code) ?? [] };
}

async function ask(browser: Browser, question = 'Does it work?'): Promise<string> {
  const asked = await browser('POST', '/api/chat/query', { question });
  await readEvents(asked.body);
  return asked.headers.get('footnote-session-id') ?? '';
}

const uidOf = async (browser: Browser) =>
  z.object({ user: z.object({ uid: z.string() }) }).parse((await run(browser, '{ user { uid } }')).data).user.uid;

describe('GraphQL', () => {
  let server: TestServer;
  let reader: Browser;
  let stranger: Browser;
  let uid: string;
  beforeAll(async () => {
    server = await startTestServer();
    reader = await createSignedInUser(server, 'reader@example.org');
    stranger = await createSignedInUser(server, 'stranger@example.org');
    uid = await uidOf(reader);
  });
  afterAll(() => server.close());

  it('is for readers, same-site JSON and POST', async () => {
    const visitor = browserOf(server.app);
    const body = { query: '{ user { uid } }' };
    const code = async (response: Promise<Response>) => (await refusalOf(await response)).slice(0, 2);
    expect(await code(visitor('POST', '/api/graphql', body))).toEqual([401, 'identity/signed-out']);
    expect(await code(reader('GET', '/api/graphql?query={user{uid}}'))).toEqual([405, 'request/method-not-allowed']);
    const foreign = { 'sec-fetch-site': 'cross-site' };
    expect(await code(reader('POST', '/api/graphql', body, foreign))).toEqual([403, 'request/cross-site']);
    for (const type of [
      'application/graphql',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=a',
    ]) {
      const sent = reader('POST', '/api/graphql', '{ user { uid } }', { 'content-type': type });
      expect(await code(sent)).toEqual([415, 'request/media-type']);
    }
  });

  it('makes and changes the profile as the users calls do', async () => {
    const made = await run(reader, 'mutation { createUser(details: { firstName: " Ada " }) { firstName email } }');
    expect(made).toEqual({ data: { createUser: { firstName: 'Ada', email: 'reader@example.org' } }, codes: [] });
    const details = { jobTitle: 'a\0b', optIn: true };
    const update =
      'mutation($details: UserDetails!) { updateUserDetails(details: $details) { jobTitle optIn firstName } }';
    expect((await run(reader, update, { details })).data).toEqual({
      updateUserDetails: { jobTitle: 'a\uFFFDb', optIn: true, firstName: 'Ada' },
    });
    const escaped = String.raw`mutation { updateUserDetails(details: { company: "a\u0000b" }) { company } }`;
    expect((await run(reader, escaped)).data).toEqual({ updateUserDetails: { company: 'a\uFFFDb' } });
    for (const wrong of [{ institution: '' }, { firstName: 'x'.repeat(201) }, { superAdmin: true }, { optIn: 'yes' }]) {
      expect((await run(reader, update, { details: wrong })).codes).toEqual(['request/invalid']);
    }
    const language =
      'mutation($a: String, $b: String) { updateUserLanguage(country: $a, userLanguage: $b) { country userLanguage } }';
    expect((await run(reader, language, { a: 'pt', b: 'zh-Hant' })).data).toEqual({
      updateUserLanguage: { country: 'pt', userLanguage: 'zh-Hant' },
    });
    const back = await run(reader, 'mutation { updateUserLanguage(userLanguage: null) { country userLanguage } }');
    expect(back.data).toEqual({ updateUserLanguage: { country: 'pt', userLanguage: null } });
    expect((await run(reader, language, { a: 'xx' })).codes).toEqual(['request/invalid']);
    const { data } = await run(stranger, '{ user { firstName jobTitle country } }');
    expect(data).toEqual({ user: { firstName: '', jobTitle: '', country: 'en' } });
  });

  it('confirms that an address is verified, and lets no client decide it', async () => {
    const verify = (value: boolean) =>
      run(reader, `mutation { updateIsUserVerified(isUserVerified: ${value}) { isUserVerified } }`);
    expect((await verify(true)).data).toEqual({ updateIsUserVerified: { isUserVerified: true } });
    expect((await verify(false)).codes).toEqual(['identity/forbidden']);
    expect((await verify(true)).codes).toEqual([]);
  });

  it('lists five chats a page, loads, saves and deletes them', async () => {
    const sessions = [];
    for (let count = 0; count < 6; count += 1) sessions.push(await ask(reader, `Does it work ${count}?`));
    const list =
      'query($uid: ID!, $page: Int!) { listChatHistory(uid: $uid, page: $page) { total items { sessionId } } }';
    const listed = async (page: number) => (await run(reader, list, { uid, page })).data;
    const items = sessions.toReversed().map((sessionId) => ({ sessionId }));
    expect(await listed(1)).toEqual({ listChatHistory: { total: 6, items: items.slice(0, 5) } });
    expect(await listed(2)).toEqual({ listChatHistory: { total: 6, items: items.slice(5) } });
    for (const page of [0, -1, 2_000_000_000]) {
      expect((await run(reader, list, { uid, page })).codes).toEqual(['chat/payload-invalid']);
    }
    const [sessionId = ''] = sessions;
    const load = 'query($id: ID!) { loadChatHistory(sessionId: $id) { turns { question responseQuality claims } } }';
    const save = 'mutation($id: ID!, $session: Json!) { saveChat(sessionId: $id, session: $session) }';
    const vote = { user: 'ASSISTANT', content: 'It does.', responseQuality: 1 };
    const history = [{ user: 'USER', content: 'Does it work 0?' }, vote];
    const session = { citations: [], history };
    expect((await run(reader, save, { id: sessionId, session })).data).toEqual({ saveChat: true });
    const loaded = await run(reader, load, { id: sessionId });
    expect(loaded.data).toMatchObject({
      loadChatHistory: { turns: [{ question: 'Does it work 0?', responseQuality: 1 }] },
    });
    expect((await run(reader, save, { id: sessionId, session: [] })).codes).toEqual(['chat/payload-invalid']);
    const deep = `mutation { saveChat(sessionId: "${sessionId}", session: ${'['.repeat(400)}${']'.repeat(400)}) }`;
    expect((await run(reader, deep)).codes).toEqual(['chat/payload-invalid']);
    const remove = 'mutation($uid: ID!, $id: ID!) { deleteChatHistory(uid: $uid, sessionId: $id) }';
    expect((await run(reader, remove, { uid, id: sessionId })).data).toEqual({ deleteChatHistory: true });
    expect((await run(reader, remove, { uid, id: sessionId })).codes).toEqual(['chat/session-not-found']);
    expect((await run(reader, load, { id: sessionId })).codes).toEqual(['chat/session-not-found']);
  });

  it('knows nothing of another account', async () => {
    const id = await ask(reader);
    const before = await (await reader('GET', `/api/chat/sessions/${id}`)).json();
    const own = await uidOf(stranger);
    const tries: [string, object][] = [
      ['query($uid: ID!) { listChatHistory(uid: $uid) { total } }', { uid }],
      ['query($id: ID!) { loadChatHistory(sessionId: $id) { title } }', { id }],
      ['query($id: ID!) { loadChatHistory(sessionId: $id) { title } }', { id: "' OR 1=1 --" }],
      ['mutation($uid: ID!, $id: ID!) { deleteChatHistory(uid: $uid, sessionId: $id) }', { uid, id }],
      ['mutation($uid: ID!, $id: ID!) { deleteChatHistory(uid: $uid, sessionId: $id) }', { uid: own, id }],
      [
        'mutation($id: ID!) { saveChat(sessionId: $id, session: { citations: [], history: [{ user: "USER", content: "a" }, { user: "ASSISTANT", content: "b" }] }) }',
        { id },
      ],
    ];
    for (const [query, variables] of tries) {
      const { data, codes } = await run(stranger, query, variables);
      expect([data, codes]).toEqual([null, ['chat/session-not-found']]);
    }
    expect(await (await reader('GET', `/api/chat/sessions/${id}`)).json()).toEqual(before);
  });

  const bomb = Array.from(
    { length: 30 },
    (_, index) => `fragment F${index} on User { ${index === 29 ? 'id' : `...F${index + 1} ...F${index + 1}`} }`,
  ).join(' ');

  it.each([
    ['nothing', ''],
    ['no GraphQL', 'SELECT secret FROM reader'],
    ['an unknown field', '{ secret }'],
    ['a missing argument', '{ listChatHistory { total } }'],
    ['a subscription', 'subscription { user { uid } }'],
    ['two operations and no name', 'query A { user { uid } } query B { user { uid } }'],
    ['the schema', '{ __schema { types { name } } }'],
    ['a type', '{ __type(name: "User") { name } }'],
    ['a deep document', '{'.repeat(900)],
    ['deep fields', `${'{ user '.repeat(200)}${'}'.repeat(200)}`],
    ['many aliases', `{ ${Array.from({ length: 100 }, (_, index) => `a${index}: user { uid }`).join(' ')} }`],
    ['many aliases in a fragment', `{ ...A } fragment A on Query { ${'user { uid } '.repeat(20)} }`],
    ['many words', 'a '.repeat(5_000)],
    ['a fragment that is itself', '{ user { ...A } } fragment A on User { ...A }'],
    ['fragments that double', `{ user { ...F0 ...F0 } } ${bomb}`],
    ['an unknown fragment', '{ user { ...A } }'],
    ['an unknown directive', '{ user @secret { uid } }'],
    ['a long number', `{ listChatHistory(uid: "a", page: ${'9'.repeat(400)}) { total } }`],
  ])('refuses %s without saying more', async (_name, query) => {
    expect(await run(reader, query)).toEqual({ data: undefined, codes: ['request/invalid'] });
  });

  it.each<[string, unknown, string]>([
    ['a batch', [{ query: '{ user { uid } }' }], 'request/invalid'],
    ['no query', {}, 'request/invalid'],
    ['a stored query', { extensions: { persistedQuery: { version: 1, sha256Hash: 'a' } } }, 'request/invalid'],
    ['a query that is no text', { query: 5 }, 'request/invalid'],
    ['variables that are none', { query: '{ user { uid } }', variables: [] }, 'request/invalid'],
    ['an unknown field', { query: '{ user { uid } }', files: 1 }, 'request/invalid'],
    ['a long query', { query: ' '.repeat(17_000) }, 'request/invalid'],
    ['half a body', '{"query":', 'request/malformed'],
    ['deep variables', `{"query":"","variables":{"a":${'['.repeat(1_000)}${']'.repeat(1_000)}}}`, 'request/malformed'],
    ['a huge body', { query: '', variables: { a: 'x'.repeat(17 * 1024 * 1024) } }, 'request/too-large'],
  ])('refuses %s', async (_name, body, code) => {
    expect((await refusalOf(await reader('POST', '/api/graphql', body)))[1]).toBe(code);
  });

  it.each([
    ['{ user { __typename } }', '{"data":{"user":{"__typename":"User"}}}'],
    ['{ b: user { t: __typename } a: __typename }', '{"data":{"b":{"t":"User"},"a":"Query"}}'],
    ['{ secret }', '{"errors":[{"message":"The request is not valid.","extensions":{"code":"request/invalid"}}]}'],
    ['{', '{"errors":[{"message":"The request is not valid.","extensions":{"code":"request/invalid"}}]}'],
    [
      '{ loadChatHistory(sessionId: "none") { title } }',
      '{"data":null,"errors":[{"message":"This chat does not exist.","extensions":{"code":"chat/session-not-found"}}]}',
    ],
    [
      'query($uid: ID!) { listChatHistory(uid: $uid) { total } }',
      '{"errors":[{"message":"The request is not valid.","extensions":{"code":"request/invalid"}}]}',
    ],
  ])('answers %s to the letter', async (query, text) => {
    const response = await reader('POST', '/api/graphql', { query });
    expect(await response.text()).toBe(text);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it('takes what clients of GraphQL send', async () => {
    const body = {
      query: 'query A { user { __typename } } query B { user { uid } }',
      operationName: 'A',
      extensions: {},
    };
    const response = await reader('POST', '/api/graphql', body, { accept: 'application/graphql-response+json' });
    expect(await response.json()).toEqual({ data: { user: { __typename: 'User' } } });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('shows its schema outside production, and limits how often it runs', async () => {
    const { getIntrospectionQuery } = await import('graphql');
    const open = await startTestServer({
      graphql: { introspection: true },
      budgets: { calls: { operation: 2 } },
    });
    const browser = await createSignedInUser(open, 'reader@example.org');
    const { data } = await run(browser, getIntrospectionQuery());
    expect(JSON.stringify(data)).toContain('"listChatHistory"');
    await run(browser, '{ user { uid } }');
    const refused = await browser('POST', '/api/graphql', { query: '{ user { uid } }' });
    expect(refused.headers.get('retry-after')).not.toBeNull();
    expect((await refusalOf(refused))[1]).toBe('request/too-many');
    await open.close();
  });

  it('says nothing of a failure nobody expected, and logs it', async () => {
    const broken = await startTestServer();
    const browser = await createSignedInUser(broken, 'reader@example.org');
    await broken.database.pool.query('ALTER TABLE chat_session RENAME TO gone');
    const list = 'query($uid: ID!) { listChatHistory(uid: $uid) { total } }';
    expect((await run(browser, list, { uid: await uidOf(browser) })).codes).toEqual(['internal']);
    expect(JSON.stringify(broken.logged)).toContain('An operation failed.');
    await broken.close();
  });
});
