import { randomUUID } from 'node:crypto';
import { saveSessionSchema, type ChatError, type Result } from '@footnote/domain';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { z } from 'zod';
import {
  requestOwner,
  ensureOwner,
  type ClientRules,
  type ServerContext,
  type ServerEnvironment,
} from '../platform/http/client.ts';
import { jsonListResponse } from '../platform/http/json-list.ts';
import { ndjsonResponse } from '../platform/http/ndjson.ts';
import { readJson } from '../platform/http/request-body.ts';
import { RequestFailure } from '../platform/http/request-errors.ts';
import {
  CHAT_ENDPOINTS,
  historyPageQuerySchema,
  renameSessionSchema,
  sessionIdSchema,
  shareIdSchema,
} from './chat-endpoints.ts';
import { spend } from '../platform/budgets/spending.ts';
import type { ChatSessions } from './chat.ports.ts';
import { checkChatQuery } from './check-chat-query.ts';
import { replayTurn } from './turns/replay-turn.ts';
import type { RunningTurns } from './turns/running-turns.ts';
import { encodeEvent } from './turns/turn-log.ts';

const MEGABYTE = 1024 * 1024;
/** Bytes of a question with its history; older messages are the client's to drop. */
const QUERY_LIMIT = 2 * MEGABYTE;
/** Bytes of a session with its citations. */
const SESSION_LIMIT = 4 * MEGABYTE;
const RENAME_LIMIT = 16 * 1024;

/** Sources a question may name; private ones come with accounts. */
const SOURCES: ReadonlySet<string> = new Set(['pubmed']);

export interface ChatRoutesDeps {
  sessions: ChatSessions;
  turns: RunningTurns;
  clients: ClientRules;
}

/** The chat calls of specification §7. */
export function chatRoutes(deps: ChatRoutesDeps): Hono<ServerEnvironment> {
  const { sessions, clients } = deps;
  const routes = new Hono<ServerEnvironment>();
  const { ask, save, list, load, rename, remove, follow, stop } = CHAT_ENDPOINTS;

  routes.post(ask.path, (context) => streamQuestion(deps, context));
  routes.post(save.path, async (context) => {
    const owner = ensureOwner(context, clients);
    const body = parseInput(saveSessionSchema, await readJson(context, SESSION_LIMIT));
    value(await sessions.save(owner, body));
    spend('bytes', Buffer.byteLength(JSON.stringify(body)));
    return context.body(null, 204);
  });
  routes.get(list.path, compress(), async (context) => {
    const { page, page_size: pageSize, search } = parseInput(historyPageQuerySchema, context.req.query());
    const owner = requestOwner(context);
    if (owner === null) return context.json({ items: [], total: 0 });
    return context.json(await sessions.list(owner, { page, pageSize, search }));
  });
  routes.get(load.path, compress(), async (context) => {
    const { owner, sessionId } = target(context);
    const { item, turns: items } = orNotFound(await sessions.open(owner, sessionId));
    return jsonListResponse(context, item, { name: 'turns', items });
  });
  routes.patch(rename.path, async (context) => {
    const { owner, sessionId } = target(context);
    const { title } = parseInput(renameSessionSchema, await readJson(context, RENAME_LIMIT));
    value(await sessions.rename(owner, sessionId, title));
    return context.body(null, 204);
  });
  routes.delete(remove.path, async (context) => {
    const { owner, sessionId } = target(context);
    await deps.turns.stop(owner, sessionId);
    value(await sessions.remove(owner, sessionId));
    return context.body(null, 204);
  });
  routes.get(follow.path, (context) => followTurn(deps, context));
  routes.post(stop.path, async (context) => {
    const { owner, sessionId } = target(context);
    if (!(await deps.turns.stop(owner, sessionId))) orNotFound(await sessions.open(owner, sessionId));
    return context.body(null, 204);
  });
  addShareRoutes(routes, sessions);
  return routes;
}

function addShareRoutes(routes: Hono<ServerEnvironment>, sessions: ChatSessions): void {
  const { shareOf, share, unshare, loadShared } = CHAT_ENDPOINTS;
  routes.get(shareOf.path, async (context) => {
    const { owner, sessionId } = target(context);
    return context.json(value(await sessions.shareOf(owner, sessionId)), 200, { 'cache-control': 'no-store' });
  });
  routes.post(share.path, async (context) => {
    const { owner, sessionId } = target(context);
    return context.json(value(await sessions.share(owner, sessionId)));
  });
  routes.delete(unshare.path, async (context) => {
    const { owner, sessionId } = target(context);
    value(await sessions.unshare(owner, sessionId));
    return context.body(null, 204);
  });
  routes.get(loadShared.path, compress(), async (context) => {
    const shareId = shareIdSchema.safeParse(context.req.param('shareId'));
    if (!shareId.success) throw new RequestFailure('chat/session-not-found');
    return jsonListResponse(context, {}, { name: 'turns', items: orNotFound(await sessions.openShared(shareId.data)) });
  });
}

async function streamQuestion(deps: ChatRoutesDeps, context: ServerContext): Promise<Response> {
  const owner = ensureOwner(context, deps.clients);
  const body = await readJson(context, QUERY_LIMIT);
  const { query, parameters } = value(
    await checkChatQuery(body, { parameters: context.req.query(), sources: SOURCES }),
  );
  const { sid: sessionId = randomUUID(), ...filters } = parameters;
  const started = await deps.turns.start({ owner, sessionId, query, parameters: filters });
  if (!started.ok)
    throw new RequestFailure(started.error.code, started.error.code === 'request/too-many' ? 2 : undefined);
  return ndjsonResponse(context, started.value, { 'footnote-session-id': sessionId });
}

async function followTurn({ sessions, turns }: ChatRoutesDeps, context: ServerContext): Promise<Response> {
  const { owner, sessionId } = target(context);
  const headers = { 'footnote-session-id': sessionId };
  const running = turns.follow(owner, sessionId);
  if (running !== null) return ndjsonResponse(context, running, headers);
  const turn = orNotFound(await sessions.lastTurn(owner, sessionId));
  const late = turns.follow(owner, sessionId);
  if (late !== null) return ndjsonResponse(context, late, headers);
  // Another process runs it; its own server knows more.
  if (turn.state === 'running') throw new RequestFailure('chat/session-busy', 1);
  const lines = replayTurn(turn, sessionId).map(encodeEvent);
  return ndjsonResponse(context, Buffer.concat(lines), headers);
}

/** Whose session a request is about; to somebody who cannot own it, it does not exist. */
function target(context: ServerContext): { owner: string; sessionId: string } {
  const owner = requestOwner(context);
  const sessionId = sessionIdSchema.safeParse(context.req.param('sessionId'));
  if (owner === null || !sessionId.success) throw new RequestFailure('chat/session-not-found');
  return { owner, sessionId: sessionId.data };
}

function parseInput<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw new RequestFailure('chat/payload-invalid');
  return parsed.data;
}

function value<T>(result: Result<T, ChatError>): T {
  if (!result.ok) throw new RequestFailure(result.error.code, result.error.retryAfterSeconds);
  return result.value;
}

function orNotFound<T>(session: T | null | undefined): T {
  if (session === null || session === undefined) throw new RequestFailure('chat/session-not-found');
  return session;
}
