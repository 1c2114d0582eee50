import type { ChatError, ChatErrorCode, ChatHistoryPage, ChatTurn, Result } from '@footnote/domain';
import { chatError, emptyTurn, err, ok, VISITOR_CHAT_DAYS } from '@footnote/domain';
import { and, asc, desc, eq, like, lt, or, sql } from 'drizzle-orm';
import { storable } from '../../../platform/storable-text.ts';
import { chatSessions, chatTurns, deletedChats } from './chat-tables.ts';
import type { BegunTurn, ChatSessions, NewTurn, OpenSession } from '../../chat.ports.ts';
import { admitQuestion, giveBackQuestions } from './counted-questions.ts';
import { forgetDocuments, withoutGoneDocuments } from './forget-documents.ts';
import { saveSession } from './save-session.ts';
import { holdAccess, isOwnedBy, askedWithoutAccess } from './session-owners.ts';
import { keepCitations } from './session-citations.ts';
import { quotaExceeded, sessionQuotaExceeded } from './session-quota.ts';
import {
  contains,
  createSession,
  streamTurns,
  historyItem,
  interrupt,
  isOwn,
  lockOwn,
  lockSession,
  overdue,
  touch,
} from './session-rows.ts';
import type { SessionRowsDeps } from './session-rows-deps.ts';
import { createSessionShares } from './session-shares.ts';
import { sessionTitle } from './session-turns.ts';
import { bytesOfTurn } from '../../turns/turn-bytes.ts';
import { columnsOfTurn, rowOfTurn } from './turn-rows.ts';
import { claimSessions, lockOwner } from './visitor-claims.ts';

const NOT_FOUND = err(chatError('chat/session-not-found'));
const DAY = 24 * 60 * 60 * 1000;
/** Days in which something may still arrive for a chat that was deleted, as from a tab that was left open. */
const DELETED_DAYS = 90;
/** Days in which whoever left an organization by mistake finds the chats they made for it when they are back. */
const LEFT_CHAT_DAYS = 30;

/** Keeps chat sessions in the relational database. */
export function createPostgresChatSessions(deps: SessionRowsDeps): ChatSessions {
  const atomically = <T>(work: () => Promise<T>) => deps.database.withTransaction(work);
  return {
    begin: (turn) => atomically(() => begin(deps, turn)),
    end: (sessionId, turn) => atomically(() => end(deps, sessionId, storable(turn))),
    open: (owner, sessionId) => open(deps, owner, sessionId),
    lastTurn: (owner, sessionId) => lastTurn(deps, owner, sessionId),
    lastAnswered: (owner, sessionId, question) => lastAnswered(deps, { owner, sessionId, question }),
    list: (owner, page) => list(deps, owner, page),
    save: (owner, session) => atomically(() => saveSession(deps, owner, session)),
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
    forgetDocuments: (gone) => forgetDocuments(deps, gone),
    claim: (visitor, account) => atomically(() => claimSessions(deps, visitor, account)),
    ...createSessionShares(deps),
    endInterrupted: () => atomically(() => interrupt(deps, or(eq(chatTurns.runner, deps.runner), overdue(deps)))),
    forgetUnused: () => forgetUnused(deps),
    withoutAccess: (asked) => askedWithoutAccess(deps, asked),
  };
}

async function begin(deps: SessionRowsDeps, turn: NewTurn): Promise<Result<BegunTurn, ChatError>> {
  const { sessionId, query } = turn;
  const owner = await lockOwner(deps, turn.owner);
  if (!(await holdAccess(deps, { owner, askedAt: turn.askedAt }))) return NOT_FOUND;
  const full = await quotaExceeded(deps, owner);
  if (full !== null) return err(chatError(full));
  await createSession(deps, { owner, sessionId, question: query.question });
  if (!(await lockOwn(deps, owner, sessionId))) return NOT_FOUND;
  const tooLong = await sessionQuotaExceeded(deps, sessionId);
  if (tooLong !== null) return err(chatError(tooLong));
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
  const admission = await admitQuestion(deps, { ...turn, owner });
  const begun = emptyTurn({
    id: turn.turnId,
    position: (last?.position ?? -1) + 1,
    question,
    language: query.userLanguage ?? 'en',
    request,
    askedAt: turn.askedAt,
  });
  const kept = 'refused' in admission ? refusedTurn(begun, admission.refused) : begun;
  const proWeek = 'refused' in admission ? null : admission.week;
  await deps.database
    .queries()
    .insert(chatTurns)
    .values(rowOfTurn(kept, { sessionId, runner: deps.runner, proWeek }));
  await touch(deps, sessionId);
  return ok({ turn: kept, owner });
}

function refusedTurn(turn: ChatTurn, code: ChatErrorCode): ChatTurn {
  return { ...turn, state: 'failed', failure: { code, message: chatError(code).message } };
}

async function end(deps: SessionRowsDeps, sessionId: string, ended: ChatTurn): Promise<boolean> {
  const turn = await withoutGoneDocuments(deps, ended);
  await lockSession(deps, sessionId);
  const running = and(eq(chatTurns.id, turn.id), eq(chatTurns.sessionId, sessionId), eq(chatTurns.state, 'running'));
  const saved = await deps.database
    .queries()
    .update(chatTurns)
    .set(columnsOfTurn(turn))
    .where(running)
    .returning({ id: chatTurns.id });
  if (saved.length === 0) return false;
  if (turn.state === 'failed') await giveBackQuestions(deps, [turn.id]);
  await keepCitations(deps, sessionId, [turn]);
  await touch(deps, sessionId, bytesOfTurn(turn));
  return true;
}

async function open(deps: SessionRowsDeps, owner: string, sessionId: string): Promise<OpenSession | null> {
  const queries = deps.database.queries();
  const own = isOwn(owner, sessionId);
  const [row] = await queries.select().from(chatSessions).where(own);
  if (row === undefined) return null;
  const now = deps.now();
  // Reading is using; it is noted once a day, so that a read is seldom a write.
  if (now - row.usedAt.getTime() > DAY)
    await queries
      .update(chatSessions)
      .set({ usedAt: new Date(now) })
      .where(own);
  return { item: historyItem(row), turns: streamTurns(deps, own) };
}

async function lastTurn(deps: SessionRowsDeps, owner: string, sessionId: string): Promise<ChatTurn | null> {
  const last = sql`${chatTurns.position} = (SELECT max(position) FROM chat_turn WHERE session_id = ${sessionId})`;
  for await (const turn of streamTurns(deps, and(isOwn(owner, sessionId), last))) return turn;
  return null;
}

async function lastAnswered(
  deps: SessionRowsDeps,
  { owner, sessionId, question }: { owner: string; sessionId: string; question: string | null },
): Promise<ChatTurn | null> {
  const { state, writtenBy, detail, position } = chatTurns;
  const answered = and(
    isOwn(owner, sessionId),
    eq(chatTurns.sessionId, sessionId),
    eq(state, 'answered'),
    eq(writtenBy, 'footnote'),
    question === null ? undefined : sql`${detail}->>'mainQuestion' = ${storable(question)}`,
  );
  const rows = await deps.database
    .queries()
    .select({ position })
    .from(chatTurns)
    .innerJoin(chatSessions, eq(chatTurns.sessionId, chatSessions.id))
    .where(answered)
    .orderBy(desc(position))
    .limit(1);
  const [row] = rows;
  if (row === undefined) return null;
  for await (const turn of streamTurns(deps, and(isOwn(owner, sessionId), eq(position, row.position)))) return turn;
  return null;
}

async function list(
  deps: SessionRowsDeps,
  owner: string,
  { page, pageSize, search }: { page: number; pageSize: number; search: string },
): Promise<ChatHistoryPage> {
  const condition = and(isOwnedBy(owner), contains(deps, search));
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

async function forgetUnused(deps: SessionRowsDeps): Promise<number> {
  const before = (days: number) => new Date(deps.now() - days * DAY);
  const queries = deps.database.queries();
  const isUnused = and(like(chatSessions.owner, 'visitor:%'), lt(chatSessions.usedAt, before(VISITOR_CHAT_DAYS)));
  const isLeft = lt(chatSessions.leftAt, before(LEFT_CHAT_DAYS));
  const forgotten = await queries.delete(chatSessions).where(or(isUnused, isLeft)).returning({ id: chatSessions.id });
  await queries.delete(deletedChats).where(lt(deletedChats.deletedAt, before(DELETED_DAYS)));
  return forgotten.length;
}
