import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import {
  batchDetailsSchema,
  ORGANIZATION_HEADER,
  sourceDocumentPageSchema,
  sourceDocumentSchema,
  sourceSchema,
  uploadBatchSchema,
  uploadLinkSchema,
  type Source,
  type UploadBatch,
  type UploadLink,
} from '@footnote/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusalOf, startTestServer, type browserOf, type TestServer } from '../app/test-server.fixtures.ts';
import { createSignedInUser, setSuperAdmin } from '../identity/signed-in-user.fixtures.ts';
import { saveOrganization } from '../organizations/organizations.fixtures.ts';
import { indexedDocument } from './index/indexed-document.fixtures.ts';
import { maintainSources } from './source-maintenance.ts';

type Browser = ReturnType<typeof browserOf>;

const pdf = (text: string) => Buffer.from(`%PDF-1.7\n${text}`);
const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');
const announced = (name: string, content: Buffer, batchIndex = 0) => ({
  batchIndex,
  name,
  type: 'application/pdf',
  size: content.length,
  hash: hashOf(content),
});

describe('documents of sources', () => {
  let server: TestServer;
  let root: Browser;
  let admin: Browser;
  let member: Browser;
  let stranger: Browser;
  let organization: string;
  let source: Source;
  let hour = 0;
  const now = () => Date.now() + hour * 60 * 60_000;
  beforeAll(async () => {
    server = await startTestServer({ rules: { now } });
    root = await createSignedInUser(server, 'root@example.org');
    await setSuperAdmin(server, 'root@example.org');
    const enter = (name: string) => createSignedInUser(server, `${name}@example.org`);
    [admin, member, stranger] = [await enter('admin'), await enter('member'), await enter('stranger')];
    const people = { 'admin@example.org': 'Admin', 'member@example.org': 'Member' } as const;
    organization = await saveOrganization(server.database, { people });
    await saveOrganization(server.database, { id: OTHER, people: { 'stranger@example.org': 'Admin' } });
  });
  afterAll(() => server.close());
  const OTHER = '0b8f7f0e-54c5-4b0a-9d1c-0d9c3f3a7a02';

  const headers = () => ({ [ORGANIZATION_HEADER]: organization });
  const ask = (who: Browser, method: string, path: string, body?: unknown) => who(method, path, body, headers());
  const ofOther = (method: string, path: string, body?: unknown) =>
    stranger(method, path, body, { [ORGANIZATION_HEADER]: OTHER });
  const code = async (response: Response) => (await refusalOf(response)).slice(0, 2);
  const one = () => `/api/sources/${source.id}`;
  const listed = async (query = '') =>
    sourceDocumentPageSchema.parse(await (await ask(member, 'GET', `${one()}/documents${query}`)).json());
  const announce = async (files: readonly object[], who = member): Promise<UploadBatch> =>
    uploadBatchSchema.parse(await (await ask(who, 'POST', `${one()}/batches`, { files })).json());
  const put = (link: UploadLink | null, content: Buffer, given: Record<string, string> = {}, who = member) =>
    who('PUT', link?.url ?? '', content.toString('latin1'), {
      ...link?.headers,
      'content-length': String(content.length),
      ...given,
    });
  const verify = (id: string, who = member) => ask(who, 'POST', `${one()}/documents/${id}/verification`);
  const upload = async (name: string, content: Buffer) => {
    const { documents } = await announce([announced(name, content)]);
    const [document] = documents;
    if (document === undefined) throw new Error('No document was made.');
    expect((await put(document.upload, content)).status).toBe(204);
    return sourceDocumentSchema.parse(await (await verify(document.id)).json());
  };
  const statusesOf = async () =>
    Object.fromEntries((await listed()).documents.map(({ name, status }) => [name, status]));

  beforeEach(async () => {
    hour = 0;
    const body = { name: 'Protocols', description: 'Of our department.', languages: ['en', 'de'] };
    source = sourceSchema.parse(await (await ask(admin, 'POST', '/api/sources', body)).json());
  });

  it('are announced, sent, verified and read', async () => {
    const content = pdf('First page\fSecond page');
    const { batch, documents } = await announce([announced('Guideline.pdf', content)]);
    expect(documents).toMatchObject([{ batchIndex: 0, name: 'Guideline.pdf', status: 'uploading' }]);
    const [document] = documents;
    expect((await listed()).documents).toMatchObject([{ name: 'Guideline.pdf', status: 'uploading', actions: [] }]);
    expect(await code(await verify(document?.id ?? ''))).toEqual([409, 'source/upload-missing']);
    expect((await put(document?.upload ?? null, content)).status).toBe(204);
    const verified = sourceDocumentSchema.parse(await (await verify(document?.id ?? '')).json());
    expect(verified).toMatchObject({ status: 'uploaded', size: content.length, pageCount: null, batch });
    expect(await (await verify(document?.id ?? '')).json()).toEqual(verified);
    await server.sources.ingest();
    const { documents: ready, meta } = await listed();
    expect(ready).toMatchObject([{ status: 'upsert_finished', pageCount: 2, actions: ['delete'] }]);
    expect(meta).toMatchObject({ total: 1, pageCount: 2, summary: { ready_to_use: 1, failed: 0 } });
    expect([...(server.sources.index.held.get(source.id)?.values() ?? [])]).toEqual(['Guideline.pdf']);
    const { createdBy } = batchDetailsSchema.parse(await (await ask(admin, 'GET', batch)).json());
    expect(await (await ask(admin, 'GET', createdBy ?? '')).json()).toMatchObject({ email: 'member@example.org' });
    expect(await code(await ofOther('GET', batch))).toEqual([404, 'source/batch-not-found']);
    expect(await code(await ofOther('GET', createdBy ?? ''))).toEqual([404, 'source/batch-not-found']);
  });

  it('are not there for anybody who does not act for their organization', async () => {
    const { id } = await upload('Guideline.pdf', pdf('text'));
    const calls = [
      ['GET', `${one()}/documents`],
      ['DELETE', `${one()}/documents?status=failed`],
      ['DELETE', `${one()}/documents/${id}`],
      ['POST', `${one()}/batches`, { files: [announced('a.pdf', pdf('a'))] }],
      ['POST', `${one()}/documents/${id}/upload`],
      ['DELETE', `${one()}/documents/${id}/upload`],
      ['POST', `${one()}/documents/${id}/verification`],
      ['PATCH', one(), { name: 'Stolen' }],
      ['DELETE', one()],
      ['POST', `${one()}/index`, { numberOfShards: 2 }],
      ['POST', `${one()}/bucket`, { location: 'eu-central-1', softDelete: { retentionDays: 9 } }],
    ] as const;
    for (const [method, path, body] of calls) {
      for (const response of [
        await ofOther(method, path, body),
        await stranger(method, path, body),
        await admin(method, path, body),
      ])
        expect([method, path, ...(await code(response))]).toEqual([method, path, 404, 'source/not-found']);
    }
    expect(Object.keys(Object(await (await ofOther('GET', '/api/sources')).json()))).toEqual(['pubmed']);
    expect((await listed()).documents).toMatchObject([{ status: 'uploaded' }]);
  });

  it('are in a source once, by name and by content, also within a batch', async () => {
    const [first, second] = [pdf('first'), pdf('second')];
    await upload('Größe.pdf', first);
    const { documents } = await announce([
      announced('GRÖSSE.pdf'.replace('SS', 'ß'), second, 0),
      announced('gro\u0308ße.PDF', second, 1),
      announced('other.pdf', first, 2),
      announced('new.pdf', second, 3),
      announced('new.pdf', pdf('third'), 4),
      announced('again.pdf', second, 5),
      { ...announced('huge.pdf', pdf('huge'), 6), size: 500_000_000 },
      { ...announced('page.html', pdf('page'), 7), type: 'text/html' },
      { ...announced('unknown', pdf('unknown'), 8), type: '' },
    ]);
    expect(documents.map(({ status, upload: link }) => [status, link !== null])).toEqual([
      ['duplicate_name', false],
      ['duplicate_name', false],
      ['duplicate_content', false],
      ['uploading', true],
      ['duplicate_name', false],
      ['duplicate_content', false],
      ['maximum_size_exceeded', false],
      ['illegal_type', false],
      ['illegal_type', false],
    ]);
    expect(await (await ask(member, 'DELETE', `${one()}/documents?status=failed`)).json()).toEqual({ deleted: 8 });
    expect(await statusesOf()).toEqual({ 'Größe.pdf': 'uploaded', 'new.pdf': 'uploading' });
  });

  it('are announced twenty times at once and taken once', async () => {
    const content = pdf('the same');
    const batches = await Promise.all(Array.from({ length: 20 }, () => announce([announced('same.pdf', content)])));
    const documents = batches.flatMap((batch) => batch.documents);
    expect(new Set(documents.map(({ id }) => id)).size).toBe(1);
    expect(new Set(documents.map(({ upload: link }) => link?.url.split('?')[0])).size).toBe(1);
    expect(await statusesOf()).toEqual({ 'same.pdf': 'uploading' });
    const ofAdmin = await announce([announced('same.pdf', content)], admin);
    expect(ofAdmin.documents).toMatchObject([{ status: 'duplicate_name', upload: null }]);
  });

  it('go on where they are announced again by whoever did before, and only with the same content', async () => {
    const [first, second] = [pdf('the first'), pdf('the second')];
    const { batch, documents } = await announce([announced('one.pdf', first), announced('two.pdf', second, 1)]);
    const again = await announce([announced('new.pdf', pdf('new')), announced('TWO.pdf', second, 1)]);
    expect(again.documents.map(({ batchIndex }) => batchIndex)).toEqual([0, 1]);
    expect(again.documents[1]).toMatchObject({ id: documents[1]?.id, name: 'two.pdf', status: 'uploading' });
    expect(again.batch).not.toBe(batch);
    expect((await put(again.documents[1]?.upload ?? null, second)).status).toBe(204);
    expect(await (await verify(documents[1]?.id ?? '')).json()).toMatchObject({ status: 'uploaded', batch });
    // Nothing new came: no batch is made of it.
    expect((await announce([announced('one.pdf', first)])).batch).toBe(batch);
    const changed = await announce([announced('one.pdf', pdf('changed')), announced('two.pdf', second, 1)]);
    expect(changed.documents.map(({ status }) => status)).toEqual(['duplicate_name', 'duplicate_name']);
    const twice = await announce([announced('one.pdf', first), announced('ONE.pdf', first, 1)]);
    expect(twice.documents.map(({ status }) => status)).toEqual(['uploading', 'duplicate_name']);
    const otherwise = await announce([{ ...announced('one.pdf', first), type: 'text/html' }]);
    expect(otherwise.documents).toMatchObject([{ status: 'illegal_type', upload: null }]);
  });

  it('are refused for another size, type or content than what was announced', async () => {
    const announceOne = async (name: string, content: Buffer) =>
      (await announce([announced(name, content)])).documents[0];
    const text = await announceOne('text.pdf', Buffer.from('no PDF at all'));
    await put(text?.upload ?? null, Buffer.from('no PDF at all'));
    expect(await (await verify(text?.id ?? '')).json()).toMatchObject({ status: 'type_precondition_failed' });
    const other = await announceOne('other.pdf', pdf('what was said'));
    await put(other?.upload ?? null, pdf('what was sent'));
    expect(await (await verify(other?.id ?? '')).json()).toMatchObject({ status: 'hash_rejected' });
    const link = (await announceOne('short.pdf', pdf('four')))?.upload ?? null;
    for (const refused of [
      await put(link, pdf('three')),
      await put(link, pdf('fou')),
      await put(link, pdf('four'), { 'content-type': 'text/html' }),
      await put(link, pdf('four'), { 'content-length': '5' }),
    ])
      expect(await code(refused)).toEqual([400, 'source/upload-differs']);
    // Of what was refused nothing is kept.
    expect(readdirSync(`${server.sources.directory}/kept/${source.id}`)).toEqual([]);
  });

  it('are sent once, in time, by whoever announced them', async () => {
    const content = pdf('text');
    const { documents } = await announce([announced('text.pdf', content)]);
    const { upload: link = null, id = '' } = documents[0] ?? {};
    const invalid = [403, 'source/upload-link-invalid'];
    expect(await code(await put(link, content, {}, admin))).toEqual(invalid);
    expect((await put(link, content, {}, stranger)).status).toBe(404);
    expect(await code(await put(link, content, { [ORGANIZATION_HEADER]: OTHER }, stranger))).toEqual(invalid);
    hour = 1;
    expect(await code(await put(link, content))).toEqual(invalid);
    expect(await code(await ask(admin, 'POST', `${one()}/documents/${id}/upload`))).toEqual([
      404,
      'source/document-not-found',
    ]);
    const renewed = uploadLinkSchema.parse(await (await ask(member, 'POST', `${one()}/documents/${id}/upload`)).json());
    expect((await put(renewed, content)).status).toBe(204);
    expect(await code(await put(renewed, content))).toEqual(invalid);
    await verify(id);
    expect(await code(await put(renewed, content))).toEqual(invalid);
    expect(await code(await ask(member, 'POST', `${one()}/documents/${id}/upload`))).toEqual([
      409,
      'source/upload-over',
    ]);
    expect(await code(await ask(member, 'DELETE', `${one()}/documents/${id}/upload`))).toEqual([
      409,
      'source/upload-over',
    ]);
  });

  it('that are given up, or that nobody sends for a day, failed to upload and free their name', async () => {
    const content = pdf('text');
    const { documents } = await announce([announced('text.pdf', content)]);
    const { upload: link = null, id = '' } = documents[0] ?? {};
    expect((await ask(member, 'DELETE', `${one()}/documents/${id}/upload`)).status).toBe(204);
    expect(await code(await put(link, content))).toEqual([403, 'source/upload-link-invalid']);
    const again = await announce([announced('text.pdf', content)]);
    expect(again.documents[0]?.status).toBe('uploading');
    hour = 25;
    await maintainSources({ ...server.sources.served.sources, now });
    expect((await listed()).documents.map(({ status }) => status)).toEqual(['upload_failed', 'upload_failed']);
  });

  it('that cannot be read fail with the reason, and keep nobody waiting', async () => {
    await upload('broken.pdf', pdf('damaged'));
    await upload('sound.pdf', pdf('sound'));
    await server.sources.ingest();
    expect(await statusesOf()).toEqual({ 'broken.pdf': 'slicing_failed', 'sound.pdf': 'upsert_finished' });
    expect((await listed()).documents.find(({ name }) => name === 'broken.pdf')?.problem).toBe('damaged');
  });

  it('are deleted by whoever uploaded them and by admins, once nothing happens to them any more', async () => {
    const [mine, theirs] = [pdf('mine'), pdf('theirs')];
    const { id } = await upload('mine.pdf', mine);
    const [other] = (await announce([announced('theirs.pdf', theirs)], admin)).documents;
    await put(other?.upload ?? null, theirs, {}, admin);
    await verify(other?.id ?? '', admin);
    const document = (which: string) => `${one()}/documents/${which}`;
    expect(await code(await ask(member, 'DELETE', document(id)))).toEqual([409, 'source/document-in-progress']);
    await server.sources.ingest();
    expect(await code(await ask(member, 'DELETE', document(other?.id ?? '')))).toEqual([
      403,
      'source/delete-not-permitted',
    ]);
    expect((await ask(member, 'DELETE', document(id))).status).toBe(204);
    expect(await code(await ask(member, 'DELETE', document(id)))).toEqual([404, 'source/document-not-found']);
    expect([...(server.sources.index.held.get(source.id)?.values() ?? [])]).toEqual(['theirs.pdf']);
    expect((await ask(root, 'DELETE', document(other?.id ?? ''))).status).toBe(204);
    expect((await listed()).meta.total).toBe(0);
    // Their files can be brought back for thirty days.
    const kept = () => readdirSync(`${server.sources.directory}/deleted/${source.id}`).length;
    hour = 29 * 24;
    await maintainSources({ ...server.sources.served.sources, now });
    expect(kept()).toBe(2);
    hour = 31 * 24;
    await maintainSources({ ...server.sources.served.sources, now });
    expect(kept()).toBe(0);
  });

  it('stop at the page quota of their source, before and after they are read', async () => {
    const quota = `${one()}/quota`;
    expect(await code(await ask(admin, 'PATCH', quota, { pageQuota: 100 }))).toEqual([403, 'identity/forbidden']);
    expect((await ask(root, 'PATCH', quota, { pageQuota: 3 })).status).toBe(200);
    await upload('two.pdf', pdf('1\f2'));
    await upload('two more.pdf', pdf('3\f4'));
    await upload('one.pdf', pdf('5'));
    await server.sources.ingest();
    const statuses = await statusesOf();
    expect(Object.values(statuses).toSorted()).toEqual(['quota_exceeded', 'upsert_finished', 'upsert_finished']);
    const { documents } = await announce([announced('late.pdf', pdf('late'))]);
    expect(documents[0]).toMatchObject({ status: 'quota_exceeded', upload: null });
    expect((await listed()).meta.pageCount).toBeLessThanOrEqual(3);
  });

  it('come a thousand to a batch and no more, and are listed by page', async () => {
    const files = Array.from({ length: 1_001 }, (_, index) => announced(`${index}.pdf`, pdf(String(index)), index));
    expect(await code(await ask(member, 'POST', `${one()}/batches`, { files }))).toEqual([400, 'request/invalid']);
    expect((await announce(files.slice(1))).documents).toHaveLength(1_000);
    const [first, second] = [await listed('?page_size=600'), await listed('?page_size=600&page=2')];
    expect([first.documents.length, second.documents.length, first.meta.total]).toEqual([600, 400, 1_000]);
    expect(new Set([...first.documents, ...second.documents].map(({ id }) => id)).size).toBe(1_000);
    expect(first.documents[0]?.name).toBe('1.pdf');
    expect(first.meta.summary.uploading).toBe(1_000);
  });

  it.each([
    { files: [] },
    { files: [{ ...announced('a.pdf', pdf('a')), type: 'a'.repeat(256) }] },
    { files: [{ ...announced('a.pdf', pdf('a')), size: 0 }] },
    { files: [{ ...announced('a.pdf', pdf('a')), size: -1 }] },
    { files: [{ ...announced('a.pdf', pdf('a')), hash: 'x' }] },
    { files: [{ ...announced('', pdf('a')) }] },
    { files: [{ ...announced('a'.repeat(256), pdf('a')) }] },
    { files: [{ ...announced('a.pdf', pdf('a')), objectName: '../x' }] },
    { files: [announced('a.pdf', pdf('a'))], sourceId: 'x' },
  ])('refuse the batch %j', async (body) => {
    expect(await code(await ask(member, 'POST', `${one()}/batches`, body))).toEqual([400, 'request/invalid']);
  });

  it('that a slower process puts after their source was deleted are removed, and a source that is being made is let be', async () => {
    const { index } = server.sources;
    const late = indexedDocument(['It was read before.'], { sourceId: source.id });
    const body = { name: 'Another.', description: 'Of ours.', languages: ['en'] };
    const another = sourceSchema.parse(await (await ask(admin, 'POST', '/api/sources', body)).json());
    await index.put(indexedDocument(['It is kept.'], { sourceId: another.id }));
    expect((await ask(admin, 'DELETE', one())).status).toBe(204);
    for (const hours of [0, 24, 7 * 24 + 1]) {
      await index.put(late);
      hour = hours;
      await maintainSources({ ...server.sources.served.sources, now });
      expect(await index.stats(source.id)).toEqual({ passages: 0 });
    }
    expect(await index.stats(another.id)).toEqual({ passages: 1 });
    const { rows } = await server.database.pool.query('SELECT id FROM deleted_source WHERE id = $1', [source.id]);
    expect(rows).toEqual([]);
  });

  it('of one deleted source that cannot be cleaned keep no other waiting', async () => {
    const { index } = server.sources;
    const body = { name: 'Another.', description: 'Of ours.', languages: ['en'] };
    const another = sourceSchema.parse(await (await ask(admin, 'POST', '/api/sources', body)).json());
    expect((await ask(admin, 'DELETE', one())).status).toBe(204);
    expect((await ask(admin, 'DELETE', `/api/sources/${another.id}`)).status).toBe(204);
    await index.put(indexedDocument(['Late.'], { sourceId: another.id }));
    const removeSource = async (id: string) => {
      if (id === source.id) throw new Error('The folder cannot be written.');
      await index.removeSource(id);
    };
    const deps = { ...server.sources.served.sources, now, index: { ...index, removeSource } };
    await expect(maintainSources(deps)).rejects.toThrow('The folder cannot be written.');
    expect(await index.stats(another.id)).toEqual({ passages: 0 });
  });

  it('go with their source, whatever happens to them at the time', async () => {
    await upload('ready.pdf', pdf('ready'));
    await server.sources.ingest();
    await upload('waiting.pdf', pdf('waiting'));
    const [sent] = (await announce([announced('sent.pdf', pdf('sent'))])).documents;
    expect(await code(await ask(member, 'DELETE', one()))).toEqual([403, 'source/admins-only']);
    expect(await code(await ask(root, 'DELETE', `/api/organizations/${organization}`))).toEqual([
      409,
      'organization/has-sources',
    ]);
    expect((await ask(admin, 'DELETE', one())).status).toBe(204);
    expect(await code(await put(sent?.upload ?? null, pdf('sent')))).toEqual([403, 'source/upload-link-invalid']);
    await server.sources.ingest();
    expect(server.sources.index.held.has(source.id)).toBe(false);
    expect(existsSync(`${server.sources.directory}/kept/${source.id}`)).toBe(false);
    const { rows } = await server.database.pool.query('SELECT id FROM source_document WHERE source_id = $1', [
      source.id,
    ]);
    expect(rows).toEqual([]);
  });
});
