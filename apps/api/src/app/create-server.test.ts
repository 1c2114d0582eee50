import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { citationSchema } from '@footnote/domain';
import { loadStarterCollection } from '@footnote/literature';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { literatureStatusSchema } from '../literature/literature-endpoints.ts';
import { ENDPOINTS } from './endpoints.fixtures.ts';
import { browserOf, startTestServer, TEST_TOKEN, type TestServer } from './test-server.fixtures.ts';

const SCRIPT = 'console.log("hello");'.repeat(200);
/** As no server would make it in passing: what is sent is this file. */
const COMPRESSED = brotliCompressSync(Buffer.from(SCRIPT), { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } });

describe('the server', () => {
  let server: TestServer;
  let webRoot: string;
  beforeAll(async () => {
    webRoot = mkdtempSync(join(tmpdir(), 'web-'));
    mkdirSync(join(webRoot, 'assets'));
    writeFileSync(
      join(webRoot, 'index.html'),
      '<html lang="en"><meta property="csp-nonce" nonce="__FOOTNOTE_CSP_NONCE__">',
    );
    mkdirSync(join(webRoot, 'pages'));
    writeFileSync(
      join(webRoot, 'pages/rules.json'),
      JSON.stringify([
        { name: 'chat-session', path: '/chat', parameters: { sid: '\\S' } },
        { name: 'chat', path: '/chat' },
        { name: 'home', path: '/' },
      ]),
    );
    const drawn =
      '<script nonce="__FOOTNOTE_CSP_NONCE__"></script><meta property="csp-nonce" nonce="__FOOTNOTE_CSP_NONCE__">';
    writeFileSync(join(webRoot, 'pages/chat.de.html'), `<html lang="de">${drawn}<h1>Fragen Sie die Literatur</h1>`);
    const place = '<p data-example="waiting">__FOOTNOTE_EXAMPLE__Waits__FOOTNOTE_EXAMPLE__</p>';
    writeFileSync(join(webRoot, 'pages/home.en.html'), `<html lang="en">${drawn}${place}`);
    writeFileSync(join(webRoot, 'pages/home.de.html'), `<html lang="de">${drawn}${place}`);
    mkdirSync(join(webRoot, 'pages/drawing'));
    writeFileSync(
      join(webRoot, 'pages/drawing/draw-example.js'),
      `const { parentPort, workerData: { example, language } } = require('node:worker_threads');
       if (language === 'de') throw new Error('No German.');
       parentPort.postMessage('<b>$& ' + example.articles + '</b>', []);`,
    );
    writeFileSync(join(webRoot, 'assets/app-1a2b.js'), SCRIPT);
    writeFileSync(join(webRoot, 'assets/ready-3c4d.js'), SCRIPT);
    writeFileSync(join(webRoot, 'assets/ready-3c4d.js.br'), COMPRESSED);
    writeFileSync(join(webRoot, 'assets/hash-worker-5e6f.js'), SCRIPT);
    writeFileSync(join(webRoot, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    server = await startTestServer({ webRoot });
    await loadStarterCollection({ index: server.literature });
  });
  afterAll(async () => {
    await server.close();
    rmSync(webRoot, { recursive: true });
  });
  const get = (path: string, headers: Record<string, string> = {}) => server.app.request(path, { headers });
  const codeOf = async (response: Response) => {
    const { code } = z.strictObject({ error: z.string(), code: z.string() }).parse(await response.json());
    return [response.status, code];
  };

  describe('pages and files', () => {
    it.each(['/', '/chat', '/chat?sid=1', '/browse', '/refer', '/refer/abc', '/organization/5', '/chatHistory/x'])(
      'serves the application at %s',
      async (path) => {
        const response = await get(path);
        expect(response.status).toBe(200);
        expect(response.headers.get('cache-control')).toBe('no-store');
        expect(response.headers.getSetCookie()[0]).toMatch(/^footnote_visitor=/);
      },
    );

    it('fills the home page with an example of its collection, and leaves its place where none can be drawn', async () => {
      expect(await (await get('/')).text()).toContain('<p data-example="drawn"><b>$& 232</b></p>');
      const german = await (await get('/', { 'accept-language': 'de' })).text();
      expect(german).toContain('<p data-example="waiting">Waits</p>');
      expect((await get('/pages/drawing/draw-example.js')).status).toBe(404);
    });

    it.each([
      '/nothing',
      '/chat/deeper',
      '/index.html',
      '/..%2fpackage.json',
      '/assets/../../package.json',
      '/%00',
      '/%E0%A4%A',
    ])('shows its page for unknown addresses at %s, as 404', async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('csp-nonce');
    });

    it.each([
      ['pt-BR,pt;q=0.9,en;q=0.5', 'pt'],
      ['ja, nl;q=0.1', 'nl'],
      ['"><script>', 'en'],
      ['', 'en'],
    ])('writes the language a browser asks for into the page: %s', async (header, language) => {
      const response = await get('/chat', { 'accept-language': header });
      expect(await response.text()).toContain(`<html lang="${language}">`);
      expect(response.headers.get('vary')).toContain('accept-language');
    });

    it('sends a page that was drawn beforehand in the language that was chosen, compressed, and never to be kept', async () => {
      const chosen = { 'accept-language': 'fr', cookie: 'footnote_language=de', 'accept-encoding': 'br' };
      const response = await get('/chat', chosen);
      const html = brotliDecompressSync(await response.arrayBuffer()).toString();
      expect(html).toContain('<html lang="de">');
      expect(html).toContain('Fragen Sie');
      expect(html).not.toContain('__FOOTNOTE_CSP_NONCE__');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('vary')).toBe('accept-language, cookie, accept-encoding');
    });

    it.each([
      ['/chat', 'footnote_language=xx', 'en'],
      ['/chat/', 'footnote_language=../de', 'en'],
      ['/chat?sid=%00', 'footnote_language=DE', 'en'],
      ['/pages/chat.de.html', 'footnote_language=de', 'de'],
      ['/pages/rules.json', '', 'en'],
    ])(
      'takes no other language than its own from a cookie, and gives no page by its file: %s with %s',
      async (path, cookie, language) => {
        const response = await get(path, { cookie });
        const html = await response.text();
        expect(html).toContain(`<html lang="${language}">`);
        expect(html).not.toContain('Fragen Sie');
      },
    );

    it('gives each page a nonce of its own, and lets no inline script run', async () => {
      const nonces = await Promise.all(
        [1, 2].map(async () => {
          const response = await get('/');
          const policy = response.headers.get('content-security-policy') ?? '';
          const nonce = /nonce="([^"]+)"/.exec(await response.text())?.[1] ?? '';
          expect(policy).toContain(`script-src 'self' 'nonce-${nonce}'`);
          expect(policy).not.toContain('unsafe');
          return nonce;
        }),
      );
      expect(nonces[0]).not.toBe(nonces[1]);
    });

    it('lets the one script compile WebAssembly that hashes files, and no page', async () => {
      const policyOf = async (path: string) => (await get(path)).headers.get('content-security-policy');
      expect(await policyOf('/assets/hash-worker-5e6f.js')).toContain("script-src 'self' 'wasm-unsafe-eval';");
      expect(await policyOf('/assets/app-1a2b.js')).toContain("script-src 'self';");
    });

    it('lets pages send files to the store of documents, and nothing anywhere else', async () => {
      const elsewhere = await startTestServer({ webRoot, uploadOrigin: 'https://documents.s3.example.org' });
      const policyOf = async ({ app }: TestServer) =>
        (await app.request('/', { headers: { host: 'localhost' } })).headers.get('content-security-policy');
      expect(await policyOf(elsewhere)).toContain("connect-src 'self' https://documents.s3.example.org;");
      expect(await policyOf(server)).toContain("connect-src 'self';");
      await elsewhere.close();
    });

    it('lets the page of the checkout alone load what a payment provider brings, where there is one', async () => {
      const paymentOrigins = { script: 'https://cdn.paddle.com', frame: 'https://buy.paddle.com' };
      const paid = await startTestServer({ webRoot, paymentOrigins });
      const policyOf = async ({ app }: TestServer, path: string) =>
        (await app.request(path, { headers: { host: 'localhost' } })).headers.get('content-security-policy');
      expect(await policyOf(paid, '/checkout')).toContain('frame-src https://buy.paddle.com;');
      expect(await policyOf(paid, '/checkout')).toMatch(/script-src 'self' 'nonce-[^']+' https:\/\/cdn\.paddle\.com;/);
      expect(await policyOf(paid, '/pricing')).not.toContain('paddle');
      expect(await policyOf(server, '/checkout')).not.toContain('paddle');
      await paid.close();
    });

    it('compresses assets as the browser likes and lets them be kept for ever', async () => {
      const path = '/assets/app-1a2b.js';
      const plain = await get(path);
      expect(await plain.text()).toBe(SCRIPT);
      expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(plain.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
      const br = await get(path, { 'accept-encoding': 'gzip, deflate, br' });
      expect(br.headers.get('content-encoding')).toBe('br');
      expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(SCRIPT);
      const gzip = await get(path, { 'accept-encoding': 'gzip, br;q=0' });
      expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(SCRIPT);
      const again = await get(path, { 'if-none-match': plain.headers.get('etag') ?? '' });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('no-cache');
    });

    it('names each encoding of a file by a tag of its own', async () => {
      const path = '/assets/app-1a2b.js';
      const tagged = async (encoding: string, tag = '') => {
        const response = await get(path, { 'accept-encoding': encoding, 'if-none-match': tag });
        return [response.status, response.headers.get('etag')] as const;
      };
      const encodings = ['identity', 'gzip', 'br'];
      const tags = await Promise.all(encodings.map(async (encoding) => (await tagged(encoding))[1] ?? ''));
      expect(new Set(tags).size).toBe(3);
      for (const [at, encoding] of encodings.entries()) {
        const statuses = await Promise.all(tags.map(async (tag) => (await tagged(encoding, tag))[0]));
        expect(statuses).toEqual(encodings.map((_, other) => (other === at ? 304 : 200)));
      }
    });

    it('sends what the build has compressed as it stands, to those who read it', async () => {
      const br = await get('/assets/ready-3c4d.js', { 'accept-encoding': 'br' });
      expect(br.headers.get('content-encoding')).toBe('br');
      expect(br.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
      expect(Buffer.from(await br.arrayBuffer())).toEqual(COMPRESSED);
      const gzip = await get('/assets/ready-3c4d.js', { 'accept-encoding': 'gzip' });
      expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(SCRIPT);
      expect(await (await get('/assets/ready-3c4d.js')).text()).toBe(SCRIPT);
      expect((await get('/assets/ready-3c4d.js.br')).status).toBe(404);
    });

    it('says in JSON that the web application has not been built', async () => {
      const unbuilt = await startTestServer();
      expect(await codeOf(await unbuilt.app.request('/'))).toEqual([404, 'request/not-found']);
      await unbuilt.close();
    });
  });

  describe('calls that are none', () => {
    it.each(['/api/', '/api/nothing', '/api/chat', '/api/chat/sessions/x/y/z'])(
      '%s is not found, in JSON',
      async (path) => {
        expect(await codeOf(await get(path))).toEqual([404, 'request/not-found']);
      },
    );

    it('says which methods an address takes', async () => {
      for (const { method, path } of ENDPOINTS) {
        const address = path.replaceAll(/:\w+/g, '11111111-1111-4111-8111-111111111111');
        const response = await server.app.request(address, { method: 'PROPFIND' });
        expect(await codeOf(response)).toEqual([405, 'request/method-not-allowed']);
        expect(response.headers.get('allow')).toContain(method.toUpperCase());
      }
      expect(await codeOf(await server.app.request('/chat', { method: 'POST' }))).toEqual([
        405,
        'request/method-not-allowed',
      ]);
    });
  });

  it('puts the security headers on everything', async () => {
    for (const path of ['/', '/api/nothing', '/api/literature/status', '/assets/app-1a2b.js', '/healthz']) {
      const { headers } = await get(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    }
  });

  it('is documented by the schemas that check it', async () => {
    const document = z
      .object({ openapi: z.literal('3.1.0'), paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
      .parse(await (await get('/api/openapi.json')).json());
    const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    const served = server.app.routes
      .filter(({ path, method }) => path.startsWith('/api/') && method !== 'ALL')
      .filter(
        ({ path }) =>
          !path.startsWith('/api/internal/') && !path.startsWith('/api/payments/') && path !== '/api/openapi.json',
      )
      .map(({ path, method }) => `${method.toLowerCase()} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
    expect(new Set(documented)).toEqual(new Set(served));
  });

  it('says how it is and what it counts, to this machine alone', async () => {
    expect(await (await get('/healthz')).json()).toMatchObject({ status: 'ok' });
    const metrics = await get('/metrics');
    expect(await metrics.text()).toContain('footnote_request_seconds');
    expect((await get('/metrics', { 'x-forwarded-for': '10.0.0.1' })).status).toBe(404);
  });

  it('never logs what was asked, nor the address of a session', async () => {
    const browser = browserOf(server.app);
    const secret = 'my very private complaint';
    const asked = await browser('POST', '/api/chat/query?sid=22222222-2222-4222-8222-222222222222', {
      question: secret,
    });
    await asked.text();
    await browser('GET', `/api/chat/sessions?search=${encodeURIComponent(secret)}`);
    await browser('GET', '/api/chat/sessions/22222222-2222-4222-8222-222222222222');
    const log = JSON.stringify(server.logged);
    expect(log).toContain('/api/chat/sessions/:sessionId');
    expect(log).not.toContain('private');
    expect(log).not.toContain('22222222');
  });

  describe('literature', () => {
    it('says what is loaded and who writes', async () => {
      const status = literatureStatusSchema.parse(await (await get('/api/literature/status')).json());
      expect(status).toMatchObject({ collection: 'starter', writer: { kind: 'extractive' } });
      expect(status.articles).toBe(status.starter);
    });

    it('gives articles in the order asked and leaves unknown ones out', async () => {
      const response = await browserOf(server.app)('POST', '/api/pubmed/articles-by-ids', {
        ids: ['32970396', '0', 'x', '31535829', '\0'],
      });
      const { articles } = z.strictObject({ articles: z.array(citationSchema) }).parse(await response.json());
      expect(articles.map(({ pmid }) => pmid)).toEqual(['32970396', '31535829']);
    });

    it.each([[{}], [{ ids: 'x' }], [{ ids: [1] }], [{ ids: Array(1_001).fill('1') }], [{ ids: [], more: 1 }]])(
      'refuses %j',
      async (body) => {
        const response = await browserOf(server.app)('POST', '/api/pubmed/articles-by-ids', body);
        expect(await codeOf(response)).toEqual([400, 'request/invalid']);
      },
    );
  });

  describe('internal calls', () => {
    const stats = (headers: Record<string, string>) => get('/api/internal/literature/stats', headers);

    it('are for those who can read the data directory of this machine', async () => {
      expect((await stats({ authorization: `Bearer ${TEST_TOKEN}` })).status).toBe(200);
      for (const authorization of ['', 'Bearer ', `Bearer ${TEST_TOKEN}x`, `Bearer ${'é'.repeat(19)}`]) {
        expect(await codeOf(await stats({ authorization }))).toEqual([401, 'request/unauthorized']);
      }
      const proxied = { authorization: `Bearer ${TEST_TOKEN}`, 'x-forwarded-for': '127.0.0.1' };
      expect(await codeOf(await stats(proxied))).toEqual([404, 'request/not-found']);
    });

    it('are hidden from other sites and check what they are sent', async () => {
      const browser = browserOf(server.app);
      const authorization = `Bearer ${TEST_TOKEN}`;
      const foreign = await browser(
        'POST',
        '/api/internal/ask',
        {},
        { authorization, origin: 'https://elsewhere.example' },
      );
      expect(await codeOf(foreign)).toEqual([403, 'request/cross-site']);
      for (const [path, body] of [
        ['/api/internal/ask', { question: 1 }],
        ['/api/internal/literature/import', { paths: [] }],
        ['/api/internal/literature/impacts', {}],
        ['/api/internal/literature/search', { pubmed: 'x', question: 'y', limit: 5 }],
      ] as const) {
        expect(await codeOf(await browser('POST', path, body, { authorization }))).toEqual([400, 'request/invalid']);
      }
    });
  });
});
