import { timingSafeEqual } from 'node:crypto';
import { chatMessageSchema, emailSchema, HISTORY_LIMIT, picoSearchSchema } from '@footnote/domain';
import { MAX_FOUND } from '@footnote/literature';
import { Hono, type MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { isLoopback, type ServerEnvironment } from '../platform/http/client.ts';
import { ndjsonResponse } from '../platform/http/ndjson.ts';
import { readJson } from '../platform/http/request-body.ts';
import { RequestFailure } from '../platform/http/request-errors.ts';
import type { Commands } from '../cli/commands.ts';
import type { AccountCommands } from '../identity/account/account-commands.ts';

const LIMIT = 32 * 1024 * 1024;

/** Bodies of the internal calls. */
const askSchema = z.strictObject({
  question: z.string().max(1_000_000),
  history: z.array(chatMessageSchema).max(HISTORY_LIMIT),
  limit: z.number().int().min(1).max(100).optional(),
});
const importSchema = z.strictObject({ paths: z.array(z.string().min(1).max(4_096)).min(1).max(100_000) });
const searchLimit = z.number().int().min(1).max(1000);
const searchSchema = z.union([
  z.strictObject({ pubmed: z.string().max(1_000_000), limit: searchLimit }),
  z.strictObject({ question: z.string().max(1_000_000), limit: searchLimit }),
  z.strictObject({ pico: picoSearchSchema, limit: searchLimit.nullable() }),
]);
const syncSchema = z.strictObject({ baseline: z.boolean(), since: z.iso.date().nullable() });
const fetchSchema = z.union([
  z.strictObject({
    pmids: z
      .array(z.string().regex(/^\d{1,9}$/))
      .min(1)
      .max(MAX_FOUND),
  }),
  z.strictObject({ query: z.string().min(1).max(100_000), limit: z.number().int().min(1).max(MAX_FOUND) }),
]);
const refineSchema = z.strictObject({ limit: z.number().int().min(1).max(1_000_000) });
const reindexSchema = z.strictObject({ to: z.string().min(1).max(4_096) });
const superAdminSchema = z.strictObject({ email: emailSchema, granted: z.boolean() });
const bouncesSchema = z.strictObject({ reports: z.array(z.string()).min(1).max(1_000) });
const impactsSchema = z.strictObject({ path: z.string().min(1).max(4_096) });

export interface InternalRoutesDeps {
  commands: Commands;
  accountCommands: AccountCommands;
  /** What `server.json` gives to whoever may read the data directory. */
  token: string;
}

/** What the command line asks of the server that holds the data directory. */
export function internalRoutes({ commands, accountCommands, token }: InternalRoutesDeps): Hono<ServerEnvironment> {
  const routes = new Hono<ServerEnvironment>();
  routes.use('/api/internal/*', onlyCommandLine(token));
  routes.post('/api/internal/ask', async (context) => {
    const request = parseInput(askSchema, await readJson(context, LIMIT));
    const stopped = new AbortController();
    const { question, history, limit } = request;
    const events = commands.ask({ question, history, ...(limit === undefined ? {} : { limit }) }, stopped.signal);
    return ndjsonResponse(context, linesOf(events, stopped));
  });
  routes.post('/api/internal/literature/import', async (context) => {
    const { paths } = parseInput(importSchema, await readJson(context, LIMIT));
    const stopped = new AbortController();
    return ndjsonResponse(context, linesOf(commands.import(paths, stopped.signal), stopped));
  });
  routes.post('/api/internal/literature/sync', async (context) => {
    const wish = parseInput(syncSchema, await readJson(context, LIMIT));
    const stopped = new AbortController();
    return ndjsonResponse(context, linesOf(commands.sync(wish, stopped.signal), stopped));
  });
  routes.post('/api/internal/literature/fetch', async (context) => {
    const wish = parseInput(fetchSchema, await readJson(context, LIMIT));
    const stopped = new AbortController();
    return ndjsonResponse(context, linesOf(commands.fetch(wish, stopped.signal), stopped));
  });
  routes.post('/api/internal/literature/refine', async (context) => {
    const wish = parseInput(refineSchema, await readJson(context, LIMIT));
    const stopped = new AbortController();
    return ndjsonResponse(context, linesOf(commands.refine(wish, stopped.signal), stopped));
  });
  routes.post('/api/internal/literature/reindex', async (context) => {
    const { to } = parseInput(reindexSchema, await readJson(context, LIMIT));
    const stopped = new AbortController();
    return ndjsonResponse(context, linesOf(commands.reindex(to, stopped.signal), stopped));
  });
  routes.post('/api/internal/literature/impacts', async (context) => {
    const { path } = parseInput(impactsSchema, await readJson(context, LIMIT));
    return context.json(await commands.impacts(path));
  });
  routes.post('/api/internal/literature/mesh', async (context) => {
    const { paths } = parseInput(importSchema, await readJson(context, LIMIT));
    return context.json(await commands.mesh(paths, context.req.raw.signal));
  });
  routes.post('/api/internal/literature/search', async (context) => {
    const command = parseInput(searchSchema, await readJson(context, LIMIT));
    return context.json(await commands.search(command, context.req.raw.signal));
  });
  routes.get('/api/internal/literature/stats', async (context) => context.json(await commands.stats()));
  accountRoutes(routes, accountCommands);
  return routes;
}

function accountRoutes(routes: Hono<ServerEnvironment>, commands: AccountCommands): void {
  routes.post('/api/internal/accounts/super-admin', async (context) => {
    const wish = parseInput(superAdminSchema, await readJson(context, LIMIT));
    return context.json(await commands.setSuperAdmin(wish));
  });
  routes.post('/api/internal/accounts/bounces', async (context) => {
    const { reports } = parseInput(bouncesSchema, await readJson(context, LIMIT));
    return context.json(await commands.recordBounces(reports));
  });
}

function onlyCommandLine(token: string): MiddlewareHandler<ServerEnvironment> {
  const expected = Buffer.from(`Bearer ${token}`);
  return async (context, next) => {
    if (!isLoopback(context)) throw new RequestFailure('request/not-found');
    const given = Buffer.from(context.req.header('authorization') ?? '');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
      throw new RequestFailure('request/unauthorized');
    }
    await next();
  };
}

function parseInput<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw new RequestFailure('request/invalid');
  return parsed.data;
}

/** Encodes values as lines at the pace of the user; a user that goes away ends the work. */
function linesOf(values: AsyncGenerator, stopped: AbortController): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const next = await values.next();
        if (next.done === true) controller.close();
        else controller.enqueue(encoder.encode(`${JSON.stringify(next.value)}\n`));
      },
      cancel() {
        stopped.abort();
        void values.return(undefined).catch(() => undefined);
      },
    },
    { highWaterMark: 0 },
  );
}
