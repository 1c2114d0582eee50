import {
  adminOrganizationPageSchema,
  memberPageSchema,
  organizationSchema,
  userProfileSchema,
  type Organization,
} from '@footnote/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf, startTestServer, type browserOf, type TestServer } from '../app/test-server.fixtures.ts';
import { createSignedInUser, setSuperAdmin, USER_PASSWORD } from '../identity/signed-in-user.fixtures.ts';
import { saveAccounts, saveMembers, saveOrganization } from './organizations.fixtures.ts';

type Browser = ReturnType<typeof browserOf>;

const ALL = '/api/organizations';

describe('the calls of organizations', () => {
  let server: TestServer;
  let root: Browser;
  let ada: Browser;
  let grace: Browser;
  beforeAll(async () => {
    server = await startTestServer();
    root = await createSignedInUser(server, 'root@example.org');
    await setSuperAdmin(server, 'root@example.org');
    ada = await createSignedInUser(server, 'ada@example.org');
    grace = await createSignedInUser(server, 'grace@example.org');
  });
  afterAll(() => server.close());

  const code = async (response: Response) => (await refusalOf(response)).slice(0, 2);
  const create = async (fields: object = {}): Promise<Organization> => {
    const body = { name: 'Harbour Clinic', description: '', userLimit: 3, ...fields };
    return organizationSchema.parse(await (await root('POST', ALL, body)).json());
  };
  const idOf = async (email: string) => {
    const { rows } = await server.database.pool.query<{ id: string }>('SELECT id FROM account WHERE email = $1', [
      email,
    ]);
    return rows[0]?.id ?? '';
  };
  const withPeople = (people: Readonly<Record<string, 'Member' | 'Admin'>>) =>
    saveOrganization(server.database, { people });
  const events = async (organization: string) => {
    const { rows } = await server.database.pool.query<{ event: string }>(
      "SELECT event FROM audit_event WHERE detail->>'organization' = $1 ORDER BY happened_at, event",
      [organization],
    );
    return rows.map(({ event }) => event);
  };

  it('make, give, change and delete an organization, and write that down', async () => {
    const made = await create({ name: ' Klinikum Süd 🏥 ', description: 'Kardiologie\nNephrologie' });
    expect(made).toMatchObject({ name: 'Klinikum Süd 🏥', userLimit: 3, members: 0, openInvites: 0, sources: 0 });
    const one = `${ALL}/${made.id}`;
    expect(await (await root('GET', one)).json()).toEqual(made);
    const changed = organizationSchema.parse(await (await root('PATCH', one, { userLimit: 9 })).json());
    expect(changed).toMatchObject({ name: made.name, description: made.description, userLimit: 9 });
    expect((await root('DELETE', one)).status).toBe(204);
    expect(await code(await root('GET', one))).toEqual([404, 'organization/not-found']);
    expect(await code(await root('DELETE', one))).toEqual([404, 'organization/not-found']);
    expect(await events(made.id)).toEqual(['organization-created', 'organization-updated', 'organization-deleted']);
  });

  it.each([
    { name: '' },
    { name: 'x'.repeat(121) },
    { name: 'a\r\nBcc: b@c.d' },
    { userLimit: 0 },
    { userLimit: '3' },
    { userLimit: 1e9 },
    { description: 'x'.repeat(2_001) },
    { id: '0b8f7f0e-54c5-4b0a-9d1c-0d9c3f3a7a01' },
    { subscriptionStatus: 'active' },
    { members: 5 },
  ])('refuse %j for a new organization and a saved one', async (wrong) => {
    const body = { name: 'Harbour Clinic', description: '', userLimit: 3, ...wrong };
    expect(await code(await root('POST', ALL, body))).toEqual([400, 'request/invalid']);
    const { id } = await create();
    expect(await code(await root('PATCH', `${ALL}/${id}`, wrong))).toEqual([400, 'request/invalid']);
  });

  it('let admins change all but the user limit, which never goes below those who have a place', async () => {
    const id = await withPeople({ 'ada@example.org': 'Admin', 'grace@example.org': 'Member' });
    const one = `${ALL}/${id}`;
    expect((await ada('PATCH', one, { name: 'Renamed', userLimit: 10 })).status).toBe(200);
    expect(await code(await ada('PATCH', one, { userLimit: 11 }))).toEqual([403, 'organization/limit-locked']);
    expect(await code(await root('PATCH', one, { userLimit: 1 }))).toEqual([409, 'organization/limit-too-low']);
    expect((await root('PATCH', one, { userLimit: 2 })).status).toBe(200);
  });

  it('list members by page, order and search, whatever is searched for', async () => {
    const id = await withPeople({ 'ada@example.org': 'Admin' });
    await ada('PATCH', '/api/users/me', { firstName: 'Ada', lastName: 'Löwe_%' });
    await saveMembers(server.database, id, { accounts: await saveAccounts(server.database, 60), role: 'Member' });
    const members = async (query: string) =>
      memberPageSchema.parse(await (await ada('GET', `${ALL}/${id}/members?${query}`)).json());
    const first = await members('page_size=50');
    const second = await members('page_size=50&page=2');
    expect([first.total, first.items.length, second.items.length]).toEqual([61, 50, 11]);
    expect(new Set([...first.items, ...second.items].map((member) => member.id)).size).toBe(61);
    expect((await members('search=LÖWE_%25')).items.map(({ name, role }) => [name, role])).toEqual([
      ['Ada Löwe_%', 'Admin'],
    ]);
    expect((await members('search=_%25')).total).toBe(1);
    expect((await members("search=' OR 1=1 --")).total).toBe(0);
    expect((await members('sort=role&page_size=5')).items[0]?.role).toBe('Admin');
    expect((await members('sort=email&direction=descending&page_size=5')).items[0]?.email).toBe('person9@example.org');
    expect(await members('page=99999')).toEqual({ items: [], total: 61 });
    for (const wrong of [
      'sort=password',
      'page=0',
      'page_size=101',
      'page_size=x',
      'direction=up',
      'a=b',
      `search=${'x'.repeat(201)}`,
    ]) {
      expect(await code(await ada('GET', `${ALL}/${id}/members?${wrong}`))).toEqual([400, 'request/invalid']);
    }
  });

  it('list all organizations for super admins', async () => {
    await withPeople({ 'ada@example.org': 'Member' });
    await create({ name: 'zz Zweigstelle' });
    const list = async (query: string) =>
      adminOrganizationPageSchema.parse(await (await root('GET', `${ALL}?${query}`)).json());
    expect((await list('search=zweig')).items).toEqual([expect.objectContaining({ name: 'zz Zweigstelle', users: 0 })]);
    expect((await list('direction=descending&page_size=5')).items[0]?.name).toBe('zz Zweigstelle');
    const busiest = await list('sort=users&direction=descending');
    expect(busiest.items[0]?.users).toBe(Math.max(...busiest.items.map(({ users }) => users)));
    expect(await code(await ada('GET', ALL))).toEqual([403, 'identity/forbidden']);
  });

  it('give members roles and take them out; nobody does that to themself', async () => {
    const id = await withPeople({ 'ada@example.org': 'Admin', 'grace@example.org': 'Member' });
    const [own, other] = [await idOf('ada@example.org'), await idOf('grace@example.org')];
    const member = (account: string) => `${ALL}/${id}/members/${account}`;
    for (const response of [await ada('PATCH', member(own), { role: 'Member' }), await ada('DELETE', member(own))]) {
      expect(await code(response)).toEqual([409, 'organization/yourself']);
    }
    expect((await ada('PATCH', member(other), { role: 'Admin' })).status).toBe(204);
    expect((await grace('PATCH', member(own), { role: 'Member' })).status).toBe(204);
    // Whoever was made a member a moment ago is no admin with the next call.
    expect(await code(await ada('DELETE', member(other)))).toEqual([403, 'identity/forbidden']);
    expect(await code(await root('DELETE', member(other)))).toEqual([409, 'organization/last-admin']);
    expect(await code(await root('PATCH', member(other), { role: 'Member' }))).toEqual([
      409,
      'organization/last-admin',
    ]);
    expect((await grace('DELETE', member(own))).status).toBe(204);
    expect(await code(await ada('GET', `${ALL}/${id}`))).toEqual([404, 'organization/not-found']);
    expect(await code(await grace('DELETE', member(own)))).toEqual([404, 'organization/member-not-found']);
    for (const wrong of [{ role: 'Owner' }, { role: 'Admin', id: own }, {}]) {
      expect(await code(await root('PATCH', member(other), wrong))).toEqual([400, 'request/invalid']);
    }
    expect(await events(id)).toEqual(['member-role-changed', 'member-role-changed', 'member-removed']);
  });

  it('keep the last admin from leaving, and from deleting the account, until somebody else is one', async () => {
    const id = await withPeople({ 'ada@example.org': 'Admin', 'grace@example.org': 'Member' });
    const leave = `${ALL}/${id}/membership`;
    expect(await code(await ada('DELETE', leave))).toEqual([409, 'organization/last-admin']);
    const refused = await ada('DELETE', '/api/users/me', { password: USER_PASSWORD });
    expect(await code(refused)).toEqual([409, 'organization/last-admin']);
    expect((await grace('DELETE', leave)).status).toBe(204);
    expect(await code(await grace('DELETE', leave))).toEqual([404, 'organization/not-found']);
  });

  it('say in the profile what somebody is in which organization', async () => {
    const lin = await createSignedInUser(server, 'lin@example.org');
    const id = await saveOrganization(server.database, { name: 'Institute', people: { 'lin@example.org': 'Admin' } });
    const profile = userProfileSchema.parse(await (await lin('GET', '/api/users/me')).json());
    const organization = {
      id,
      name: 'Institute',
      subscriptionStatus: null,
      suspended: false,
      secondFactorMissing: false,
    };
    expect(profile.organizationRoles).toEqual([{ role: 'Admin', organization }]);
    // Alone in it there is nobody to hand it over to.
    expect((await lin('DELETE', '/api/users/me', { password: USER_PASSWORD })).status).toBe(204);
    expect(organizationSchema.parse(await (await root('GET', `${ALL}/${id}`)).json()).members).toBe(0);
  });
});
