import { randomUUID } from 'node:crypto';
import {
  adminOrganizationPageSchema,
  chatHistoryPageSchema,
  chatQuerySchema,
  organizationInviteSchema,
  organizationSchema,
  userProfileSchema,
  type ChatStreamEvent,
} from '@footnote/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { browserOf, refusalOf, startTestServer, TEST_TOKEN, type TestServer } from '../app/test-server.fixtures.ts';
import { readEvents } from '../chat/chat-events.fixtures.ts';
import { createSignedInUser } from '../identity/signed-in-user.fixtures.ts';
import { saveOrganization } from './organizations.fixtures.ts';

type Browser = ReturnType<typeof browserOf>;

const ALL = '/api/organizations';
const CLOSED = [403, 'organization/suspended'];
const LATER = [409, 'organization/not-while-suspended'];

describe('a suspended organization', () => {
  let server: TestServer;
  let root: Browser;
  let ada: Browser;
  let ben: Browser;
  let isWaiting = false;
  beforeAll(async () => {
    server = await startTestServer({
      async *answer({ sessionId, signal }): AsyncGenerator<ChatStreamEvent> {
        yield { event: 'answer_part', index: 0, text: 'It does' };
        if (isWaiting) await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
        yield { event: 'done', session_id: sessionId, claims: [], writer: { kind: 'extractive' }, language: 'en' };
      },
    });
    root = await createSignedInUser(server, 'root@example.org');
    const grant = { email: 'root@example.org', granted: true };
    const key = { authorization: `Bearer ${TEST_TOKEN}` };
    await browserOf(server.app)('POST', '/api/internal/accounts/super-admin', grant, key);
    ada = await createSignedInUser(server, 'ada@example.org');
    ben = await createSignedInUser(server, 'ben@example.org');
  });
  afterAll(() => server.close());

  const code = async (response: Response) => (await refusalOf(response)).slice(0, 2);
  const actingFor = (id: string) => ({ 'footnote-organization-id': id });
  const opened = () =>
    saveOrganization(server.database, {
      id: randomUUID(),
      people: { 'ada@example.org': 'Admin', 'ben@example.org': 'Member' },
    });
  const change = (id: string, suspended: boolean) => root('PATCH', `${ALL}/${id}/suspension`, { suspended });
  const ask = async (browser: Browser, headers: Record<string, string>) => {
    const sessionId = randomUUID();
    const body = chatQuerySchema.parse({ question: 'Does it work?' });
    return { sessionId, response: await browser('POST', `/api/chat/query?sid=${sessionId}`, body, headers) };
  };
  const chatsOf = async (headers: Record<string, string>) => {
    const page = await ben('GET', '/api/chat/sessions?page_size=100', undefined, headers);
    return chatHistoryPageSchema.parse(await page.json()).items.map(({ sessionId }) => sessionId);
  };
  const profile = async (browser: Browser) =>
    userProfileSchema.parse(await (await browser('GET', '/api/users/me')).json());

  it('takes no call of anybody who acts for it, and all of them once it is resumed', async () => {
    const id = await opened();
    const { sessionId, response } = await ask(ben, actingFor(id));
    await response.text();
    const shared = await ben('POST', `/api/chat/sessions/${sessionId}/share`, undefined, actingFor(id));
    const { shareId } = z.object({ shareId: z.string() }).parse(await shared.json());
    const suspended = organizationSchema.parse(await (await change(id, true)).json());
    expect(Date.parse(suspended.suspendedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
    for (const browser of [ada, ben, root]) {
      expect(await code((await ask(browser, actingFor(id))).response)).toEqual(CLOSED);
      expect(await code(await browser('GET', '/api/chat/sessions', undefined, actingFor(id)))).toEqual(CLOSED);
    }
    expect(await code(await ben('GET', `/api/chat/sessions/${sessionId}`))).toEqual([404, 'chat/session-not-found']);
    expect((await browserOf(server.app)('GET', `/api/chat/shared/${shareId}`)).status).toBe(404);
    expect(await (await ben('GET', '/api/users/me/export')).text()).not.toContain(sessionId);
    expect((await profile(ben)).organizationRoles).toMatchObject([{ organization: { id, suspended: true } }]);
    expect(organizationSchema.parse(await (await change(id, false)).json()).suspendedAt).toBeNull();
    expect(await chatsOf(actingFor(id))).toEqual([sessionId]);
    expect((await browserOf(server.app)('GET', `/api/chat/shared/${shareId}`)).status).toBe(200);
    expect(await (await ben('GET', '/api/users/me/export')).text()).toContain(sessionId);
  });

  it('ends answers that are being written, for members and super admins, and no others', async () => {
    isWaiting = true;
    const id = await opened();
    const { response } = await ask(ben, actingFor(id));
    const ofRoot = await ask(root, actingFor(id));
    const own = await ask(ben, {});
    await change(id, true);
    for (const ended of [response, ofRoot.response])
      expect((await readEvents(ended.body)).at(-1)).toMatchObject({ event: 'error', code: 'chat/access-ended' });
    await ben('POST', `/api/chat/sessions/${own.sessionId}/stop`);
    expect((await readEvents(own.response.body)).at(-1)).toMatchObject({ code: 'chat/stopped' });
    isWaiting = false;
  });

  it('is seen by those who belong to it, who may leave; only super admins change it', async () => {
    const id = await opened();
    await change(id, true);
    const one = `${ALL}/${id}`;
    expect(organizationSchema.parse(await (await ben('GET', one)).json())).toMatchObject({ id, members: 2 });
    expect((await ada('GET', `${one}/members`)).status).toBe(200);
    const invite = { email: 'new@example.org', name: 'New', role: 'Member' };
    expect(await code(await ada('PATCH', one, { name: 'Other' }))).toEqual(LATER);
    expect(await code(await ada('POST', `${one}/invites`, invite))).toEqual(LATER);
    expect(await code(await root('POST', `${one}/invites`, invite))).toEqual(LATER);
    expect(await code(await ada('PATCH', `${one}/members/nobody`, { role: 'Admin' }))).toEqual(LATER);
    expect((await root('PATCH', one, { name: 'Other' })).status).toBe(200);
    expect((await ben('DELETE', `${one}/membership`)).status).toBe(204);
  });

  it('takes nobody in, whose invitation waits until it is resumed', async () => {
    const id = await opened();
    const email = 'invited@example.org';
    const sent = await ada('POST', `${ALL}/${id}/invites`, { email, name: 'Invited', role: 'Member' });
    const invite = organizationInviteSchema.parse(await sent.json());
    const invited = await createSignedInUser(server, email);
    const answer = (how: string) => invited('POST', `/api/users/me/invites/${invite.id}/${how}`);
    await change(id, true);
    expect(await code(await answer('accept'))).toEqual(LATER);
    expect((await profile(invited)).pendingInvites).toHaveLength(1);
    await change(id, false);
    expect((await answer('accept')).status).toBe(204);
    expect((await profile(invited)).organizationRoles).toHaveLength(1);
  });

  it('is made one and none by super admins alone, once each, and written down', async () => {
    const id = await opened();
    for (const suspended of [true, true, false, false]) expect((await change(id, suspended)).status).toBe(200);
    await Promise.all(Array.from({ length: 8 }, () => change(id, true)));
    const address = `${ALL}/${id}/suspension`;
    expect(await code(await ada('PATCH', address, { suspended: false }))).toEqual([403, 'identity/forbidden']);
    for (const wrong of [{}, { suspended: 'yes' }, { suspended: null }, { suspended: false, name: 'x' }, []])
      expect(await code(await root('PATCH', address, wrong))).toEqual([400, 'request/invalid']);
    expect(await code(await change(randomUUID(), true))).toEqual([404, 'organization/not-found']);
    const { rows } = await server.database.pool.query<{ event: string }>(
      "SELECT event FROM audit_event WHERE detail->>'organization' = $1 ORDER BY happened_at, event",
      [id],
    );
    expect(rows.map(({ event }) => event)).toEqual([
      'organization-suspended',
      'organization-resumed',
      'organization-suspended',
    ]);
  });

  it('is found among all by a filter', async () => {
    const [closed, open] = [await opened(), await opened()];
    await change(closed, true);
    const list = async (show: string) => {
      const page = adminOrganizationPageSchema.parse(
        await (await root('GET', `${ALL}?show=${show}&page_size=100`)).json(),
      );
      return page.items.map(({ id, suspended }) => [id, suspended]);
    };
    expect(await list('suspended')).toContainEqual([closed, true]);
    expect(await list('suspended')).not.toContainEqual([open, false]);
    expect(await list('active')).toContainEqual([open, false]);
    expect(await list('active')).not.toContainEqual([closed, true]);
    expect(await list('all')).toEqual(
      expect.arrayContaining([
        [closed, true],
        [open, false],
      ]),
    );
    expect(await code(await root('GET', `${ALL}?show=closed`))).toEqual([400, 'request/invalid']);
  });
});
