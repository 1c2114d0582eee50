import { randomUUID } from 'node:crypto';
import { chatHistoryPageSchema, chatQuerySchema, type ChatStreamEvent } from '@footnote/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createPostgresChatSessions } from '../../chat/adapters/postgres/postgres-chat-sessions.ts';
import { readEvents } from '../../chat/chat-events.fixtures.ts';
import { NO_QUOTA } from '../../chat/chat-sessions.fixtures.ts';
import { createSignedInUser, setSuperAdmin, USER_PASSWORD } from '../../identity/signed-in-user.fixtures.ts';
import { saveOrganization } from '../../organizations/organizations.fixtures.ts';
import { browserOf, refusalOf, startTestServer, type TestServer } from '../test-server.fixtures.ts';
import { createPostgresProUsage } from '../../billing/adapters/postgres-pro-usage.ts';

type Browser = ReturnType<typeof browserOf>;

const NORTH = '0b8f7f0e-54c5-4b0a-9d1c-0d9c3f3a7a01';
const SOUTH = '0b8f7f0e-54c5-4b0a-9d1c-0d9c3f3a7a02';
const NOWHERE = '0b8f7f0e-54c5-4b0a-9d1c-0d9c3f3a7a03';
const DAY = 24 * 60 * 60 * 1000;
const CANNOT = [404, 'organization/cannot-act-for'];
const NO_CHAT = [404, 'chat/session-not-found'];

const actingFor = (organization: string) => ({ 'footnote-organization-id': organization });
const codeOf = async (response: Response) => (await refusalOf(response)).slice(0, 2);
const question = chatQuerySchema.parse({ question: 'Does it work?' });

/** A gate that answers wait at. */
function openGate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}

describe('acting for an organization', () => {
  let server: TestServer;
  let [ada, ben, root]: Browser[] = [];
  let gate = openGate();
  let isWaiting = false;

  beforeAll(async () => {
    server = await startTestServer({
      async *answer({ sessionId, signal }): AsyncGenerator<ChatStreamEvent> {
        yield { event: 'answer_part', index: 0, text: 'It does' };
        const aborted = new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
        if (isWaiting) await Promise.race([gate.opened, aborted]);
        yield {
          event: 'done',
          session_id: sessionId,
          claims: [],
          writer: { kind: 'extractive' },
          language: 'en',
        };
      },
    });
    ada = await createSignedInUser(server, 'ada@example.org');
    ben = await createSignedInUser(server, 'ben@example.org');
    root = await createSignedInUser(server, 'root@example.org');
    await setSuperAdmin(server, 'root@example.org');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    [gate, isWaiting] = [openGate(), false];
    await saveOrganization(server.database, {
      id: NORTH,
      people: { 'ada@example.org': 'Member', 'ben@example.org': 'Admin' },
    });
    await saveOrganization(server.database, { id: SOUTH, people: { 'ada@example.org': 'Admin' } });
  });

  /** Asks a question for an organization, or for oneself, and gives the chat and its stream. */
  async function ask(browser: Browser | undefined, organization: string | null, sessionId: string = randomUUID()) {
    const headers = organization === null ? {} : actingFor(organization);
    const response = await call(browser, 'POST', `/api/chat/query?sid=${sessionId}`, { body: question, headers });
    return { sessionId, response };
  }

  async function asked(browser: Browser | undefined, organization: string | null): Promise<string> {
    const { sessionId, response } = await ask(browser, organization);
    expect(response.status).toBe(200);
    expect((await readEvents(response.body)).at(-1)).toMatchObject({ event: 'done' });
    return sessionId;
  }

  function call(
    browser: Browser | undefined,
    method: string,
    path: string,
    { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
  ) {
    if (browser === undefined) throw new Error('Nobody is signed in yet.');
    return browser(method, path, body, headers);
  }

  async function listed(browser: Browser | undefined, organization: string | null): Promise<string[]> {
    const headers = organization === null ? {} : actingFor(organization);
    const response = await call(browser, 'GET', '/api/chat/sessions?page_size=100', { headers });
    return chatHistoryPageSchema.parse(await response.json()).items.map(({ sessionId }) => sessionId);
  }

  const remove = (email: string, organization: string) =>
    server.database.pool.query(
      'DELETE FROM organization_member WHERE organization_id = $1 AND account_id = (SELECT id FROM account WHERE email = $2)',
      [organization, email],
    );

  it.each([
    ['nothing', ''],
    ['a word', 'personal'],
    ['two ids', `${NORTH}, ${SOUTH}`],
    ['capitals', NORTH.toUpperCase()],
    ['SQL', "' OR 1=1 --"],
    ['a path', '../../../etc/passwd'],
    ['more than any id', '0'.repeat(4_000)],
  ])('is refused with a sentence where the header has %s', async (_what, header) => {
    for (const path of ['/api/chat/sessions', '/api/users/me', '/api/literature/status', '/api/auth/options'])
      expect(await codeOf(await call(ada, 'GET', path, { headers: actingFor(header) }))).toEqual([
        400,
        'organization/header-invalid',
      ]);
    const visitor = browserOf(server.app);
    expect(await codeOf(await visitor('GET', '/api/chat/sessions', undefined, actingFor(header)))).toEqual([
      400,
      'organization/header-invalid',
    ]);
  });

  it('does not tell an organization of others from none', async () => {
    const refusals = [];
    for (const organization of [SOUTH, NOWHERE]) {
      const { response } = await ask(ben, organization);
      refusals.push([response.status, await response.text()]);
    }
    expect(refusals[0]).toEqual(refusals[1]);
    expect(await codeOf((await ask(ben, SOUTH)).response)).toEqual(CANNOT);
    expect(await codeOf((await ask(browserOf(server.app), NORTH)).response)).toEqual([401, 'identity/signed-out']);
  });

  it('is open to super admins for every organization there is', async () => {
    const id = await asked(root, SOUTH);
    expect(await listed(root, SOUTH)).toContain(id);
    expect(await listed(root, null)).not.toContain(id);
    expect(await codeOf((await ask(root, NOWHERE)).response)).toEqual(CANNOT);
  });

  it('counts for nothing where somebody comes or goes, so that whoever lost theirs can leave', async () => {
    const leaving = await createSignedInUser(server, 'leaving@example.org');
    expect((await leaving('POST', '/api/auth/sign-out', {}, actingFor(NOWHERE))).status).toBe(204);
    expect((await browserOf(server.app)('GET', '/api/auth/options', undefined, actingFor(NORTH))).status).toBe(200);
  });

  it('keeps chats apart: those of an organization, those of another, those of oneself', async () => {
    const chats = { north: await asked(ada, NORTH), south: await asked(ada, SOUTH), own: await asked(ada, null) };
    expect(await listed(ada, NORTH)).toEqual([chats.north]);
    expect(await listed(ada, SOUTH)).toEqual([chats.south]);
    expect(await listed(ada, null)).toEqual([chats.own]);
    expect(await listed(ben, NORTH)).toEqual([]);
    expect(await listed(root, NORTH)).toEqual([]);
    const path = `/api/chat/sessions/${chats.north}`;
    const strangers: [Browser | undefined, Record<string, string>][] = [
      [ada, {}],
      [ada, actingFor(SOUTH)],
      [ben, actingFor(NORTH)],
      [root, actingFor(NORTH)],
    ];
    for (const [browser, headers] of strangers) {
      for (const [method, address] of [
        ['GET', path],
        ['GET', `${path}/share`],
        ['POST', `${path}/share`],
        ['GET', `${path}/stream`],
        ['POST', `${path}/stop`],
        ['DELETE', `${path}/share`],
        ['DELETE', path],
      ] as const)
        expect(await codeOf(await call(browser, method, address, { headers }))).toEqual(NO_CHAT);
      const { response } = await ask(browser, headers['footnote-organization-id'] ?? null, chats.north);
      expect(await codeOf(response)).toEqual(NO_CHAT);
    }
    expect((await call(ada, 'GET', path, { headers: actingFor(NORTH) })).status).toBe(200);
  });

  it('keeps them apart in GraphQL, too', async () => {
    const sessionId = await asked(ada, NORTH);
    const query = `{ loadChatHistory(sessionId: "${sessionId}") { title } }`;
    const run = async (browser: Browser | undefined, headers: Record<string, string>) => {
      const response = await call(browser, 'POST', '/api/graphql', { body: { query }, headers });
      return response.status === 200 ? JSON.stringify(await response.json()) : String(response.status);
    };
    expect(await run(ada, actingFor(NORTH))).toContain('Does it work?');
    expect(await run(ada, {})).toContain('chat/session-not-found');
    expect(await run(ada, actingFor(SOUTH))).toContain('chat/session-not-found');
    expect(await run(ben, actingFor(NORTH))).toContain('chat/session-not-found');
    expect(await run(ben, actingFor(SOUTH))).toBe('404');
  });

  it('goes on in the chat it began in, whatever is asked for elsewhere at the same moment', async () => {
    isWaiting = true;
    const sessionId = randomUUID();
    const outcomes = await Promise.all(
      [NORTH, SOUTH, null].flatMap((organization) => [
        ask(ada, organization, sessionId),
        ask(ada, organization, sessionId),
      ]),
    );
    gate.open();
    const begun = outcomes.filter(({ response }) => response.status === 200);
    await Promise.all(outcomes.map(({ response }) => response.text()));
    expect(begun).toHaveLength(1);
    const lists = await Promise.all([NORTH, SOUTH, null].map((organization) => listed(ada, organization)));
    expect(lists.flat().filter((id) => id === sessionId)).toHaveLength(1);
  });

  it('ends for whoever is taken out with their next request, in lists, files and shared links', async () => {
    const sessionId = await asked(ada, NORTH);
    const path = `/api/chat/sessions/${sessionId}`;
    const shared = await call(ada, 'POST', `${path}/share`, { headers: actingFor(NORTH) });
    const { shareId } = z.object({ shareId: z.string() }).parse(await shared.json());
    const stranger = browserOf(server.app);
    expect((await stranger('GET', `/api/chat/shared/${shareId}`)).status).toBe(200);
    expect(await (await call(ada, 'GET', '/api/users/me/export')).text()).toContain(sessionId);
    await remove('ada@example.org', NORTH);
    expect(await codeOf(await call(ada, 'GET', path, { headers: actingFor(NORTH) }))).toEqual(CANNOT);
    expect(await codeOf(await call(ada, 'GET', path))).toEqual(NO_CHAT);
    expect(await codeOf(await stranger('GET', `/api/chat/shared/${shareId}`))).toEqual(NO_CHAT);
    expect(await (await call(ada, 'GET', '/api/users/me/export')).text()).not.toContain(sessionId);
    await saveOrganization(server.database, { id: NORTH, people: { 'ada@example.org': 'Member' } });
    expect(await listed(ada, NORTH)).toContain(sessionId);
  });

  it.each([
    ['is taken out', () => remove('ada@example.org', SOUTH)],
    ['and the organization go', () => server.database.pool.query('DELETE FROM organization WHERE id = $1', [SOUTH])],
  ])('ends a running answer when its asker %s, and says why', async (_what, end) => {
    isWaiting = true;
    const { response } = await ask(ada, SOUTH);
    const own = await ask(ada, null);
    await end();
    expect((await readEvents(response.body)).at(-1)).toMatchObject({ event: 'error', code: 'chat/access-ended' });
    gate.open();
    expect((await readEvents(own.response.body)).at(-1)).toMatchObject({ event: 'done' });
  });

  it('ends it in whichever process it runs, also for a super admin who is one no longer', async () => {
    isWaiting = true;
    const { response } = await ask(root, SOUTH);
    const beside = await startTestServer({ beside: server });
    await setSuperAdmin(beside, 'root@example.org', false);
    expect((await readEvents(response.body)).at(-1)).toMatchObject({ code: 'chat/access-ended' });
    await setSuperAdmin(beside, 'root@example.org');
    await beside.close();
  });

  it('ends it for whoever is suspended, for an organization and for themself, but for no visitor', async () => {
    isWaiting = true;
    const visitor = browserOf(server.app);
    const streams = [await ask(ben, NORTH), await ask(ben, null), await ask(visitor, null)];
    const suspend = (moment: string) =>
      server.database.pool.query(`UPDATE account SET suspended_at = ${moment} WHERE email = 'ben@example.org'`);
    await suspend('now()');
    for (const { response } of streams.slice(0, 2))
      expect((await readEvents(response.body)).at(-1)).toMatchObject({ event: 'error', code: 'chat/access-ended' });
    await suspend('NULL');
    gate.open();
    expect((await readEvents(streams[2]?.response.body ?? null)).at(-1)).toMatchObject({ event: 'done' });
  });

  it('deletes chats with the organization, with the account, and a month after their author left', async () => {
    const count = async (id: string) =>
      (await server.database.pool.query('SELECT 1 FROM chat_session WHERE id = $1', [id])).rows.length;
    const ofOrganization = await asked(ada, SOUTH);
    await server.database.pool.query('DELETE FROM organization WHERE id = $1', [SOUTH]);
    expect(await count(ofOrganization)).toBe(0);
    const gone = await createSignedInUser(server, 'gone@example.org');
    await saveOrganization(server.database, { id: SOUTH, people: { 'gone@example.org': 'Member' } });
    const ofAccount = await asked(gone, SOUTH);
    await remove('gone@example.org', SOUTH);
    expect(await count(ofAccount)).toBe(1);
    const { rows } = await server.database.pool.query<{ left: boolean }>(
      'SELECT left_at IS NOT NULL AS left FROM chat_session WHERE id = $1',
      [ofAccount],
    );
    expect(rows).toEqual([{ left: true }]);
    expect((await gone('DELETE', '/api/users/me', { password: USER_PASSWORD })).status).toBe(204);
    expect(await count(ofAccount)).toBe(0);
    const [left, kept] = [await asked(ada, NORTH), await asked(ada, null)];
    await remove('ada@example.org', NORTH);
    const later = createPostgresChatSessions({
      database: server.database,
      runner: 'test',
      turnSeconds: 3600,
      now: () => Date.now() + 29 * DAY,
      quota: NO_QUOTA,
      proUsage: createPostgresProUsage({ database: server.database, now: Date.now }),
    });
    await later.forgetUnused();
    expect([await count(left), await count(kept)]).toEqual([1, 1]);
    await server.database.pool.query("UPDATE chat_session SET left_at = left_at - interval '2 days'");
    await later.forgetUnused();
    expect([await count(left), await count(kept)]).toEqual([0, 1]);
  });
});
