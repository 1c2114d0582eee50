import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect } from 'vitest';
import { keptBody, readExchanges, writeExchanges, type Exchange } from './recorded-exchanges.fixtures.ts';

/** A cluster to test with: a real one, or what a real one answered once. */
export interface TestCluster {
  /** What the suite ran against, for its title. */
  name: string;
  /** Whether anything may be asked of it, and not only what was recorded or is to be. */
  isReal: boolean;
  /** An address with an alias that no other test uses, the same each time the test runs. */
  address(): string;
}

const URL_SET = process.env['OPENSEARCH_URL'];
const IS_RECORDING = process.env['FOOTNOTE_RECORD'] === '1';
const RECORDED = 'footnote-recorded-';
const HOW = 'OPENSEARCH_URL=http://127.0.0.1:9200 FOOTNOTE_RECORD=1 npx vitest run --project literature opensearch';

/**
 * Where OPENSEARCH_URL is set, its cluster (and with FOOTNOTE_RECORD=1 its answers are kept). Otherwise a server that gives
 * the recorded answer to a recorded request, and fails the suite at any other. Call it at the top of a suite.
 */
export function testCluster(suite: string): TestCluster {
  if (URL_SET !== undefined && !IS_RECORDING) {
    const start = `footnote-test-${process.pid}-`;
    afterAll(() => removeIndexes(URL_SET, start));
    return { name: 'a search cluster', isReal: true, address: () => `${URL_SET}/${aliasOfTest(start)}` };
  }
  const recorded = URL_SET === undefined ? readExchanges(suite) : null;
  const exchange = URL_SET === undefined ? replay(recorded?.exchanges ?? []) : record(URL_SET, suite);
  // A busy machine takes longer between two requests than connections are kept by default.
  const server = createServer({ keepAliveTimeout: 600_000 }, (request, response) => {
    void exchange.serve(request, response);
  });
  beforeAll(async () => {
    if (URL_SET !== undefined) await removeIndexes(URL_SET, RECORDED);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await exchange.end();
  });
  const name =
    URL_SET === undefined
      ? `a search cluster (recorded answers of ${recorded?.engine ?? 'none'}; OPENSEARCH_URL is not set)`
      : 'a search cluster (recording)';
  return {
    name,
    isReal: false,
    address() {
      const at = server.address();
      const port = typeof at === 'object' && at !== null ? at.port : 0;
      return `http://127.0.0.1:${port}/${aliasOfTest(RECORDED)}`;
    },
  };
}

/** Removes all indexes whose names begin so. */
async function removeIndexes(cluster: string, start: string): Promise<void> {
  const answer = await fetch(`${cluster}/${start}*`, { method: 'DELETE' });
  if (!answer.ok) throw new Error(`The test indexes could not be removed: ${await answer.text()}`);
}

const opened = new Map<string, number>();

function aliasOfTest(start: string): string {
  const test = expect.getState().currentTestName ?? '';
  const place = (opened.get(test) ?? 0) + 1;
  opened.set(test, place);
  // The title of the suite says what it runs against, which is no part of the test's name.
  const own = test.slice(test.indexOf(' > '));
  return `${start}${createHash('sha256').update(own).digest('hex').slice(0, 12)}-${place}`;
}

interface Exchanger {
  serve(request: IncomingMessage, response: ServerResponse): Promise<void>;
  end(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

function replay(exchanges: readonly Exchange[]): Exchanger {
  const waiting = new Map<string, Exchange[]>();
  const keyOf = (request: string, body: string) => `${request}\n${body}`;
  for (const one of exchanges) {
    const key = keyOf(one.request, one.body);
    waiting.set(key, [...(waiting.get(key) ?? []), one]);
  }
  const unexpected: string[] = [];
  return {
    async serve(request, response) {
      const line = `${request.method} ${request.url}`;
      const body = await bodyOf(request);
      const found = waiting.get(keyOf(line, keptBody(body)))?.shift();
      if (found === undefined) unexpected.push(`${line} ${body.slice(0, 500)}`);
      response.writeHead(found?.status ?? 501, { 'content-type': 'application/json' });
      response.end(found?.answer ?? '{"error":{"type":"never_recorded","reason":"never recorded"}}');
    },
    async end() {
      if (unexpected.length === 0) return;
      throw new Error(
        `${unexpected.length} requests were never recorded. Record them from a real cluster: ${HOW}\n${unexpected[0]}`,
      );
    },
  };
}

function record(cluster: string, suite: string): Exchanger {
  const exchanges: Exchange[] = [];
  return {
    async serve(request, response) {
      const body = await bodyOf(request);
      const { method = 'GET', url = '/', headers } = request;
      const answered = await fetch(`${cluster}${url}`, {
        method,
        headers: { 'content-type': headers['content-type'] ?? 'application/json' },
        ...(body === '' ? {} : { body }),
      });
      const answer = await answered.text();
      exchanges.push({ request: `${method} ${url}`, body: keptBody(body), status: answered.status, answer });
      response.writeHead(answered.status, { 'content-type': 'application/json' });
      response.end(answer);
    },
    async end() {
      if (exchanges.length === 0) return;
      const answered = await fetch(cluster);
      const { version }: { version: { number: string } } = JSON.parse(await answered.text());
      writeExchanges(suite, `OpenSearch ${version.number}`, exchanges);
      await removeIndexes(cluster, RECORDED);
    },
  };
}
