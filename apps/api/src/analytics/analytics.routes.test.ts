import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserOf, refusalOf, startTestServer, type TestServer } from '../app/test-server.fixtures.ts';

const CALL = '/api/analytics/event';
const view = { event: 'page_view', page: '/chatHistory/:id', language: 'nl' };

let counting: TestServer;
let quiet: TestServer;
let webRoot: string;
beforeAll(async () => {
  webRoot = mkdtempSync(join(tmpdir(), 'web-'));
  writeFileSync(join(webRoot, 'index.html'), '<html lang="en"><body></body></html>');
  counting = await startTestServer({ webRoot, environment: { FOOTNOTE_PAGE_VIEWS: 'true' } });
  quiet = await startTestServer({ budgets: { calls: { event: 60 } }, webRoot, beside: counting });
});
afterAll(async () => {
  await quiet.close();
  await counting.close();
  rmSync(webRoot, { recursive: true });
});

const tell = (server: TestServer, body: unknown, headers: Record<string, string> = {}) =>
  browserOf(server.app)('POST', CALL, body, headers);
const counted = async (server: TestServer): Promise<string[]> => {
  const text = await (await server.app.request('/metrics')).text();
  return text.split('\n').filter((line) => line.startsWith('footnote_page_views_total{'));
};

it('counts a page and its language, sets no cookie, and logs nothing else', async () => {
  const response = await tell(counting, view, {
    'user-agent': 'a-browser-of-grace',
    cookie: 'footnote_visitor=secret',
  });
  expect([response.status, response.headers.getSetCookie()]).toEqual([204, []]);
  expect(await counted(counting)).toEqual(['footnote_page_views_total{page="/chatHistory/:id",language="nl"} 1']);
  expect(counting.logged).toContainEqual([{ page: '/chatHistory/:id', language: 'nl' }, 'page view']);
  expect(JSON.stringify(counting.logged)).not.toMatch(/grace|secret/);
});

it('counts nobody who asks not to be tracked, and nobody while it is off', async () => {
  const before = await counted(counting);
  expect((await tell(counting, view, { dnt: '1' })).status).toBe(204);
  expect((await tell(counting, view, { 'sec-gpc': '1' })).status).toBe(204);
  expect(await counted(counting)).toEqual(before);
  expect((await tell(quiet, view)).status).toBe(204);
  expect(await counted(quiet)).toEqual([]);
});

it('asks the pages of those who may be counted, and no other', async () => {
  const asked = async (server: TestServer, headers: Record<string, string> = {}) =>
    (await (await server.app.request('/chat', { headers })).text()).includes('data-telemetry="views"');
  expect(await asked(counting)).toBe(true);
  expect(await asked(counting, { dnt: '1' })).toBe(false);
  expect(await asked(counting, { 'sec-gpc': '1' })).toBe(false);
  expect(await asked(quiet)).toBe(false);
});

it.each([
  [{ ...view, page: '/chatHistory/5f0c' }, 400, 'request/invalid'],
  [{ ...view, page: '__proto__' }, 400, 'request/invalid'],
  [{ ...view, page: '/chat"} 1\nfootnote_answers_total 9' }, 400, 'request/invalid'],
  [{ ...view, language: '../en' }, 400, 'request/invalid'],
  [{ ...view, query: 'what I typed' }, 400, 'request/invalid'],
  [[], 400, 'request/invalid'],
  ['{', 400, 'request/malformed'],
  ['['.repeat(1_000), 400, 'request/malformed'],
  [{ ...view, page: 'x'.repeat(3_000) }, 413, 'request/too-large'],
])('refuses %j', async (body, status, code) => {
  const before = await counted(counting);
  expect((await refusalOf(await tell(counting, body))).slice(0, 2)).toEqual([status, code]);
  expect(await counted(counting)).toEqual(before);
});

it('takes events as JSON of its own pages only', async () => {
  expect((await refusalOf(await tell(counting, view, { 'content-type': 'text/plain' })))[0]).toBe(415);
  expect((await refusalOf(await tell(counting, view, { 'sec-fetch-site': 'cross-site' })))[0]).toBe(403);
});

it('takes no more than six hundred a minute of one address, and speaks of no questions then', async () => {
  const answers = await Promise.all(Array.from({ length: 650 }, () => tell(quiet, view)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 429]));
  const words = 'Too many requests at once. Wait a moment and try again.';
  expect(await refusalOf(refused[0] ?? Response.error())).toEqual([429, 'request/too-many', words]);
});
