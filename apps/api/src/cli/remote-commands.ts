import { request, type ClientRequest } from 'node:http';
import { createInterface } from 'node:readline';
import type { RunningServer } from '../platform/data-directory-lock.ts';
import type { Commands } from './commands.ts';

/** The server refused a command, or went away under it; the message is fit for the terminal. */
export class CommandFailure extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CommandFailure';
  }
}

interface Call {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  signal?: AbortSignal;
}

/** The commands on the server that holds the data directory. */
export function remoteCommands(server: RunningServer & { url: string }): Commands {
  /** Reads the lines of an answer as they come; a refusal throws what the server says about it. */
  async function* lines(call: Call): AsyncGenerator<string> {
    const { status, stream } = await respond(server, call);
    try {
      const text = createInterface({ input: stream, crlfDelay: Infinity });
      let refused = '';
      for await (const line of text) {
        if (status === 200) yield line;
        else refused += line;
      }
      if (status !== 200) throw new CommandFailure(refusalOf(refused, status));
    } catch (error) {
      if (error instanceof CommandFailure) throw error;
      throw new CommandFailure('The running Footnote server went away before the command was done.', { cause: error });
    }
  }

  async function* values<T>(call: Call): AsyncGenerator<T> {
    // Both ends are the same program, so what it sends is what it says it sends.
    for await (const line of lines(call)) if (line !== '') yield JSON.parse(line);
  }

  async function one<T>(call: Call): Promise<T> {
    for await (const value of values<T>(call)) return value;
    throw new CommandFailure('The running Footnote server gave no answer.');
  }

  return {
    ask: (body, signal) => values({ method: 'POST', path: '/api/internal/ask', body, signal }),
    import: (paths, signal) =>
      values({ method: 'POST', path: '/api/internal/literature/import', body: { paths }, signal }),
    sync: (body, signal) => values({ method: 'POST', path: '/api/internal/literature/sync', body, signal }),
    fetch: (body, signal) => values({ method: 'POST', path: '/api/internal/literature/fetch', body, signal }),
    refine: (body, signal) => values({ method: 'POST', path: '/api/internal/literature/refine', body, signal }),
    vectors: (signal) => values({ method: 'POST', path: '/api/internal/literature/vectors', body: {}, signal }),
    search: (body, signal) => one({ method: 'POST', path: '/api/internal/literature/search', body, signal }),
    stats: () => one({ method: 'GET', path: '/api/internal/literature/stats' }),
    mesh: (paths, signal) => one({ method: 'POST', path: '/api/internal/literature/mesh', body: { paths }, signal }),
    reindex: (to, signal) => values({ method: 'POST', path: '/api/internal/literature/reindex', body: { to }, signal }),
    impacts: (path) => one({ method: 'POST', path: '/api/internal/literature/impacts', body: { path } }),
  };
}

function refusalOf(text: string, status: number): string {
  try {
    const { error } = JSON.parse(text);
    return `The running Footnote server refused the command: ${String(error)}`;
  } catch {
    return `The running Footnote server refused the command (HTTP ${status}).`;
  }
}

/** Plain http and not fetch, whose time-outs would end a long import between two lines of progress. */
function respond(
  server: RunningServer & { url: string },
  { method, path, body, signal }: Call,
): Promise<{ status: number; stream: NodeJS.ReadableStream }> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${server.token}`, 'content-type': 'application/json' };
    const call: ClientRequest = request(new URL(path, server.url), { method, headers, ...(signal ? { signal } : {}) });
    call.once('response', (response) => resolve({ status: response.statusCode ?? 0, stream: response }));
    call.once('error', (error) => {
      reject(new CommandFailure(`The running Footnote server at ${server.url} cannot be reached.`, { cause: error }));
    });
    call.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
