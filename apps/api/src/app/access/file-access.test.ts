import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadStarterCollection } from '@footnote/literature';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSignedInUser } from '../../identity/signed-in-user.fixtures.ts';
import { saveOrganization } from '../../organizations/organizations.fixtures.ts';
import type { Endpoint } from '../../platform/http/endpoint.ts';
import { ENDPOINTS } from '../endpoints.fixtures.ts';
import { exampleOf } from '../example-values.fixtures.ts';
import { startTestServer, type TestServer } from '../test-server.fixtures.ts';
import { OTHER, OWN, signInEveryKind, WHO, type Who } from './kinds-of-users.fixtures.ts';

/** Who gets each file and each stream, in the order of WHO, with the id of somebody else’s chat where one is named. One without a row fails. */
const FILES: Readonly<Record<string, string>> = {
  'get /api/users/me/export': '401 200 200 200 200 200 200 401 200',
  'get /api/users/me/invoices/:invoiceId': '401 404 404 404 404 404 404 401 404',
  'get /api/organizations/:organizationId/invoices/:invoiceId': '401 404 404 404 404 404 404 401 404',
  'get /api/admin/audit/export': '401 403 403 403 403 403 403 401 200',
  'get /api/sources/:sourceId/documents/:documentId/file': '401 404 404 404 404 404 404 401 404',
  'get /api/feeds/:kind': '404 404 404 404 404 404 404 404 404',
  'get /api/content/pictures/:name': '404 404 404 404 404 404 404 404 404',
  'post /api/library/export': '200 200 200 200 200 200 200 200 200',
  // An empty library has nothing to export.
  'post /api/library/items/export': '401 400 400 400 400 400 400 401 400',
  'get /api/reviews/:reviewId/export': '401 404 404 404 404 404 404 401 404',
  'post /api/chat/query': '200 200 200 200 200 200 200 401 200',
  'get /api/chat/sessions/:sessionId/stream': '404 404 404 404 404 404 404 401 404',
};

/** Pages and their files hold nothing of anybody: each is the same for all, whoever may see what it loads. */
const SAME_FOR_ALL = [
  '/',
  '/chat',
  '/userprofile',
  `/organization/${OWN}`,
  '/users',
  '/audit-log',
  '/assets/app-1a2b.js',
];

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const isFile = ({ answer }: Endpoint) => answer !== null && ('files' in answer || 'lines' in answer);
const files = ENDPOINTS.filter(isFile);

/** An article of the starter collection. */
const DAPA_HF = '31535829';

/** What each person has asked, so that it is found wherever it does not belong. */
const questionOf = (who: string) => `What of ${who}?`;
const BEFORE = 'What did we ask together?';

function buildSite(): string {
  const root = mkdtempSync(join(tmpdir(), 'web-'));
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'index.html'), '<html lang="en"><meta property="csp-nonce" nonce="__FOOTNOTE_CSP_NONCE__">');
  writeFileSync(join(root, 'assets/app-1a2b.js'), 'console.log("hello");');
  return root;
}

describe('who gets which file', () => {
  const webRoot = buildSite();
  let server: TestServer;
  let browsers: Awaited<ReturnType<typeof signInEveryKind>>;
  let strangersChat: string;
  beforeAll(async () => {
    server = await startTestServer({ webRoot });
    await loadStarterCollection({ index: server.literature });
    browsers = await signInEveryKind(server, async (removed) => {
      const asked = await removed('POST', '/api/chat/query', { question: BEFORE }, { 'footnote-organization-id': OWN });
      await asked.clone().text();
      return asked;
    });
    const stranger = await createSignedInUser(server, 'stranger@example.org');
    await saveOrganization(server.database, {
      id: OTHER,
      name: 'Other Clinic',
      people: { 'stranger@example.org': 'Admin' },
    });
    strangersChat = randomUUID();
    const ask = (browser: typeof stranger, question: string, sid: string = randomUUID()) =>
      browser('POST', `/api/chat/query?sid=${sid}`, { question }).then((response) => response.text());
    await ask(stranger, questionOf('stranger'), strangersChat);
    for (const who of WHO) await ask(browsers[who], questionOf(who));
  });
  afterAll(async () => {
    await server.close();
    rmSync(webRoot, { recursive: true });
  });

  async function fetched(who: Who, { method, path, body }: Endpoint): Promise<Response> {
    const address = path.replace(/:\w+/, strangersChat);
    const sent = path === '/api/library/export' ? { format: 'csv', ids: [DAPA_HF] } : body && exampleOf(body);
    return browsers[who](method.toUpperCase(), address, sent);
  }

  it('is said of every file and every stream there is', () => {
    expect(files.map(nameOf).toSorted()).toEqual(Object.keys(FILES).toSorted());
  });

  it.each(files.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', async (name, endpoint) => {
    const cells: string[] = [];
    for (const who of WHO) {
      const response = await fetched(who, endpoint);
      cells.push(String(response.status));
      const content = await response.text();
      // The log of super admins is about everybody, and about no question.
      const secret = name.includes('/audit/') ? questionOf('stranger') : 'stranger';
      expect(content).not.toContain(secret);
    }
    expect(cells.join(' ')).toBe(FILES[name]);
  });

  it('gives each the file of their own, without anybody else and what they lost', async () => {
    for (const who of WHO.filter((one) => one !== 'visitor' && one !== 'suspended')) {
      const content = await (await browsers[who]('GET', '/api/users/me/export')).text();
      const found = [...WHO, 'stranger'].filter((other) => content.includes(questionOf(other)));
      expect(found).toEqual([who]);
      expect(content).not.toContain(BEFORE);
    }
  });

  it.each(SAME_FOR_ALL)('%s is the same for all', async (path) => {
    const bodies = new Set<string>();
    for (const who of WHO) {
      const response = await browsers[who]('GET', path);
      expect(response.status).toBe(200);
      bodies.add((await response.text()).replaceAll(/nonce="[^"]*"/g, ''));
    }
    expect(bodies.size).toBe(1);
  });
});
