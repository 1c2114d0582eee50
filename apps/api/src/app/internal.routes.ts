import { timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Commands } from '../cli/commands.ts';
import type { AccountCommands } from '../identity/account/account-commands.ts';
import { isLoopback, type ServerContext, type ServerEnvironment } from '../platform/http/client.ts';
import { mount, type App } from '../platform/http/mount.ts';
import { ndjsonResponse } from '../platform/http/ndjson.ts';
import { RequestFailure } from '../platform/http/request-errors.ts';
import { INTERNAL_ENDPOINTS } from './internal-endpoints.ts';

export interface InternalRoutesDeps {
  commands: Commands;
  accountCommands: AccountCommands;
  /** What `server.json` gives to whoever may read the data directory. */
  token: string;
}

/** What the command line asks of the server that holds the data directory. */
export function mountInternal(app: App, { commands, accountCommands }: InternalRoutesDeps): void {
  const calls = INTERNAL_ENDPOINTS;
  mount(app, calls.ask, ({ body: { question, history, limit }, context }) =>
    streamed(context, (signal) =>
      commands.ask({ question, history, ...(limit === undefined ? {} : { limit }) }, signal),
    ),
  );
  mount(app, calls.import, ({ body, context }) => streamed(context, (signal) => commands.import(body.paths, signal)));
  mount(app, calls.sync, ({ body, context }) => streamed(context, (signal) => commands.sync(body, signal)));
  mount(app, calls.fetch, ({ body, context }) => streamed(context, (signal) => commands.fetch(body, signal)));
  mount(app, calls.refine, ({ body, context }) => streamed(context, (signal) => commands.refine(body, signal)));
  mount(app, calls.vectors, ({ context }) => streamed(context, (signal) => commands.vectors(signal)));
  mount(app, calls.reindex, ({ body, context }) => streamed(context, (signal) => commands.reindex(body.to, signal)));
  mount(app, calls.impacts, ({ body }) => commands.impacts(body.path));
  mount(app, calls.mesh, ({ body, signal }) => commands.mesh(body.paths, signal));
  mount(app, calls.search, ({ body, signal }) => commands.search(body, signal));
  mount(app, calls.stats, () => commands.stats());
  mount(app, calls.endSecondFactor, ({ body }) => accountCommands.endSecondFactor(body));
  mount(app, calls.superAdmin, ({ body }) => accountCommands.setSuperAdmin(body));
  mount(app, calls.bounces, ({ body }) => accountCommands.recordBounces(body.reports));
}

/** Hides what is for the command line from everybody who is not on this machine and cannot read the data directory. */
export function onlyCommandLine(token: string): MiddlewareHandler<ServerEnvironment> {
  const expected = Buffer.from(`Bearer ${token}`);
  return async (context, next) => {
    if (!isLoopback(context)) throw new RequestFailure('request/not-found');
    const given = Buffer.from(context.req.header('authorization') ?? '');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
      throw new RequestFailure('request/unauthorized');
    }
    context.set('commandLine', true);
    await next();
  };
}

/** Encodes events as lines at the pace of whoever reads them; a reader that goes away ends the work. */
function streamed(context: ServerContext, work: (signal: AbortSignal) => AsyncGenerator): Response {
  const stopped = new AbortController();
  const events = work(stopped.signal);
  const encoder = new TextEncoder();
  const lines = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const next = await events.next();
        if (next.done === true) controller.close();
        else controller.enqueue(encoder.encode(`${JSON.stringify(next.value)}\n`));
      },
      cancel() {
        stopped.abort();
        void events.return(undefined).catch(() => undefined);
      },
    },
    { highWaterMark: 0 },
  );
  return ndjsonResponse(context, lines);
}
