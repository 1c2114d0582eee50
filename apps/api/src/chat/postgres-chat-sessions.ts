import { randomUUID } from 'node:crypto';
import type { ChatError, ChatHistoryPage, ChatSession, ChatTurn, Result, SaveSession } from '@footnote/domain';
import { chatError, emptyTurn, err, ok } from '@footnote/domain';
import { and, asc, desc, eq, or, sql } from 'drizzle-orm';
import { storable } from '../platform/storable-text.ts';
import { chatSessions, chatTurns } from './chat-tables.ts';
import type { BegunTurn, ChatSessions, NewTurn } from './chat.ports.ts';
import {
  contains,
  createSession,
  historyItem,
  interrupt,
  isOwn,
  lockOwn,
  overdue,
  touch,
  turnsOf,
  type SessionRowsDeps,
} from './session-rows.ts';
import { createSessionShares } from './session-shares.ts';
import { exchangesOf, lacksCitations, sessionTitle, turnOfExchange, votesOf, type Exchange } from './session-turns.ts';
import { columnsOfTurn, rowOfTurn } from './turn-rows.ts';
import { claimSessions, holdOwner } from './visitor-claims.ts';

const NOT_FOUND = err(chatError('chat/session-not-found'));

/** Keeps chat sessions in the relational database. */
export function createPostgresChatSessions(deps: SessionRowsDeps): ChatSessions {
  const atomically = <T>(work: () => Promise<T>) => deps.database.withTransaction(work);
  return {
    begin: (turn) => atomically(() => begin(deps, turn)),
    end: (sessionId, turn) => atomically(() => end(deps, sessionId, turn)),
    load: (owner, sessionId) => atomically(() => load(deps, owner, sessionId)),
    list: (owner, page) => list(deps, owner, page),
    save: (owner, session) => atomically(() => save(deps, owner, session)),
    async rename(owner, sessionId, title) {
      const values = { title: sessionTitle(storable(title)) };
      const queries = deps.database.queries();
      const renamed = await queries.update(chatSessions).set(values).where(isOwn(owner, sessionId)).returning();
      return renamed.length === 0 ? NOT_FOUND : ok(null);
    },
    async remove(owner, sessionId) {
      const removed = await deps.database.queries().delete(chatSessions).where(isOwn(owner, sessionId)).returning();
      return removed.length === 0 ? NOT_FOUND : ok(null);
    },
    claim: (visitor, account) => atomically(() => claimSessions(deps, visitor, account)),
    ...createSessionShares(deps),
    endInterrupted: () => interrupt(deps, or(eq(chatTurns.runner, deps.runner), overdue(deps))),
  };
}

async function begin(deps: SessionRowsDeps, turn: NewTurn): Promise<Result<BegunTurn, ChatError>> {
  const { sessionId, query } = turn;
  const owner = await holdOwner(deps, turn.owner);
  await createSession(deps, { owner, sessionId, question: query.question });
  if (!(await lockOwn(deps, owner, sessionId))) return NOT_FOUND;
  await interrupt(deps, and(eq(chatTurns.sessionId, sessionId), overdue(deps)));
  const [last] = await deps.database
    .queries()
    .select({
      position: sql<number | null>`max(${chatTurns.position})`,
      running: sql<boolean | null>`bool_or(${chatTurns.state} = 'running')`,
    })
    .from(chatTurns)
    .where(eq(chatTurns.sessionId, sessionId));
  if (last?.running === true) return err(chatError('chat/session-busy'));
  const { question, history: _history, ...request } = storable(query);
  const begun = emptyTurn({
    id: turn.turnId,
    position: (last?.position ?? -1) + 1,
    question,
    language: query.userLanguage ?? 'en',
    request,
    askedAt: turn.askedAt,
  });
  await deps.database
    .queries()
    .insert(chatTurns)
    .values(rowOfTurn(begun, { sessionId, runner: deps.runner }));
  await touch(deps, sessionId);
  return ok({ turn: begun, owner });
}

async function end(deps: SessionRowsDeps, sessionId: string, turn: ChatTurn): Promise<void> {
  const running = and(eq(chatTurns.id, turn.id), eq(chatTurns.sessionId, sessionId), eq(chatTurns.state, 'running'));
  const ended = await deps.database
    .queries()
    .update(chatTurns)
    .set(columnsOfTurn(turn))
    .where(running)
    .returning({ id: chatTurns.id });
  if (ended.length > 0) await touch(deps, sessionId);
}

async function load(deps: SessionRowsDeps, owner: string, sessionId: string): Promise<ChatSession | null> {
  const [row] = await deps.database.queries().select().from(chatSessions).where(isOwn(owner, sessionId));
  return row === undefined ? null : { ...historyItem(row), turns: await turnsOf(deps, sessionId) };
}

async function list(
  deps: SessionRowsDeps,
  owner: string,
  { page, pageSize, search }: { page: number; pageSize: number; search: string },
): Promise<ChatHistoryPage> {
  const condition = and(eq(chatSessions.owner, owner), contains(deps, search));
  const total = await deps.database.queries().$count(chatSessions, condition);
  const rows = await deps.database
    .queries()
    .select()
    .from(chatSessions)
    .where(condition)
    .orderBy(desc(chatSessions.changedAt), asc(chatSessions.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { items: rows.map(historyItem), total };
}

async function save(deps: SessionRowsDeps, saver: string, input: SaveSession): Promise<Result<null, ChatError>> {
  const owner = await holdOwner(deps, saver);
  const { sessionId, session } = storable(input);
  if (lacksCitations(session)) return err(chatError('chat/citations-missing'));
  const exchanges = exchangesOf(session.history);
  if (exchanges === null) return err(chatError('chat/session-conflict'));
  const [first] = exchanges;
  // A history of nothing has nothing to save, and must not leave a nameless session behind.
  if (first === undefined) return (await lockOwn(deps, owner, sessionId)) ? ok(null) : NOT_FOUND;
  const created = await createSession(deps, { owner, sessionId, question: first.question });
  if (!(await lockOwn(deps, owner, sessionId))) return NOT_FOUND;
  if (created) {
    await insertExchanges(deps, sessionId, { exchanges, citations: session.citations });
    return ok(null);
  }
  const votes = votesOf(await turnsOf(deps, sessionId), exchanges);
  if (votes === null) return err(chatError('chat/session-conflict'));
  for (const { turnId, responseQuality, feedback } of votes) {
    const values = { responseQuality, feedback };
    await deps.database.queries().update(chatTurns).set(values).where(eq(chatTurns.id, turnId));
  }
  await touch(deps, sessionId);
  return ok(null);
}

async function insertExchanges(
  deps: SessionRowsDeps,
  sessionId: string,
  { exchanges, citations }: { exchanges: readonly Exchange[]; citations: SaveSession['session']['citations'] },
): Promise<void> {
  const askedAt = new Date(deps.now()).toISOString();
  const rows = exchanges.map((exchange, position) => {
    const turn = turnOfExchange(exchange, { id: randomUUID(), position, askedAt, citations });
    return rowOfTurn(turn, { sessionId, runner: deps.runner });
  });
  if (rows.length > 0) await deps.database.queries().insert(chatTurns).values(rows);
}
