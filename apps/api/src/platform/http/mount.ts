import type { AccessContext } from '@footnote/domain';
import type { Hono } from 'hono';
import { compress } from 'hono/compress';
import { matchedRoutes } from 'hono/route';
import type { z } from 'zod';
import type { CurrentUser } from '../owner.ts';
import { requestOwner, VISITOR_ACCESS, type ServerContext, type ServerEnvironment } from './client.ts';
import { USUAL_BODY_LIMIT, type Endpoint, type InvalidInput } from './endpoint.ts';
import { readJson } from './request-body.ts';
import { errorResponse, RequestFailure, type ErrorCode } from './request-errors.ts';
import { storable } from '../storable-text.ts';

/** The server while its calls are mounted. */
export type App = Hono<ServerEnvironment>;

type Parsed<Schema, Otherwise = undefined> = Schema extends z.ZodType ? z.output<Schema> : Otherwise;
type Of<E extends Endpoint, Key extends keyof Endpoint> = E extends Record<Key, infer Value> ? Value : undefined;

/** A call that may be made, as the schemas of its endpoint read it. */
export interface Call<E extends Endpoint> {
  params: Parsed<Of<E, 'params'>>;
  query: Parsed<Of<E, 'query'>>;
  body: Parsed<Of<E, 'body'>>;
  /** Null for a visitor. */
  user: E['access'] extends 'signedIn' | 'paying' | 'member' | 'organizationAdmin' | 'superAdmin'
    ? CurrentUser
    : CurrentUser | null;
  /** What whoever calls may do and see beyond making this call. */
  access: AccessContext;
  /** Whose chats a call of owners is about; null for a browser that never was here. */
  owner: E extends { access: 'owner'; notFound: ErrorCode } ? string : string | null;
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal;
  /** The request itself, for cookies and headers. */
  context: ServerContext;
}

/** What a handler gives: the value its endpoint's schema describes, nothing where it answers nothing, or a response of its own. */
type Reply<E extends Endpoint> = E['answer'] extends null
  ? void
  : E['answer'] extends { json: infer Schema }
    ? Parsed<Schema> | Response
    : Response;

/** Does what a call asks for. Expected failures are thrown as RequestFailure, most of them by `unwrap`. */
export type Handler<E extends Endpoint> = (call: Call<E>) => Reply<E> | Promise<Reply<E>>;

const ENDPOINTS = new WeakMap<object, Endpoint>();
const compressed = compress();

/**
 * Serves an endpoint: the one way by which a call comes to its handler. Who may make it, what it costs and how large it
 * may be is read from the same row by the guards of `createServer`, which find it by `endpointOf`.
 */
export function mount<const E extends Endpoint>(app: App, endpoint: E, handler: Handler<E>): void {
  const serve = async (context: ServerContext) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- read by the schemas that Call is derived from
    const call = (await readCall(endpoint, context)) as Call<E>;
    return respond(context, await handler(call));
  };
  ENDPOINTS.set(serve, endpoint);
  if (endpoint.compressed === true) app.on(endpoint.method, endpoint.path, compressed);
  app.on(endpoint.method, endpoint.path, serve);
}

/** The endpoint a request is for, known before its handler begins; undefined where there is none. */
export function endpointOf(context: ServerContext): Endpoint | undefined {
  for (const { handler } of matchedRoutes(context)) {
    const endpoint = ENDPOINTS.get(handler);
    if (endpoint !== undefined) return endpoint;
  }
  return undefined;
}

/** Every endpoint that is mounted and part of the described API, in order. */
export function publicEndpoints(app: App): Endpoint[] {
  const mounted = app.routes.flatMap(({ handler }) => ENDPOINTS.get(handler) ?? []);
  return mounted.filter(({ internal }) => internal !== true);
}

/** The routes that no endpoint describes; guards, which are for every method, are none. */
export function routesBesideMount(app: App): string[] {
  const beside = app.routes.filter(({ method, handler }) => {
    return method !== 'ALL' && handler !== compressed && !ENDPOINTS.has(handler);
  });
  return beside.map(({ method, path }) => `${method} ${path}`);
}

/** Answers other methods of the addresses that are mounted by now with those they take. */
export function refuseOtherMethods(app: App): void {
  for (const [path, endpoints] of Map.groupBy(publicEndpoints(app), (endpoint) => endpoint.path)) {
    const allow = endpoints.map(({ method }) => method.toUpperCase()).join(', ');
    app.all(path, () => errorResponse('request/method-not-allowed', { allow }));
  }
}

/** Checks what a request brings. Throws RequestFailure. */
export function parseInput<S extends z.ZodType>(
  schema: S,
  input: unknown,
  invalid: ErrorCode | InvalidInput,
): z.output<S> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new RequestFailure(typeof invalid === 'string' ? invalid : invalid.codeOf(parsed.error));
}

/** Reads what stands in an address: refused as it was sent, and taken as it can be stored. */
function parseAddress<S extends z.ZodType>(
  schema: S,
  given: Record<string, string>,
  problem: InvalidInput | ErrorCode,
) {
  parseInput(schema, given, problem);
  return parseInput(schema, storable(given), problem);
}

async function readCall(endpoint: Endpoint, context: ServerContext) {
  const { access, params, query, body, bodyLimit, invalid = 'request/invalid', notFound } = endpoint;
  const owner = access === 'owner' ? requestOwner(context) : null;
  const named = params && parseAddress(params, context.req.param(), notFound ?? 'request/not-found');
  if (access === 'owner' && owner === null && notFound !== undefined) throw new RequestFailure(notFound);
  return {
    params: named,
    body: body && parseInput(body, await readJson(context, bodyLimit ?? USUAL_BODY_LIMIT), invalid),
    query: query && parseAddress(query, context.req.query(), invalid),
    user: context.get('user') ?? null,
    access: context.get('access') ?? VISITOR_ACCESS,
    owner,
    signal: context.req.raw.signal,
    context,
  };
}

function respond(context: ServerContext, reply: unknown): Response {
  if (reply instanceof Response) return reply;
  return reply === undefined ? context.body(null, 204) : context.json(reply);
}
