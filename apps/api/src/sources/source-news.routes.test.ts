import { createHash } from 'node:crypto';
import {
  notificationPageSchema,
  ORGANIZATION_HEADER,
  sourceSchema,
  uploadBatchSchema,
  type News,
  type Source,
} from '@footnote/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusalOf, startTestServer, type browserOf, type TestServer } from '../app/test-server.fixtures.ts';
import { createSignedInUser, setSuperAdmin } from '../identity/signed-in-user.fixtures.ts';
import { saveOrganization } from '../organizations/organizations.fixtures.ts';
import { maintainSources } from './source-maintenance.ts';

type Browser = ReturnType<typeof browserOf>;

const pdf = (text: string) => Buffer.from(`%PDF-1.7\n${text}`);

describe('news of sources', () => {
  let server: TestServer;
  let root: Browser;
  let admin: Browser;
  let member: Browser;
  let organization: string;
  let source: Source;
  let hour = 0;
  const now = () => Date.now() + hour * 60 * 60_000;
  beforeAll(async () => {
    server = await startTestServer({ rules: { now } });
    root = await createSignedInUser(server, 'root@example.org');
    await setSuperAdmin(server, 'root@example.org');
    admin = await createSignedInUser(server, 'admin@example.org');
    member = await createSignedInUser(server, 'member@example.org');
    const people = { 'admin@example.org': 'Admin', 'member@example.org': 'Member' } as const;
    organization = await saveOrganization(server.database, { people });
  });
  afterAll(() => server.close());

  const ask = (who: Browser, method: string, path: string, body?: unknown) =>
    who(method, path, body, { [ORGANIZATION_HEADER]: organization });
  const code = async (response: Response) => (await refusalOf(response)).slice(0, 2);
  const one = () => `/api/sources/${source.id}`;
  const told = async (who: Browser): Promise<News[]> => {
    const page = notificationPageSchema.parse(await (await who('GET', '/api/users/me/notifications')).json());
    return page.items.map(({ news }) => news).filter((news) => 'sourceId' in news && news.sourceId === source.id);
  };
  const mailed = async () => (await server.mail()).map(({ to, subject }) => `${to}: ${subject}`);
  /** Announces files, and sends and verifies those that are taken. */
  const upload = async (files: Readonly<Record<string, Buffer>>, sent = Object.keys(files)) => {
    const contents = Object.values(files);
    const body = Object.entries(files).map(([name, content], batchIndex) => ({
      batchIndex,
      name,
      type: 'application/pdf',
      size: content.length,
      hash: createHash('sha256').update(content).digest('hex'),
    }));
    const answer = await ask(member, 'POST', `${one()}/batches`, { files: body });
    const { documents } = uploadBatchSchema.parse(await answer.json());
    for (const { id, name, batchIndex, upload: link } of documents) {
      const content = contents[batchIndex] ?? Buffer.alloc(0);
      if (link === null || !sent.includes(name)) continue;
      const headers = { ...link.headers, 'content-length': String(content.length) };
      await member('PUT', link.url, content.toString('latin1'), headers);
      await ask(member, 'POST', `${one()}/documents/${id}/verification`);
    }
    return documents;
  };

  beforeEach(async () => {
    hour = 0;
    const body = { name: 'Protocols', description: 'Of our department.', languages: [] };
    source = sourceSchema.parse(await (await ask(admin, 'POST', '/api/sources', body)).json());
    await server.mail();
  });

  it('come once for a batch, to whoever uploaded it, once nothing more happens to its documents', async () => {
    await upload({ 'a.pdf': pdf('a'), 'b.pdf': pdf('damaged'), 'c.pdf': pdf('c') });
    expect(await told(member)).toEqual([]);
    await server.sources.ingest();
    expect(await told(member)).toMatchObject([
      { kind: 'documents-ready', ready: 2, failed: 1, sourceName: 'Protocols', organizationId: organization },
    ]);
    expect(await told(admin)).toEqual([]);
    expect(await mailed()).toEqual(['member@example.org: Your documents are ready']);
    await server.sources.ingest();
    expect(await told(member)).toHaveLength(1);
  });

  it('say that all failed, and leave out what the browser said already', async () => {
    const refused = { 'twice.pdf': pdf('damaged'), 'TWICE.pdf': pdf('other') };
    await upload(refused);
    await server.sources.ingest();
    expect(await told(member)).toMatchObject([{ kind: 'documents-failed', failed: 1 }]);
    expect(await mailed()).toEqual(['member@example.org: Your documents could not be read']);
  });

  it('wait for uploads that are under way, and come once those are given up', async () => {
    const documents = await upload({ 'sent.pdf': pdf('sent'), 'lost.pdf': pdf('lost') }, ['sent.pdf']);
    await server.sources.ingest();
    expect(await told(member)).toEqual([]);
    const lost = documents.find(({ name }) => name === 'lost.pdf');
    expect((await ask(member, 'DELETE', `${one()}/documents/${lost?.id}/upload`)).status).toBe(204);
    expect(await told(member)).toMatchObject([{ kind: 'documents-ready', ready: 1, failed: 0 }]);
    await upload({ 'never.pdf': pdf('never') }, []);
    hour = 25;
    await maintainSources({ ...server.sources.served.sources, now });
    expect(await told(member)).toHaveLength(1);
  });

  it('of two documents that end at the same moment come once', async () => {
    const files = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`${index}.pdf`, pdf(String(index))]));
    await upload(files);
    await Promise.all([server.sources.ingest(), server.sources.ingest()]);
    expect(await told(member)).toMatchObject([{ kind: 'documents-ready', ready: 20, failed: 0 }]);
  });

  it('go to nobody who was taken out, and by mail to nobody who wants none', async () => {
    await member('PATCH', '/api/users/me', { notificationMail: false });
    await upload({ 'a.pdf': pdf('a') });
    await server.sources.ingest();
    expect(await told(member)).toHaveLength(1);
    expect(await mailed()).toEqual([]);
    await member('PATCH', '/api/users/me', { notificationMail: true });
    await upload({ 'b.pdf': pdf('b') });
    const { pool } = server.database;
    const id = `(SELECT id FROM account WHERE email = 'member@example.org')`;
    const { rows } = await pool.query(`DELETE FROM organization_member WHERE account_id = ${id} RETURNING *`);
    expect(rows).toHaveLength(1);
    await server.sources.ingest();
    expect(await told(member)).toHaveLength(1);
    await saveMember(pool, organization);
  });

  it('tell super admins that more pages are needed, once a day, and again once the quota is another', async () => {
    const requests = `${one()}/quota-requests`;
    const request = { pages: 500, reason: 'Guidelines of {organization} & <others>' };
    expect(await code(await ask(member, 'POST', requests, request))).toEqual([403, 'source/admins-only']);
    expect(await code(await ask(admin, 'POST', requests, request))).toEqual([409, 'source/without-quota']);
    await ask(root, 'PATCH', `${one()}/quota`, { pageQuota: 500 });
    expect(await code(await ask(admin, 'POST', requests, request))).toEqual([400, 'source/pages-not-more']);
    const more = { ...request, pages: 501 };
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(admin, 'POST', requests, more)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409, 409, 409, 409]);
    expect(await told(root)).toMatchObject([{ kind: 'pages-requested', pages: 501, sourceName: 'Protocols' }]);
    const [mail, ...others] = await server.mail();
    expect([mail?.to, others]).toEqual(['root@example.org', []]);
    expect(mail?.text).toContain('admin@example.org asks for 501 pages');
    expect(mail?.text).toContain('What they are for: Guidelines of {organization} & <others>');
    hour = 23;
    expect(await code(await ask(admin, 'POST', requests, more))).toEqual([409, 'source/pages-requested']);
    hour = 25;
    expect((await ask(admin, 'POST', requests, more)).status).toBe(204);
    await ask(root, 'PATCH', `${one()}/quota`, { pageQuota: 501 });
    expect((await ask(admin, 'POST', requests, { pages: 502, reason: '' })).status).toBe(204);
    expect(await told(root)).toHaveLength(3);
  });

  it.each([
    {},
    { pages: 1 },
    { pages: -1, reason: '' },
    { pages: 1.5, reason: '' },
    { pages: '9', reason: '' },
    { pages: 100_000_001, reason: '' },
    { pages: 9, reason: 'x'.repeat(1_001) },
    { pages: 9, reason: '', source: 'x' },
  ])('refuse the request %j', async (body) => {
    expect(await code(await ask(admin, 'POST', `${one()}/quota-requests`, body))).toEqual([400, 'request/invalid']);
  });

  it('are nothing to whoever does not act for the organization', async () => {
    const request = { pages: 9, reason: '' };
    expect(await code(await admin('POST', `${one()}/quota-requests`, request))).toEqual([404, 'source/not-found']);
  });
});

async function saveMember(pool: TestServer['database']['pool'], organization: string): Promise<void> {
  await pool.query(
    `INSERT INTO organization_member (organization_id, account_id, role, joined_at)
     SELECT $1, id, 'Member', now() FROM account WHERE email = 'member@example.org'`,
    [organization],
  );
}
