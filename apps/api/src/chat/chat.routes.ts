import { randomUUID } from 'node:crypto';
import { planQuestion } from '@footnote/domain';
import { spend } from '../platform/budgets/spending.ts';
import { ensureOwner, type ClientRules } from '../platform/http/client.ts';
import { jsonListResponse } from '../platform/http/json-list.ts';
import { mount, type App, type Call } from '../platform/http/mount.ts';
import { ndjsonResponse } from '../platform/http/ndjson.ts';
import { readOwner } from '../platform/owner.ts';
import { orNotFound, RequestFailure, unwrap } from '../platform/http/request-errors.ts';
import { CHAT_ENDPOINTS } from './chat-endpoints.ts';
import type { AnswerModels, ChatSessions } from './chat.ports.ts';
import type { AnsweringCollections, AnsweringDocuments } from './documents.ports.ts';
import { checkChatQuery, type QueryRules } from './check-chat-query.ts';
import { replayTurn } from './turns/replay-turn.ts';
import type { RunningTurns } from './turns/running-turns.ts';
import { encodeEvent } from './turns/turn-log.ts';

/** Seconds after which a question that is too many makes sense again. */
const ASK_AGAIN_SECONDS = 2;

const NO_SESSION = 'chat/session-not-found';

export interface ChatRoutesDeps {
  sessions: ChatSessions;
  turns: RunningTurns;
  /** Loads what counts tokens. */
  tokens: QueryRules['tokens'];
  clients: ClientRules;
  answerModels: AnswerModels;
  answeringDocuments: AnsweringDocuments;
  answeringCollections: AnsweringCollections;
}

/** The chat calls of specification §7. */
export function mountChat(app: App, deps: ChatRoutesDeps): void {
  const { sessions, turns, clients } = deps;
  const { ask, save, list, load, rename, remove, follow, stop } = CHAT_ENDPOINTS;

  mount(app, ask, (call) => streamQuestion(deps, call));
  mount(app, save, async ({ body, context }) => {
    unwrap(await sessions.save(ensureOwner(context, clients), body));
    spend('bytes', Buffer.byteLength(JSON.stringify(body)));
  });
  mount(app, list, async ({ owner, query: { page, page_size: pageSize, search } }) =>
    owner === null ? { items: [], total: 0 } : sessions.list(owner, { page, pageSize, search }),
  );
  mount(app, load, async ({ owner, params, context }) => {
    const { item, turns: items } = orNotFound(await sessions.open(owner, params.sessionId), NO_SESSION);
    return jsonListResponse(context, item, { name: 'turns', items });
  });
  mount(app, rename, async ({ owner, params, body }) => {
    unwrap(await sessions.rename(owner, params.sessionId, body.title));
  });
  mount(app, remove, async ({ owner, params }) => {
    await turns.stop(owner, params.sessionId);
    unwrap(await sessions.remove(owner, params.sessionId));
  });
  mount(app, follow, (call) => followTurn(deps, call));
  mount(app, stop, async ({ owner, params }) => {
    const stopped = await turns.stop(owner, params.sessionId);
    if (!stopped) orNotFound(await sessions.open(owner, params.sessionId), NO_SESSION);
  });
  mountSharing(app, sessions);
}

function mountSharing(app: App, sessions: ChatSessions): void {
  const { shareOf, share, unshare, loadShared } = CHAT_ENDPOINTS;
  mount(app, shareOf, async ({ owner, params }) => unwrap(await sessions.shareOf(owner, params.sessionId)));
  mount(app, share, async ({ owner, params }) => unwrap(await sessions.share(owner, params.sessionId)));
  mount(app, unshare, async ({ owner, params }) => {
    unwrap(await sessions.unshare(owner, params.sessionId));
  });
  mount(app, loadShared, async ({ params, context }) => {
    const items = orNotFound(await sessions.openShared(params.shareId), NO_SESSION);
    return jsonListResponse(context, {}, { name: 'turns', items });
  });
}

async function streamQuestion(deps: ChatRoutesDeps, call: Call<typeof CHAT_ENDPOINTS.ask>): Promise<Response> {
  const { body, context, user } = call;
  const { tokens, answerModels, answeringDocuments, answeringCollections } = deps;
  const owner = ensureOwner(context, deps.clients);
  const { organizationId } = readOwner(owner);
  const mayChooseModel = user?.superAdmin === true;
  const rules = {
    sourcesOf: (ids: readonly string[]) => answeringDocuments.sourcesOf(organizationId, ids),
    collectionsOf: (ids: readonly string[]) => answeringCollections.seen(owner, ids),
    tokens,
    mayChooseModel,
    offers: (provider: string) => answerModels.offers(provider),
  };
  const { sid: sessionId = randomUUID(), ...parameters } = call.query;
  const checked = unwrap(await checkChatQuery(body, rules));
  const { query, standing } = planQuestion({ query: checked, parameters }, call.access);
  const follows = checked.previousMainQuestion;
  const started = await deps.turns.start({ owner, sessionId, query, parameters, follows, standing });
  if (!started.ok) {
    const { code } = started.error;
    throw new RequestFailure(code, code === 'request/too-many' ? ASK_AGAIN_SECONDS : undefined);
  }
  return ndjsonResponse(context, started.value, { 'footnote-session-id': sessionId });
}

async function followTurn(deps: ChatRoutesDeps, call: Call<typeof CHAT_ENDPOINTS.follow>): Promise<Response> {
  const { sessions, turns } = deps;
  const { owner, context } = call;
  const { sessionId } = call.params;
  const headers = { 'footnote-session-id': sessionId };
  const running = turns.follow(owner, sessionId);
  if (running !== null) return ndjsonResponse(context, running, headers);
  const turn = orNotFound(await sessions.lastTurn(owner, sessionId), NO_SESSION);
  const late = turns.follow(owner, sessionId);
  if (late !== null) return ndjsonResponse(context, late, headers);
  // Another process runs it; its own server knows more.
  if (turn.state === 'running') throw new RequestFailure('chat/session-busy', 1);
  const lines = replayTurn(turn, sessionId).map(encodeEvent);
  return ndjsonResponse(context, Buffer.concat(lines), headers);
}
