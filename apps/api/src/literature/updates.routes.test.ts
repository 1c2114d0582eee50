import { literatureUpdatesSchema } from '@footnote/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { browserOf, refusalOf, startTestServer, TEST_TOKEN, type TestServer } from '../app/test-server.fixtures.ts';
import { createSignedInUser } from '../identity/signed-in-user.fixtures.ts';
import { pubmedRecord, servePubmedFiles, type PubmedFiles } from './pubmed-files.fixtures.ts';
import { dailyCron } from './daily-work.ts';

type Browser = ReturnType<typeof browserOf>;

let files: PubmedFiles;
let server: TestServer;
let admin: Browser;
let requests = 0;
beforeEach(async () => {
  files = await servePubmedFiles();
  requests = 0;
  const request = () => {
    requests += 1;
    return Promise.resolve(requests === 1);
  };
  server = await startTestServer({ pubmedUrl: files.url, syncJob: { request } });
  admin = await superAdminOf(server);
});
afterEach(async () => {
  await server.close();
  await files.close();
});

const KEY = { authorization: `Bearer ${TEST_TOKEN}`, 'content-type': 'application/json' };
const setSuperAdmin = ({ app }: TestServer, email: string, granted: boolean) => {
  const body = JSON.stringify({ email, granted });
  return app.request('/api/internal/accounts/super-admin', { method: 'POST', headers: KEY, body });
};
async function superAdminOf(of: TestServer): Promise<Browser> {
  const browser = await createSignedInUser(of, 'admin@example.org');
  await setSuperAdmin(of, 'admin@example.org', true);
  return browser;
}
const call = (browser: Browser, path: '' | '/sync' | '/retry', headers: Record<string, string> = {}) =>
  browser(path === '' ? 'GET' : 'POST', `/api/admin/literature${path}`, undefined, headers);
const status = async () => literatureUpdatesSchema.parse(await (await call(admin, '')).json());
async function sync(wish: { baseline: boolean; since: string | null }): Promise<void> {
  const body = JSON.stringify(wish);
  await (await server.app.request('/api/internal/literature/sync', { method: 'POST', headers: KEY, body })).text();
}

describe('the status of the literature', () => {
  it('says that nothing was ever fetched, and after a sync what was', async () => {
    expect(await status()).toMatchObject({ lastApplied: null, checkedAt: null, lagDays: null, hasBaseline: false });
    files.put('baseline/pubmed26n0001.xml.gz', [pubmedRecord(1, 'One'), pubmedRecord(2, 'Two')]);
    files.put('updatefiles/pubmed26n0002.xml.gz', ['<DeleteCitation><PMID>2</PMID></DeleteCitation>'], '2026-01-05');
    await sync({ baseline: true, since: null });
    expect(await status()).toMatchObject({
      running: null,
      lastApplied: { name: 'pubmed26n0002.xml.gz', published: '2026-01-05' },
      newest: { name: 'pubmed26n0002.xml.gz', published: '2026-01-05' },
      appliedFiles: 2,
      hasBaseline: true,
      lagDays: 0,
      waiting: 0,
      failure: null,
      counts: { articles: 1, withdrawn: 1 },
    });
  });

  it('tells how far behind it is, and why it stopped', async () => {
    files.put('updatefiles/pubmed26n0002.xml.gz', [pubmedRecord(1, 'One')], '2026-01-05');
    files.put('updatefiles/pubmed26n0003.xml.gz', [pubmedRecord(2, 'Two')], '2026-01-09');
    files.put('updatefiles/pubmed26n0003.xml.gz.md5', [], '2026-01-09');
    await sync({ baseline: false, since: null });
    expect(await status()).toMatchObject({
      hasBaseline: false,
      lagDays: 4,
      waiting: 1,
      failure: { code: 'sync/no-checksum', file: 'pubmed26n0003.xml.gz' },
    });
    await files.close();
    await sync({ baseline: false, since: null });
    const after = await status();
    expect(after).toMatchObject({ lagDays: 4, waiting: 1, failure: { code: 'sync/unreachable' } });
    files = await servePubmedFiles();
  });

  it('says that a new year’s baseline was not read, until it is', async () => {
    files.put('updatefiles/pubmed25n0003.xml.gz', [pubmedRecord(1, 'One')], '2025-12-20');
    await sync({ baseline: false, since: null });
    expect(await status()).toMatchObject({ newBaseline: false, appliedFiles: 1 });
    files.put('updatefiles/pubmed26n0002.xml.gz', [pubmedRecord(2, 'Two')], '2026-01-05');
    await sync({ baseline: false, since: null });
    await sync({ baseline: false, since: null });
    expect(await status()).toMatchObject({ newBaseline: true, appliedFiles: 1, hasBaseline: false });
    files.put('baseline/pubmed26n0001.xml.gz', [pubmedRecord(1, 'One')], '2025-12-30');
    await sync({ baseline: true, since: null });
    expect(await status()).toMatchObject({ newBaseline: false, appliedFiles: 2, hasBaseline: true });
  });

  it('is told to super admins alone, whatever machine asks', async () => {
    const reader = await createSignedInUser(server, 'reader@example.org');
    const visitor = browserOf(server.app);
    const code = async (response: Promise<Response>) => (await refusalOf(await response)).slice(0, 2);
    for (const path of ['', '/sync', '/retry'] as const) {
      expect(await code(call(reader, path))).toEqual([403, 'identity/forbidden']);
      for (const host of ['localhost:3000', '127.0.0.1']) {
        expect(await code(call(visitor, path, { host }))).toEqual([401, 'identity/signed-out']);
      }
      expect(await code(call(visitor, path, { host: 'evil.example' }))).toEqual([421, 'request/wrong-host']);
      // The key of the command line opens calls of the command line, and no others.
      expect(await code(call(visitor, path, KEY))).toEqual([401, 'identity/signed-out']);
    }
    expect(requests).toBe(0);
    expect((await call(admin, '', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(200);
    await setSuperAdmin(server, 'admin@example.org', false);
    expect(await code(call(admin, ''))).toEqual([403, 'identity/forbidden']);
  });
});

describe('asking for a sync', () => {
  it('queues one, and says so when one waits already', async () => {
    expect(await (await call(admin, '/sync')).json()).toEqual({ queued: true });
    expect(await (await call(admin, '/retry')).json()).toEqual({ queued: false });
  });

  it('is refused from another site, and while the server fetches nothing', async () => {
    const foreign = { 'sec-fetch-site': 'cross-site' };
    expect((await refusalOf(await call(admin, '/sync', foreign)))[1]).toBe('request/cross-site');
    const off = await startTestServer();
    const answer = await call(await superAdminOf(off), '/sync');
    expect((await refusalOf(answer)).slice(0, 2)).toEqual([409, 'literature/sync-off']);
    await off.close();
  });
});

it('gives every installation a time of the night of its own', () => {
  const times = Array.from({ length: 50 }, (_, at) => dailyCron(`instance ${at}`));
  for (const time of times) expect(time).toMatch(/^[1-5]?\d [3-8] \* \* \*$/);
  expect(new Set(times).size).toBeGreaterThan(40);
});
