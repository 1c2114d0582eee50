import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ORGANIZATION_HEADER, sourceSchema, uploadBatchSchema, type DocumentStatus } from '@footnote/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusalOf, startTestServer, type browserOf, type TestServer } from '../app/test-server.fixtures.ts';
import { createSignedInUser, setSuperAdmin } from '../identity/signed-in-user.fixtures.ts';
import { saveOrganization } from '../organizations/organizations.fixtures.ts';

type Browser = ReturnType<typeof browserOf>;

const OTHER = '0b8f7f0e-54c5-4b0a-9d1c-0d9c3f3a7a02';
const CONTENT = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(300_000)]);
const digest = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

describe('the file of a document', () => {
  let server: TestServer;
  let [admin, member, stranger, root]: Browser[] = [];
  let organization: string;
  let sourceId: string;
  let documentId: string;
  beforeAll(async () => {
    server = await startTestServer();
    const enter = (name: string) => createSignedInUser(server, `${name}@example.org`);
    [admin, member, stranger, root] = [
      await enter('admin'),
      await enter('member'),
      await enter('other'),
      await enter('root'),
    ];
    await setSuperAdmin(server, 'root@example.org');
    const people = { 'admin@example.org': 'Admin', 'member@example.org': 'Member' } as const;
    organization = await saveOrganization(server.database, { people });
    await saveOrganization(server.database, { id: OTHER, people: { 'other@example.org': 'Admin' } });
  });
  afterAll(() => server.close());

  const call = (
    who: Browser | undefined,
    method: string,
    path: string,
    given: { body?: unknown; headers?: object; acts?: string | null } = {},
  ) => {
    if (who === undefined) throw new Error('Nobody is signed in yet.');
    const { acts = organization } = given;
    const acting = acts === null ? {} : { [ORGANIZATION_HEADER]: acts };
    return who(method, path, given.body, { ...acting, ...given.headers });
  };
  const documentPath = (id = documentId, source = sourceId) => `/api/sources/${source}/documents/${id}`;
  const get = (headers: object = {}, who = member) => call(who, 'GET', `${documentPath()}/file`, { headers });
  const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());
  const statusOf = async (asked: Promise<Response>) => {
    const response = await asked;
    await response.body?.cancel();
    return response.status;
  };
  const codeOf = async (response: Response) => (await refusalOf(response)).slice(0, 2);
  const move = (status: DocumentStatus) =>
    server.database.pool.query('UPDATE source_document SET status = $1 WHERE id = $2', [status, documentId]);

  async function announce(name: string) {
    const file = { batchIndex: 0, name, type: 'application/pdf', size: CONTENT.length, hash: digest(CONTENT) };
    const answered = await call(member, 'POST', `/api/sources/${sourceId}/batches`, { body: { files: [file] } });
    const [document] = uploadBatchSchema.parse(await answered.json()).documents;
    if (document === undefined) throw new Error('No document was made.');
    return document;
  }

  /** The files of the store, for a test that takes one away behind its back. */
  const kept = () => {
    const directory = join(server.sources.directory, 'kept', sourceId);
    return readdirSync(directory).map((name) => join(directory, name));
  };

  beforeEach(async () => {
    const body = { name: 'Protocols', description: 'Of our department.', languages: ['en'] };
    sourceId = sourceSchema.parse(await (await call(admin, 'POST', '/api/sources', { body })).json()).id;
    const document = await announce('Leitlinie „Größe“ (2026).pdf');
    documentId = document.id;
    const { rows } = await server.database.pool.query<{ name: string }>(
      'SELECT object_name AS name FROM source_document WHERE id = $1',
      [documentId],
    );
    const path = join(server.sources.directory, 'kept', `${rows[0]?.name ?? ''}.pdf`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, CONTENT);
    await call(member, 'POST', `${documentPath()}/verification`);
  });

  it('is given whole, as an attachment that nothing of ours can be done with', async () => {
    const response = await get();
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(CONTENT.length),
      'accept-ranges': 'bytes',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'content-disposition': `attachment; filename="Leitlinie _Gr__e_ _2026_.pdf"; filename*=UTF-8''Leitlinie%20%E2%80%9EGr%C3%B6%C3%9Fe%E2%80%9C%20%282026%29.pdf`,
    });
    expect(response.headers.has('set-cookie')).toBe(false);
    expect(digest(await bytesOf(response))).toBe(digest(CONTENT));
  });

  it('is given in the parts that are asked for', async () => {
    const size = CONTENT.length;
    for (const [range, start, end] of [
      ['bytes=0-0', 0, 0],
      ['bytes=65536-131071', 65_536, 131_071],
      [`bytes=${size - 5}-`, size - 5, size - 1],
      ['bytes=-7', size - 7, size - 1],
      [`bytes=5-${size * 2}`, 5, size - 1],
    ] as const) {
      const response = await get({ range });
      expect(response.status).toBe(206);
      expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/${size}`);
      expect(response.headers.get('content-length')).toBe(String(end - start + 1));
      expect(digest(await bytesOf(response))).toBe(digest(CONTENT.subarray(start, end + 1)));
    }
  });

  it.each(['bytes=0-9,20-29', 'bytes=9-3', 'items=0-1', 'bytes=a-z', 'x'.repeat(5_000)])(
    'is given whole for the range %j',
    async (range) => {
      const response = await get({ range });
      expect([response.status, (await bytesOf(response)).length]).toEqual([200, CONTENT.length]);
    },
  );

  it('has no bytes after its last', async () => {
    for (const range of [`bytes=${CONTENT.length}-`, 'bytes=-0', `bytes=${'9'.repeat(80)}-`]) {
      const response = await get({ range });
      expect(response.headers.get('content-range')).toBe(`bytes */${CONTENT.length}`);
      expect(await codeOf(response)).toEqual([416, 'request/range-not-satisfiable']);
    }
  });

  it('is described to HEAD without being opened', async () => {
    const response = await call(member, 'HEAD', `${documentPath()}/file`);
    expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([
      200,
      String(CONTENT.length),
      '',
    ]);
  });

  it('is not there for whoever does not act for its organization, nor with a cookie alone', async () => {
    const path = `${documentPath()}/file`;
    const missing = [404, 'source/not-found'];
    expect(await codeOf(await call(stranger, 'GET', path, { acts: OTHER }))).toEqual(missing);
    expect(await codeOf(await call(root, 'GET', path, { acts: OTHER }))).toEqual(missing);
    for (const who of [admin, member, stranger, root])
      expect(await codeOf(await call(who, 'GET', path, { acts: null }))).toEqual(missing);
    expect(await codeOf(await call(stranger, 'GET', path))).toEqual([404, 'organization/cannot-act-for']);
    expect(await statusOf(call(root, 'GET', path))).toBe(200);
    expect(await statusOf(call(admin, 'GET', path))).toBe(200);
  });

  it('is not found by ids that were tampered with', async () => {
    const body = { name: 'Another', description: 'Of our department.', languages: ['en'] };
    const other = sourceSchema.parse(await (await call(admin, 'POST', '/api/sources', { body })).json()).id;
    const of = (path: string) => call(member, 'GET', `${path}/file`);
    expect(await codeOf(await of(documentPath(documentId, other)))).toEqual([404, 'source/document-not-found']);
    expect(await codeOf(await of(documentPath(sourceId)))).toEqual([404, 'source/document-not-found']);
    for (const id of ['..', '%2e%2e', `${documentId}%00`, `${documentId}.pdf`, "' OR 1=1", `../${documentId}`])
      expect((await of(documentPath(encodeURIComponent(id)))).status).toBe(404);
    for (let place = 0; place < documentId.length; place += 1) {
      const letter = documentId[place] === 'a' ? 'b' : 'a';
      const changed = `${documentId.slice(0, place)}${letter}${documentId.slice(place + 1)}`;
      expect((await of(documentPath(changed))).status).toBe(404);
    }
  });

  it('is shown from when it was verified until something was found to be wrong with it', async () => {
    for (const status of ['uploaded', 'parsing_started', 'upsert_finished'] as const) {
      await move(status);
      expect(await statusOf(get())).toBe(200);
    }
    for (const status of ['slicing_failed', 'parsing_failed', 'hash_rejected', 'quota_exceeded'] as const) {
      await move(status);
      expect(await codeOf(await get())).toEqual([409, 'source/no-preview']);
    }
    await move('uploading');
    expect(await codeOf(await get())).toEqual([409, 'source/upload-missing']);
  });

  it('is gone with its document, and where the store has lost it', async () => {
    await move('upsert_finished');
    expect((await call(member, 'DELETE', documentPath())).status).toBe(204);
    expect(await codeOf(await get())).toEqual([404, 'source/document-not-found']);
    documentId = (await announce('again.pdf')).id;
    await move('uploaded');
    expect(await codeOf(await get())).toEqual([404, 'source/document-not-found']);
  });

  it('is read by two hundred at once, some of whom go away', async () => {
    const readers = Array.from({ length: 200 }, async (_, reader) => {
      const start = reader * 1_000;
      const response = await get({ range: `bytes=${start}-${start + 99_999}` });
      expect(response.status).toBe(206);
      if (reader % 3 === 0) return response.body?.cancel();
      expect(digest(await bytesOf(response))).toBe(digest(CONTENT.subarray(start, start + 100_000)));
      return null;
    });
    await Promise.all(readers);
    for (const path of kept()) rmSync(path);
    expect(await codeOf(await get())).toEqual([404, 'source/document-not-found']);
  });
});
