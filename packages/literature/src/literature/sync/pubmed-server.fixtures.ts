import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { articleSet } from '../medline/medline-xml.fixtures.ts';
import type { HttpOptions } from './http-exchange.ts';

/** What a server may do instead of its duty, once. */
export type ServerFault =
  | { type: 'cut'; after: number }
  | { type: 'stall'; after: number }
  | { type: 'status'; status: number; retryAfter?: string }
  | { type: 'page' }
  | { type: 'change'; bytes: Buffer };

interface Served {
  bytes: Buffer;
  published: string;
}

const PAGE = '<!doctype html><html><title>Sign in</title><body>Welcome to our network</body></html>';

/** A server of PubMed files that listens on this machine and misbehaves as told. */
export class TestPubmedServer {
  readonly #files = new Map<string, Served>();
  readonly #mishaps = new Map<string, ServerFault[]>();
  readonly #server: Server;
  /** Paths asked for with their Range, in order. */
  readonly asked: string[] = [];

  private constructor() {
    this.#server = createServer((request, response) => this.#answer(request, response));
  }

  static async start(): Promise<TestPubmedServer> {
    const server = new TestPubmedServer();
    await new Promise<void>((resolve) => {
      server.#server.listen(0, '127.0.0.1', resolve);
    });
    return server;
  }

  get baseUrl(): string {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port has no other address
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/pubmed/`;
  }

  /** Puts a file with its checksum into a folder; `md5` overrides the true one. */
  put(path: string, content: Buffer | readonly string[], { published = '2026-01-02', md5 = '' } = {}): void {
    const bytes = Buffer.isBuffer(content) ? content : gzipSync(articleSet(...content));
    const sum = md5 === '' ? createHash('md5').update(bytes).digest('hex') : md5;
    this.#files.set(`/pubmed/${path}`, { bytes, published });
    const checksum = Buffer.from(`MD5(${path.split('/').at(-1) ?? ''})= ${sum}\n`);
    this.#files.set(`/pubmed/${path}.md5`, { bytes: checksum, published });
  }

  remove(path: string): void {
    this.#files.delete(`/pubmed/${path}`);
  }

  /** What happens at the next requests for a path, one after the other. */
  mishaps(path: string, ...mishaps: ServerFault[]): void {
    this.#mishaps.set(`/pubmed/${path}`, mishaps);
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const path = request.url ?? '';
    this.asked.push(
      `${path.replace('/pubmed/', '')}${request.headers.range === undefined ? '' : ` ${request.headers.range}`}`,
    );
    const mishap = this.#mishaps.get(path)?.shift();
    const file = this.#files.get(path);
    if (mishap?.type === 'status') {
      response
        .writeHead(mishap.status, mishap.retryAfter === undefined ? {} : { 'retry-after': mishap.retryAfter })
        .end();
    } else if (mishap?.type === 'page') response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
    else if (path.endsWith('/')) this.#list(path, response);
    else if (file === undefined) response.writeHead(404).end();
    else {
      if (mishap?.type === 'change') file.bytes = mishap.bytes;
      send(file, { request, response, mishap });
    }
  }

  #list(folder: string, response: ServerResponse): void {
    const rows = [...this.#files]
      .filter(([path]) => path.startsWith(folder))
      .map(([path, { published }]) => {
        const name = path.slice(folder.length);
        return `<a href="${name}">${name}</a>  ${published} 14:05   19M`;
      });
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(
      `<html><head><title>Index of ${folder}</title></head><body><pre>\n${rows.join('\n')}\n</pre></body></html>`,
    );
  }
}

function send(
  { bytes }: Served,
  {
    request,
    response,
    mishap,
  }: { request: IncomingMessage; response: ServerResponse; mishap: ServerFault | undefined },
): void {
  const etag = `"${createHash('md5').update(bytes).digest('hex')}"`;
  const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
  const continues = from > 0 && request.headers['if-range'] === etag;
  if (continues && from >= bytes.length) {
    response.writeHead(416).end();
    return;
  }
  const body = continues ? bytes.subarray(from) : bytes;
  response.writeHead(continues ? 206 : 200, {
    etag,
    'content-type': 'application/x-gzip',
    'content-length': body.length,
    ...(continues ? { 'content-range': `bytes ${from}-${bytes.length - 1}/${bytes.length}` } : {}),
  });
  if (mishap?.type === 'cut') {
    // A client drops what it has not read yet when the connection ends.
    response.write(body.subarray(0, mishap.after), () => setTimeout(() => response.destroy(), 200));
  } else if (mishap?.type === 'stall') response.write(body.subarray(0, mishap.after));
  else response.end(body);
}

/** Gives up early and waits for nothing; `pauses` hears how long it would have waited, in milliseconds. */
export function hastyHttpOptions(pauses: number[] = []): HttpOptions {
  return {
    idleMilliseconds: 300,
    pause(milliseconds, signal) {
      signal?.throwIfAborted();
      pauses.push(milliseconds);
      return Promise.resolve();
    },
  };
}
