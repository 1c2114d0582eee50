import { ORGANIZATION_HEADER, sourceSchema, sourceSettingsSchema, type Source } from '@footnote/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { browserOf, refusalOf, startTestServer, type TestServer } from '../app/test-server.fixtures.ts';
import { createSignedInUser, setSuperAdmin } from '../identity/signed-in-user.fixtures.ts';
import { saveOrganization } from '../organizations/organizations.fixtures.ts';

type Browser = ReturnType<typeof browserOf>;

const ALL = '/api/sources';
const OTHER = '0b8f7f0e-54c5-4b0a-9d1c-0d9c3f3a7a02';
const NEW = { name: 'Protocols', description: 'Of our department.', languages: ['en', 'pt-BR'] };

describe('sources', () => {
  let server: TestServer;
  let root: Browser;
  let admin: Browser;
  let member: Browser;
  let organization: string;
  beforeAll(async () => {
    server = await startTestServer();
    root = await createSignedInUser(server, 'root@example.org');
    await setSuperAdmin(server, 'root@example.org');
    admin = await createSignedInUser(server, 'admin@example.org');
    member = await createSignedInUser(server, 'member@example.org');
    const people = { 'admin@example.org': 'Admin', 'member@example.org': 'Member' } as const;
    organization = await saveOrganization(server.database, { people });
    await saveOrganization(server.database, { id: OTHER, people: { 'admin@example.org': 'Admin' } });
  });
  afterAll(() => server.close());

  const askFor = (acting: string) => (who: Browser, method: string, path: string, body?: unknown) =>
    who(method, path, body, { [ORGANIZATION_HEADER]: acting });
  const ask = (...call: Parameters<ReturnType<typeof askFor>>) => askFor(organization)(...call);
  const code = async (response: Response) => (await refusalOf(response)).slice(0, 2);
  const create = async (fields: object = {}, acting = organization): Promise<Source> =>
    sourceSchema.parse(await (await askFor(acting)(admin, 'POST', ALL, { ...NEW, ...fields })).json());
  const listedBy = async (response: Response) => z.record(z.string(), sourceSchema).parse(await response.json());

  it('say what they are bound by, to everybody', async () => {
    const settings = sourceSettingsSchema.parse(await (await browserOf(server.app)('GET', `${ALL}/settings`)).json());
    expect(settings).toMatchObject({
      upload: { byteLimit: 500_000_000, filesPerBatch: 1_000, uploadsAtOnce: 3 },
      retentionDays: { min: 1, max: 365, default: 30 },
      numberOfShards: { min: 1, max: 20, default: 1 },
    });
    expect(settings.locations[0]).toBe('eu-central-1');
  });

  it('are PubMed for everybody, and those of the organization that is acted for, by their ids', async () => {
    const source = await create();
    const elsewhere = await create({ name: 'Elsewhere' }, OTHER);
    expect(Object.keys(await listedBy(await browserOf(server.app)('GET', ALL)))).toEqual(['pubmed']);
    expect(Object.keys(await listedBy(await admin('GET', ALL)))).toEqual(['pubmed']);
    const own = await listedBy(await ask(member, 'GET', ALL));
    expect(own[source.id]).toEqual(source);
    expect(own[elsewhere.id]).toBeUndefined();
    expect((await listedBy(await askFor(OTHER)(admin, 'GET', ALL)))[elsewhere.id]).toEqual(elsewhere);
    expect(source).toMatchObject({
      status: 'enabled',
      maintainedBy: { type: 'Organization', id: organization },
      documents: `${ALL}/${source.id}/documents`,
      bucket: { region: 'eu-central-1', retentionDays: 30 },
      searchIndex: { numberOfShards: 1 },
      pageQuota: null,
    });
  });

  it('are made, changed and deleted by admins of the organization, which is written down', async () => {
    expect(await code(await admin('POST', ALL, NEW))).toEqual([403, 'source/organizations-only']);
    expect(await code(await ask(member, 'POST', ALL, NEW))).toEqual([403, 'source/admins-only']);
    const { id } = await create();
    const one = `${ALL}/${id}`;
    expect(await code(await ask(member, 'PATCH', one, { name: 'Mine' }))).toEqual([403, 'source/admins-only']);
    expect(await code(await ask(member, 'DELETE', one))).toEqual([403, 'source/admins-only']);
    const changed = { name: 'Guidelines 🏥', description: 'All of them', languages: [], status: 'disabled' };
    expect(await (await ask(admin, 'PATCH', one, changed)).json()).toMatchObject(changed);
    expect(await (await ask(admin, 'PATCH', one, {})).json()).toMatchObject(changed);
    expect((await ask(root, 'DELETE', one)).status).toBe(204);
    expect(await code(await ask(admin, 'DELETE', one))).toEqual([404, 'source/not-found']);
    const { rows } = await server.database.pool.query<{ event: string }>(
      "SELECT event FROM audit_event WHERE detail->>'source' = $1 AND detail->>'organization' = $2 ORDER BY position",
      [id, organization],
    );
    expect(rows.map(({ event }) => event)).toEqual([
      'source-created',
      'source-updated',
      'source-updated',
      'source-deleted',
    ]);
  });

  it('have an index and a bucket, whose calls need to name them', async () => {
    const { id } = await create();
    const bucket = { location: 'eu-west-1', softDelete: { retentionDays: 365 } };
    expect(await (await ask(admin, 'POST', `${ALL}/${id}/index`, { numberOfShards: 4 })).json()).toEqual({
      numberOfShards: 4,
    });
    expect(await (await ask(admin, 'POST', `${ALL}/${id}/bucket`, bucket)).json()).toMatchObject({
      region: 'eu-west-1',
      retentionDays: 365,
    });
    for (const absent of ['undefined', 'null', '%20']) {
      expect(await refusalOf(await ask(admin, 'POST', `${ALL}/${absent}/index`, { numberOfShards: 4 }))).toEqual([
        400,
        'source/id-missing',
        'No sourceId provided',
      ]);
      expect(await code(await ask(admin, 'POST', `${ALL}/${absent}/bucket`, bucket))).toEqual([
        400,
        'source/id-missing',
      ]);
    }
    expect(await code(await ask(admin, 'POST', `${ALL}/pubmed/index`, { numberOfShards: 4 }))).toEqual([
      404,
      'source/not-found',
    ]);
  });

  it.each([
    ['POST', '', { ...NEW, name: '' }],
    ['POST', '', { ...NEW, name: ' ' }],
    ['POST', '', { ...NEW, name: 'x'.repeat(121) }],
    ['POST', '', { ...NEW, name: 'a\nb' }],
    ['POST', '', { ...NEW, description: '' }],
    ['POST', '', { ...NEW, description: 'x'.repeat(2_001) }],
    ['POST', '', { ...NEW, languages: ['english!'] }],
    ['POST', '', { ...NEW, organizationId: OTHER }],
    ['PATCH', '/@', { status: 'deleted' }],
    ['PATCH', '/@', { maintainedBy: { type: 'Organization', id: OTHER } }],
    ['PATCH', '/@', { pageQuota: 9 }],
    ['POST', '/@/index', { numberOfShards: 0 }],
    ['POST', '/@/index', { numberOfShards: 21 }],
    ['POST', '/@/index', { numberOfShards: 1.5 }],
    ['POST', '/@/bucket', { location: 'us-east-1', softDelete: { retentionDays: 30 } }],
    ['POST', '/@/bucket', { location: '../x', softDelete: { retentionDays: 30 } }],
    ['POST', '/@/bucket', { location: 'eu-west-1', softDelete: { retentionDays: 0 } }],
    ['POST', '/@/bucket', { location: 'eu-west-1', softDelete: { retentionDays: 366 } }],
  ])('refuse %s %s %j', async (method, path, body) => {
    const { id } = await create();
    expect(await code(await ask(admin, method, `${ALL}${path.replace('@', id)}`, body))).toEqual([
      400,
      'request/invalid',
    ]);
  });

  it('keep their organization from being deleted', async () => {
    const id = await saveOrganization(server.database, { people: { 'admin@example.org': 'Admin' } });
    const source = await create({}, id);
    expect(await (await root('GET', `/api/organizations/${id}`)).json()).toMatchObject({ sources: 1 });
    expect(await code(await root('DELETE', `/api/organizations/${id}`))).toEqual([409, 'organization/has-sources']);
    expect((await askFor(id)(admin, 'DELETE', `${ALL}/${source.id}`)).status).toBe(204);
    expect((await root('DELETE', `/api/organizations/${id}`)).status).toBe(204);
  });
});
