import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { inspect } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { Cluster } from './cluster.ts';
import { clusterSettings, type ClusterSettings } from './cluster-settings.ts';
import { openOpenSearchIndex } from './open-opensearch-index.ts';
import { sendBulk } from './documents/send-bulk.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const closing: (() => unknown)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

/** A server that gives these answers in turn, the last one again and again. */
async function answering(...answers: Answer[]) {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    request.resume();
    answers[Math.min(requests.length, answers.length) - 1]?.(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const at = server.address();
  const host = `127.0.0.1:${typeof at === 'object' && at !== null ? at.port : 0}`;
  return { requests, host };
}

const status =
  (code: number, body: object = {}): Answer =>
  (_request, response) => {
    response.writeHead(code, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
const refusal = (type: string) => ({
  error: { root_cause: [{ type, reason: `because of ${type}` }], type, reason: 'x' },
});

async function connected(host: string, changes: Partial<ClusterSettings> = {}): Promise<Cluster> {
  const cluster = await Cluster.connect({ ...clusterSettings(`http://${host}`), ...changes }, [1, 1]);
  closing.push(() => cluster.close());
  return cluster;
}

const get = { method: 'GET', path: '/x' } as const;
const unavailable = { name: 'LiteratureIndexFailure', detail: { code: 'literature/unavailable' } };

describe('a cluster', () => {
  it('is asked again while it is busy, and not for long', async () => {
    const busy = await answering(status(429), status(503), status(200, { ok: true }));
    expect(await (await connected(busy.host)).ask(get)).toEqual({ ok: true });
    const stuck = await answering(status(503));
    await expect((await connected(stuck.host)).ask(get)).rejects.toMatchObject(unavailable);
    expect(stuck.requests).toHaveLength(3);
  });

  it('is not asked again what it refuses, and says when a query was too wide for it', async () => {
    const wide = await answering(status(400, refusal('too_many_nested_clauses')));
    await expect((await connected(wide.host)).ask(get)).rejects.toMatchObject({
      detail: { code: 'literature/query-too-wide' },
    });
    const wrong = await answering(status(400, refusal('parsing_exception')));
    await expect((await connected(wrong.host)).ask(get)).rejects.toMatchObject(unavailable);
    const closed = await answering(status(401));
    await expect((await connected(closed.host)).ask(get)).rejects.toThrow('does not let Footnote in');
    expect([wide, wrong, closed].map(({ requests }) => requests.length)).toEqual([1, 1, 1]);
  });

  it('is unavailable when nobody answers, too late, or with what is no JSON', async () => {
    await expect((await connected('127.0.0.1:1')).ask(get)).rejects.toMatchObject(unavailable);
    const silent = await answering(() => undefined);
    await expect((await connected(silent.host, { timeout: 50 })).ask(get)).rejects.toMatchObject(unavailable);
    const garbled = await answering((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end('{"hits":');
    });
    await expect((await connected(garbled.host)).ask(get)).rejects.toMatchObject(unavailable);
    const away = clusterSettings('http://127.0.0.1:1');
    await expect(openOpenSearchIndex(away)).rejects.toMatchObject(unavailable);
  });

  it('hears of a search that is cancelled', async () => {
    const silent = await answering(() => undefined);
    const cluster = await connected(silent.host);
    const controller = new AbortController();
    const asked = cluster.ask({ ...get, signal: controller.signal });
    setTimeout(() => controller.abort(), 20);
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
    await expect(cluster.ask({ ...get, signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('is told who asks, and no failure tells it on', async () => {
    const server = await answering(status(500));
    const { nodes, auth } = clusterSettings(`http://reader:p%40ss@${server.host}`);
    expect(nodes).toEqual([`http://${server.host}`]);
    const failure: unknown = await (await connected(server.host, { auth })).ask(get).catch((error: unknown) => error);
    expect(server.requests[0]?.headers.authorization).toBe(`Basic ${btoa('reader:p@ss')}`);
    expect(inspect(failure, { depth: 20 })).not.toMatch(/p@ss|p%40ss|cmVhZGVy/);
    await expect((await connected(server.host, { apiKey: 'abc' })).ask(get)).rejects.toMatchObject(unavailable);
    expect(server.requests[1]?.headers.authorization).toBe('ApiKey abc');
  });

  it('gets the parts of a bulk again that it turned away, and no others', async () => {
    const items = (...statuses: number[]) =>
      status(200, { items: statuses.map((code, place) => ({ index: { _id: String(place + 1), status: code } })) });
    const server = await answering(items(429, 409, 201), items(201));
    const place = { cluster: await connected(server.host), articles: 'a', companion: 'c' };
    const actions = ['1', '2', '3'].map((id) => ({ action: 'index' as const, id, source: { pmid: Number(id) } }));
    expect(await sendBulk(place, { index: 'a', actions })).toEqual(new Set(['2']));
    expect(server.requests).toHaveLength(2);
    const broken = await answering(items(400, 201, 201));
    const other = { ...place, cluster: await connected(broken.host) };
    await expect(sendBulk(other, { index: 'a', actions })).rejects.toMatchObject(unavailable);
  });
});

describe('the address of a cluster', () => {
  it('names nodes, a user and an alias', () => {
    expect(clusterSettings('https://one:9200/')).toMatchObject({
      nodes: ['https://one:9200'],
      alias: 'footnote-literature',
      auth: null,
    });
    expect(clusterSettings(' https://a:b:c@one:9200,two/lit.2 ')).toMatchObject({
      nodes: ['https://one:9200', 'https://two'],
      alias: 'lit.2',
      auth: { username: 'a', password: 'b:c' },
    });
  });

  it.each([
    '',
    'one:9200',
    'ftp://one',
    'http://',
    'http://one/Upper',
    'http://one/a/b',
    'http://one?x',
    'http://%@one',
    'http://a b',
  ])('is refused: %s', (address) => {
    expect(() => clusterSettings(address)).toThrow(RangeError);
  });

  it('is refused without telling the password', () => {
    expect(() => clusterSettings('http://user:secret@bad host')).toThrow(expect.not.stringContaining('secret'));
  });
});
