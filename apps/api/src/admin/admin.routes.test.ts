import { adminUserDetailsSchema, adminUserPageSchema } from '@footnote/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEvents } from '../chat/chat-events.fixtures.ts';
import { browserOf, refusalOf, startTestServer, type TestServer } from '../app/test-server.fixtures.ts';
import { createSignedInUser, setSuperAdmin, USER_PASSWORD } from '../identity/signed-in-user.fixtures.ts';
import { saveAccounts, saveOrganization } from '../organizations/organizations.fixtures.ts';

type Browser = ReturnType<typeof browserOf>;

const USERS = '/api/admin/users';

describe('the administration of users', () => {
  let server: TestServer;
  let root: Browser;
  let rootId: string;
  beforeAll(async () => {
    server = await startTestServer();
    root = await createSignedInUser(server, 'root@example.org');
    await setSuperAdmin(server, 'root@example.org');
    rootId = await idOf('root@example.org');
  });
  afterAll(() => server.close());

  const idOf = async (email: string) => {
    const sql = 'SELECT id FROM account WHERE email = $1';
    return (await server.database.pool.query<{ id: string }>(sql, [email])).rows[0]?.id ?? '';
  };
  const code = async (response: Response) => (await refusalOf(response)).slice(0, 2);
  const list = async (query: string) =>
    adminUserPageSchema.parse(await (await root('GET', `${USERS}?${query}`)).json());
  const emails = async (query: string) => (await list(query)).items.map(({ email }) => email);
  const read = async (id: string) => adminUserDetailsSchema.parse(await (await root('GET', `${USERS}/${id}`)).json());
  const enter = async (name: string) => {
    const email = `${name}@example.org`;
    return { email, browser: await createSignedInUser(server, email), id: await idOf(email) };
  };
  const signIn = (email: string, password = USER_PASSWORD) =>
    browserOf(server.app)('POST', '/api/auth/sign-in', { email, password });
  const written = async (id: string) => {
    const { rows } = await server.database.pool.query<{ event: string; account_id: string }>(
      "SELECT event, account_id FROM audit_event WHERE detail->>'user' = $1 ORDER BY happened_at, event",
      [id],
    );
    return rows.map(({ event, account_id: by }) => (by === rootId ? event : `${event} by ${by}`));
  };

  it('finds users by the beginnings of words, sorts, filters and pages them', async () => {
    const { browser, id } = await enter('astrid.oe');
    await browser('PATCH', '/api/users/me', { firstName: "Ørsted-Åsa D'Or", lastName: '%_Löwe' });
    await saveAccounts(server.database, 60, 'many');
    const organization = await saveOrganization(server.database, {
      name: 'Harbour Clinic',
      people: { 'astrid.oe@example.org': 'Admin' },
    });
    for (const search of ['ørs', 'ÅSA', 'löwe astrid', "d'or", 'astrid.oe@example.org', 'oe'])
      expect([search, await emails(`search=${encodeURIComponent(search)}`)]).toEqual([
        search,
        ['astrid.oe@example.org'],
      ]);
    for (const search of ['rsted', "' OR 1=1 --", '!!! &', ':*', '\\', 'a'.repeat(200), '𝒜\u202E'])
      expect([search, await emails(`search=${encodeURIComponent(search)}`)]).toEqual([search, []]);
    expect(await list('search=many&page_size=50&page=2')).toMatchObject({ total: 60, items: { length: 10 } });
    expect((await list('page=99999')).items).toEqual([]);
    const seen = new Set<string>();
    for (const page of [1, 2, 3]) for (const email of await emails(`page=${page}`)) seen.add(email);
    expect(seen.size).toBe((await list('')).total);
    expect((await emails('sort=email&direction=descending&page_size=5'))[0]).toBe('root@example.org');
    expect(await emails('show=superAdmins')).toEqual(['root@example.org']);
    expect(await emails('show=members')).toEqual(['astrid.oe@example.org']);
    const [found] = (await list('search=astrid')).items;
    expect(found).toMatchObject({ id, plan: 'free', verified: true, suspended: false, superAdmin: false });
    expect(found?.organizationRoles).toEqual([
      {
        role: 'Admin',
        organization: {
          id: organization,
          name: 'Harbour Clinic',
          subscriptionStatus: null,
          suspended: false,
          secondFactorMissing: false,
        },
      },
    ]);
    for (const wrong of ['sort=password', 'show=x', 'page=0', 'page_size=101', 'a=b', `search=${'x'.repeat(201)}`])
      expect([wrong, await code(await root('GET', `${USERS}?${wrong}`))]).toEqual([wrong, [400, 'request/invalid']]);
  });

  it('gives one user and nothing that proves who they are', async () => {
    const { id, email } = await enter('one');
    const text = await (await root('GET', `${USERS}/${id}`)).text();
    expect(adminUserDetailsSchema.parse(JSON.parse(text))).toMatchObject({ email, sessions: 1, suspendedAt: null });
    expect(text).not.toMatch(/password|token/i);
    for (const wrong of ['nobody', '%00', '../x', 'x'.repeat(101)]) {
      const response = await root('GET', `${USERS}/${encodeURIComponent(wrong)}`);
      expect([wrong, await code(response)]).toEqual([wrong, [404, 'admin/user-not-found']]);
    }
  });

  it('is for super admins alone, and ends with the right to it', async () => {
    const { browser, id } = await enter('plain');
    for (const [method, path, body] of [
      ['GET', USERS, undefined],
      ['GET', `${USERS}/${rootId}`, undefined],
      ['PATCH', `${USERS}/${id}`, { superAdmin: true }],
      ['DELETE', `${USERS}/${rootId}`, undefined],
      ['DELETE', `${USERS}/${rootId}/sessions`, undefined],
    ] as const) {
      expect([path, await code(await browser(method, path, body))]).toEqual([path, [403, 'identity/forbidden']]);
      expect([path, await code(await browserOf(server.app)(method, path, body))]).toEqual([
        path,
        [401, 'identity/signed-out'],
      ]);
    }
    expect((await root('PATCH', `${USERS}/${id}`, { superAdmin: true })).status).toBe(200);
    expect((await browser('GET', USERS)).status).toBe(200);
    expect((await root('PATCH', `${USERS}/${id}`, { superAdmin: false })).status).toBe(200);
    expect(await code(await browser('GET', USERS))).toEqual([403, 'identity/forbidden']);
    expect(await written(id)).toEqual(['super-admin-granted', 'super-admin-revoked']);
  });

  it.each([
    { email: 'other@example.org' },
    { superAdmin: 'yes' },
    { sandbox: true },
    { emailVerified: true },
    { organizationRoles: [] },
    { id: 'another' },
    { suspendedAt: null },
    { plan: 'pro', superAdmin: false },
  ])('refuses the change %j', async (wrong) => {
    const { id } = (await list('search=root')).items[0] ?? { id: '' };
    expect(await code(await root('PATCH', `${USERS}/${id}`, wrong))).toEqual([400, 'request/invalid']);
  });

  it('makes nobody a super admin whose address is not verified', async () => {
    const email = 'unverified@example.org';
    await browserOf(server.app)('POST', '/api/auth/register', { email, password: USER_PASSWORD, agreed: true });
    const id = await idOf(email);
    expect(await code(await root('PATCH', `${USERS}/${id}`, { superAdmin: true }))).toEqual([
      409,
      'admin/not-verified',
    ]);
    expect(await emails('show=unverified')).toEqual([email]);
  });

  it('lets nobody change, sign out or remove themself here', async () => {
    for (const response of [
      await root('PATCH', `${USERS}/${rootId}`, { superAdmin: false }),
      await root('PATCH', `${USERS}/${rootId}`, { suspended: true }),
      await root('DELETE', `${USERS}/${rootId}/sessions`),
      await root('DELETE', `${USERS}/${rootId}`),
    ])
      expect(await code(response)).toEqual([409, 'admin/yourself']);
  });

  it('suspends a user at once, says so to them alone, and resumes', async () => {
    const { browser, id, email } = await enter('suspended');
    expect((await root('PATCH', `${USERS}/${id}`, { suspended: true })).status).toBe(200);
    expect(await read(id)).toMatchObject({ suspended: true, sessions: 0, lastUsedAt: null });
    expect(await code(await browser('GET', '/api/users/me'))).toEqual([401, 'identity/signed-out']);
    expect(await refusalOf(await signIn(email))).toEqual([
      403,
      'identity/suspended',
      'This account is suspended. Ask whoever runs this service.',
    ]);
    expect(await code(await signIn(email, 'not the password'))).toEqual([401, 'identity/wrong-credentials']);
    expect(await read(id)).toMatchObject({ sessions: 0 });
    const token = await browserOf(server.app)('POST', '/api/auth/token', { email, password: USER_PASSWORD });
    expect(await code(token)).toEqual([403, 'identity/suspended']);
    expect(await emails('show=suspended')).toEqual([email]);
    // A session that began in the same moment opens nothing either.
    await server.database.pool.query('UPDATE account SET suspended_at = NULL WHERE id = $1', [id]);
    const late = await createSignedInUser(server, email, { registered: true });
    await server.database.pool.query('UPDATE account SET suspended_at = now() WHERE id = $1', [id]);
    expect(await code(await late('GET', '/api/users/me'))).toEqual([401, 'identity/signed-out']);
    expect((await root('PATCH', `${USERS}/${id}`, { suspended: false })).status).toBe(200);
    expect((await signIn(email)).status).toBe(204);
    expect(await written(id)).toEqual(['user-suspended', 'user-resumed']);
  });

  it('signs a user out everywhere', async () => {
    const { browser, id, email } = await enter('everywhere');
    const other = await createSignedInUser(server, email, { registered: true });
    expect(await (await root('DELETE', `${USERS}/${id}/sessions`)).json()).toEqual({ ended: 2 });
    for (const gone of [browser, other]) expect((await gone('GET', '/api/users/me')).status).toBe(401);
    expect((await signIn(email)).status).toBe(204);
  });

  it('removes a user without roles, with all that is theirs, and tells them', async () => {
    const { browser, id, email } = await enter('removed');
    const organization = await saveOrganization(server.database, { people: { [email]: 'Member' } });
    expect(await code(await root('DELETE', `${USERS}/${id}`))).toEqual([409, 'admin/has-roles']);
    expect((await browser('GET', '/api/users/me')).status).toBe(200);
    await saveOrganization(server.database, { id: organization });
    await server.mail();
    expect((await root('DELETE', `${USERS}/${id}`)).status).toBe(204);
    expect((await browser('GET', '/api/users/me')).status).toBe(401);
    expect(await code(await root('DELETE', `${USERS}/${id}`))).toEqual([404, 'admin/user-not-found']);
    expect((await server.mail()).map(({ to, subject }) => [to, subject])).toEqual([
      [email, 'Your account was deleted'],
    ]);
    expect(await written(id)).toEqual(['user-removed']);
  });

  it('keeps a last super admin, whatever they do to each other at once or to themself', async () => {
    const { browser, id, email } = await enter('second');
    await setSuperAdmin(server, email);
    const takeBack = { superAdmin: false };
    const outcomes = await Promise.all([
      root('PATCH', `${USERS}/${id}`, takeBack),
      browser('PATCH', `${USERS}/${rootId}`, takeBack),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 403]);
    await setSuperAdmin(server, 'root@example.org');
    await setSuperAdmin(server, email);
    await root('PATCH', `${USERS}/${id}`, takeBack);
    const leave = await root('DELETE', '/api/users/me', { password: USER_PASSWORD });
    expect(await code(leave)).toEqual([409, 'identity/last-super-admin']);
  });
});

describe('a suspended user', () => {
  it('loses the answer that is being written for them, and no other', async () => {
    const server = await startTestServer({
      async *answer({ signal }) {
        yield { event: 'number_retrieved_docs', number: 1 };
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
      },
    });
    const root = await createSignedInUser(server, 'root@example.org');
    await setSuperAdmin(server, 'root@example.org');
    const user = await createSignedInUser(server, 'user@example.org');
    const other = await createSignedInUser(server, 'other@example.org');
    const asked = await user('POST', '/api/chat/query', { question: 'Does aspirin help?' });
    await other('POST', '/api/chat/query', { question: 'Does aspirin help?' });
    const { items } = adminUserPageSchema.parse(await (await root('GET', `${USERS}?search=user`)).json());
    await root('PATCH', `${USERS}/${items[0]?.id ?? ''}`, { suspended: true });
    expect((await readEvents(asked.body)).at(-1)).toMatchObject({ event: 'error' });
    expect(server.turns.running()).toBe(1);
    await server.close();
  });
});
