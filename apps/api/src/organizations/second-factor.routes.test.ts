import { randomUUID } from 'node:crypto';
import { chatQuerySchema, notificationPageSchema, userProfileSchema } from '@footnote/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf, startTestServer, type browserOf, type TestServer } from '../app/test-server.fixtures.ts';
import {
  stopClock,
  stoppedClock,
  OWN_FACTOR,
  turnOnSecondFactor,
} from '../identity/second-factor/second-factor.fixtures.ts';
import { createSignedInUser, setSuperAdmin, USER_PASSWORD } from '../identity/signed-in-user.fixtures.ts';
import { saveOrganization } from './organizations.fixtures.ts';

type Browser = ReturnType<typeof browserOf>;

const ALL = '/api/organizations';
const NEEDED = [403, 'organization/second-factor-needed'];

describe('an organization that asks for a second factor', () => {
  let server: TestServer;
  let root: Browser;
  let ada: Browser;
  let ben: Browser;
  let cleo: Browser;
  beforeAll(async () => {
    stopClock();
    server = await startTestServer({ rules: { now: stoppedClock } });
    root = await createSignedInUser(server, 'root@example.org');
    await setSuperAdmin(server, 'root@example.org');
    [ada, ben, cleo] = [
      await createSignedInUser(server, 'ada@example.org'),
      await createSignedInUser(server, 'ben@example.org'),
      await createSignedInUser(server, 'cleo@example.org'),
    ];
    await turnOnSecondFactor(ada);
  });
  afterAll(() => server.close());

  const code = async (response: Response) => (await refusalOf(response)).slice(0, 2);
  const actingFor = (id: string) => ({ 'footnote-organization-id': id });
  const opened = (secondFactorRequired = true) =>
    saveOrganization(server.database, {
      id: randomUUID(),
      secondFactorRequired,
      people: { 'ada@example.org': 'Admin', 'ben@example.org': 'Member', 'cleo@example.org': 'Admin' },
    });
  const chats = (browser: Browser, id: string) => browser('GET', '/api/chat/sessions', undefined, actingFor(id));
  const ask = (browser: Browser, headers: Record<string, string>) => {
    const body = chatQuerySchema.parse({ question: 'Does it work?' });
    return browser('POST', `/api/chat/query?sid=${randomUUID()}`, body, headers);
  };
  const missing = async (browser: Browser, id: string) => {
    const { organizationRoles } = userProfileSchema.parse(await (await browser('GET', '/api/users/me')).json());
    return organizationRoles.find(({ organization }) => organization.id === id)?.organization.secondFactorMissing;
  };
  const idOf = async (browser: Browser) =>
    userProfileSchema.parse(await (await browser('GET', '/api/users/me')).json()).id;
  const change = (browser: Browser, id: string, body: unknown) => browser('PATCH', `${ALL}/${id}`, body);

  it('is closed to members without one, whose own account stays open, until they have one', async () => {
    const id = await opened();
    expect(await code(await chats(ben, id))).toEqual(NEEDED);
    expect(await code(await ask(ben, actingFor(id)))).toEqual(NEEDED);
    expect(await code(await ben('GET', `${ALL}/${id}`))).toEqual(NEEDED);
    for (const path of [`${ALL}/${id}`, `${ALL}/${id}/members`, `${ALL}/${id}/invites`])
      expect([path, await code(await cleo('GET', path))]).toEqual([path, NEEDED]);
    expect(await code(await change(cleo, id, { secondFactorRequired: false }))).toEqual(NEEDED);
    expect([await missing(ben, id), await missing(ada, id)]).toEqual([true, false]);
    expect((await (await ask(ben, {})).text()).length).toBeGreaterThan(0);
    expect((await ben('GET', '/api/chat/sessions')).status).toBe(200);
    expect((await chats(ada, id)).status).toBe(200);
    // A session that is there is as good: what counts is the account.
    const { code: bensCode } = await turnOnSecondFactor(ben);
    expect([(await chats(ben, id)).status, await missing(ben, id)]).toEqual([200, false]);
    const end = await ben('DELETE', OWN_FACTOR, { currentPassword: USER_PASSWORD, code: bensCode() });
    expect(await code(end)).toEqual([409, 'identity/last-second-factor']);
    await server.database.pool.query('DELETE FROM account_second_factor WHERE account_id = $1', [await idOf(ben)]);
    expect(await code(await chats(ben, id))).toEqual(NEEDED);
  });

  it('tells nobody outside that it does', async () => {
    const id = await opened();
    const stranger = await createSignedInUser(server, 'stranger@example.org');
    expect(await code(await stranger('GET', `${ALL}/${id}`))).toEqual([404, 'organization/not-found']);
    expect(await code(await chats(stranger, id))).toEqual([404, 'organization/cannot-act-for']);
  });

  it('is asked to by an admin who has one, and not by one who would be kept out', async () => {
    const id = await opened(false);
    const asks = { secondFactorRequired: true };
    expect(await code(await change(cleo, id, asks))).toEqual([409, 'organization/second-factor-own-first']);
    expect((await chats(ben, id)).status).toBe(200);
    expect(await code(await change(ben, id, asks))).toEqual([403, 'identity/forbidden']);
    expect(await (await change(ada, id, asks)).json()).toMatchObject(asks);
    expect(await code(await chats(ben, id))).toEqual(NEEDED);
    // Said twice it is done once.
    expect((await change(ada, id, { ...asks, name: 'Renamed' })).status).toBe(200);
    expect((await change(ada, id, { secondFactorRequired: false })).status).toBe(200);
    expect((await chats(ben, id)).status).toBe(200);
    const { rows } = await server.database.pool.query<{ event: string }>(
      "SELECT event FROM audit_event WHERE event LIKE 'second-factor-%' AND detail->>'organization' = $1 ORDER BY position",
      [id],
    );
    expect(rows.map(({ event }) => event)).toEqual(['second-factor-required', 'second-factor-optional']);
    const page = await ben('GET', '/api/users/me/notifications');
    const told = notificationPageSchema
      .parse(await page.json())
      .items.filter(({ news }) => 'organizationId' in news && news.organizationId === id);
    expect(told.map(({ news }) => news.kind)).toEqual(['second-factor-required']);
  });

  it.each(['yes', 1, null, 'true', [[]], {}])('takes %j for no wish', async (secondFactorRequired) => {
    const id = await opened(false);
    expect((await change(ada, id, { secondFactorRequired })).status).toBe(400);
    expect((await chats(ben, id)).status).toBe(200);
  });

  it('is open to super admins who do not belong to it, and lets members go', async () => {
    const id = await opened();
    expect((await chats(root, id)).status).toBe(200);
    expect((await change(root, id, { secondFactorRequired: false })).status).toBe(200);
    expect((await change(root, id, { secondFactorRequired: true })).status).toBe(200);
    expect((await ben('DELETE', `${ALL}/${id}/membership`)).status).toBe(204);
  });

  it('is left to providers where an account has no password', async () => {
    const id = await opened();
    await server.database.pool.query(
      `UPDATE account_credential SET password = NULL, provider = 'oidc'
       WHERE account_id = (SELECT id FROM account WHERE email = 'cleo@example.org')`,
    );
    expect((await chats(cleo, id)).status).toBe(200);
  });

  it('keeps what was made for it out of the file of a member without one', async () => {
    const dan = await createSignedInUser(server, 'dan@example.org');
    const id = await saveOrganization(server.database, { people: { 'dan@example.org': 'Member' } });
    await (await ask(dan, actingFor(id))).text();
    const exported = async () => (await dan('GET', '/api/users/me/export')).text();
    expect(await exported()).toContain('Does it work?');
    await server.database.pool.query('UPDATE organization SET second_factor_required = true WHERE id = $1', [id]);
    expect(await exported()).not.toContain('Does it work?');
    await turnOnSecondFactor(dan);
    expect(await exported()).toContain('Does it work?');
  });
});
