import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServerEnvironment } from '../platform/http/client.ts';
import { knownHosts } from '../platform/http/known-hosts.ts';
import type { App } from '../platform/http/mount.ts';
import { mountOutbox } from '../platform/mail/outbox.routes.ts';
import { browserOf, refusalOf, startTestServer, type TestServer } from './test-server.fixtures.ts';

describe('what is shown to whom', () => {
  let server: TestServer;
  let guarded: TestServer;
  beforeAll(async () => {
    server = await startTestServer({});
    guarded = await startTestServer({ beside: server, metricsToken: 'figures-for-the-scraper' });
  });
  afterAll(async () => {
    await guarded.close();
    await server.close();
  });
  const get = async (path: string, headers: Record<string, string> = {}) =>
    (await browserOf(server.app)('GET', path, undefined, headers)).status;

  it.each([
    { 'x-forwarded-for': '10.0.0.1' },
    { 'x-forwarded-host': 'footnote.example.org' },
    { 'x-forwarded-proto': 'https' },
    { 'x-real-ip': '10.0.0.1' },
    { via: '1.1 proxy' },
    { forwarded: 'for=10.0.0.1' },
    { 'cf-connecting-ip': '10.0.0.1' },
    { host: 'footnote.example.org' },
  ])('neither mail nor figures to whoever comes with %j', async (headers) => {
    expect([await get('/dev/outbox', headers), await get('/metrics', headers)]).toEqual([404, 404]);
    expect([await get('/dev/outbox'), await get('/metrics')]).toEqual([200, 200]);
  });

  it('figures to nobody without the token, and with it from anywhere', async () => {
    const ask = browserOf(guarded.app);
    const status = async (headers: Record<string, string>) => (await ask('GET', '/metrics', undefined, headers)).status;
    expect(await status({})).toBe(404);
    expect(await status({ authorization: 'Bearer figures-for-the-scrapes' })).toBe(404);
    expect(await status({ authorization: 'Bearer figures-for-the-scraper', via: '1.1 proxy' })).toBe(200);
  });

  it('mail only to whoever knows the key, where one is needed', async () => {
    const app: App = new Hono<ServerEnvironment>();
    mountOutbox(app, { directory: '/nowhere', key: 'said-in-the-terminal' });
    const status = async (path: string) => (await app.request(path)).status;
    expect(await status('/dev/outbox?key=said-in-the-terminal')).toBe(200);
    expect(await status('/dev/outbox?key=guessed')).not.toBe(200);
    expect(await status('/dev/outbox')).not.toBe(200);
  });

  it.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', 'evil.example:3000'])(
    'nothing to a page that calls this server %s',
    async (host) => {
      for (const path of ['/', '/api/literature/status', '/healthz']) {
        const answer = await browserOf(server.app)('GET', path, undefined, { host });
        expect((await refusalOf(answer)).slice(0, 2)).toEqual([421, 'request/wrong-host']);
      }
    },
  );

  it('everything by its own names', () => {
    const isKnown = knownHosts({ publicUrl: 'https://ask.clinic.org', host: '0.0.0.0', hosts: ['inside.clinic.lan'] });
    const names = [
      'localhost:3000',
      '127.0.0.1',
      '[::1]:80',
      'ask.clinic.org',
      'ASK.clinic.org.',
      'inside.clinic.lan:8080',
      '192.168.1.5:3000',
      '[fe80::1]:3000',
    ];
    for (const name of names) expect([name, isKnown(name)]).toEqual([name, true]);
    for (const name of ['clinic.org', 'x.ask.clinic.org', '', 'ask.clinic.org@evil.example'])
      expect([name, isKnown(name)]).toEqual([name, false]);
  });
});
