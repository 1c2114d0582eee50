import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { hastyHttpOptions } from '../sync/pubmed-server.fixtures.ts';
import type { EntrezServer } from './entrez-server.ts';
import { openRequestPace } from './request-pace.ts';

export interface TestAnswer {
  status?: number;
  headers?: Record<string, string>;
  body: string;
  /** Bytes sent before the connection is cut; all without it. */
  cutAfter?: number;
  /** Never ends the answer. */
  stalls?: boolean;
}

/** Answers a question of the utilities: name of the utility and its fields. */
export type Answering = (utility: string, fields: URLSearchParams) => TestAnswer;

/** The utilities on this machine. */
export class TestEntrezServer {
  readonly #server: Server;
  /** Questions asked, each with its fields. */
  readonly asked: { utility: string; fields: URLSearchParams }[] = [];

  private constructor(answering: Answering) {
    this.#server = createServer((request, response) => void this.#answer(answering, { request, response }));
  }

  async #answer(
    answering: Answering,
    { request, response }: { request: IncomingMessage; response: ServerResponse },
  ): Promise<void> {
    const utility = (request.url ?? '').split('/').at(-1) ?? '';
    const fields = new URLSearchParams(await text(request));
    this.asked.push({ utility, fields });
    const { status = 200, headers = {}, body, cutAfter, stalls } = answering(utility, fields);
    response.writeHead(status, headers);
    if (stalls === true) response.flushHeaders();
    else if (cutAfter === undefined) response.end(body);
    else response.write(body.slice(0, cutAfter), () => response.destroy());
  }

  static async start(answering: Answering): Promise<TestEntrezServer> {
    const server = new TestEntrezServer(answering);
    await new Promise<void>((resolve) => {
      server.#server.listen(0, '127.0.0.1', resolve);
    });
    return server;
  }

  /** How a client speaks to it that gives up early and waits for nothing; `pauses` hears how long it would have. */
  spokenTo(pauses: number[] = [], changes: Partial<EntrezServer> = {}): EntrezServer {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port has no other address
    const { port } = this.#server.address() as AddressInfo;
    const http = hastyHttpOptions(pauses);
    const pace = openRequestPace({ path: ':memory:', perSecond: 10, now: Date.now, pause: () => Promise.resolve() });
    const baseUrl = `http://127.0.0.1:${port}/entrez/eutils/`;
    return { baseUrl, tool: 'footnote-test', email: null, apiKey: null, pace, http, ...changes };
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
