import type { ChatHistoryItem, ChatTurn } from '@footnote/domain';
import { chatError } from '@footnote/domain';
import { and, asc, eq, exists, gt, ilike, lt, or, sql, type SQL } from 'drizzle-orm';

import { readOwner } from '../../../platform/owner.ts';
import { storable } from '../../../platform/storable-text.ts';
import { chatSessions, chatTurns, deletedChats } from './chat-tables.ts';
import { giveBackQuestions } from './counted-questions.ts';
import { citationsOf } from './session-citations.ts';
import { isOwnedBy } from './session-owners.ts';
import { sessionTitle } from './session-turns.ts';
import { turnOfRow } from './turn-rows.ts';
import type { SessionRowsDeps } from './session-rows-deps.ts';

/** Bytes a session counts before anything is said in it, so that empty ones are not free. */
const EMPTY = 1_000;

type SessionRow = typeof chatSessions.$inferSelect;

/** Matches a session and nothing of another owner. */
export function isOwn(owner: string, sessionId: string): SQL | undefined {
  return and(eq(chatSessions.id, sessionId), isOwnedBy(owner));
}

/** Holds the owner's session until the transaction ends, so that its changes come one after another; false for a stranger. */
export async function lockOwn(deps: SessionRowsDeps, owner: string, sessionId: string): Promise<boolean> {
  const rows = await deps.database
    .queries()
    .select({ id: chatSessions.id })
    .from(chatSessions)
    .where(isOwn(owner, sessionId))
    .for('update');
  return rows.length > 0;
}

/** Holds a session until the transaction ends, whoever owns it. What holds documents holds them before; what changes turns, after. */
export async function lockSession(deps: SessionRowsDeps, sessionId: string): Promise<void> {
  const queries = deps.database.queries();
  await queries.select({ id: chatSessions.id }).from(chatSessions).where(eq(chatSessions.id, sessionId)).for('update');
}

/**
 * The turns of the session that matches, in order and read one by one: no more than one is held at a time, and a session
 * that stops matching meanwhile ends.
 */
export async function* streamTurns(deps: SessionRowsDeps, session: SQL | undefined): AsyncGenerator<ChatTurn> {
  for (let after = -1; ;) {
    const [row] = await deps.database
      .queries()
      .select({ turn: chatTurns })
      .from(chatTurns)
      .innerJoin(chatSessions, eq(chatSessions.id, chatTurns.sessionId))
      .where(and(session, gt(chatTurns.position, after)))
      .orderBy(asc(chatTurns.position))
      .limit(1);
    if (row === undefined) return;
    yield turnOfRow(row.turn, await citationsOf(deps, row.turn));
    after = row.turn.position;
  }
}

/** Creates a session named after its first question; false when there is one of that id, whoever owns it, or was one. */
export async function createSession(
  deps: SessionRowsDeps,
  session: { owner: string; sessionId: string; question: string },
): Promise<boolean> {
  const { sessionId: id, question } = session;
  const { person: owner, organizationId } = readOwner(session.owner);
  const now = new Date(deps.now());
  const title = sessionTitle(storable(question));
  const values = { id, owner, organizationId, title, changedAt: now, usedAt: now, bytes: EMPTY };
  const queries = deps.database.queries();
  const created = await queries
    .insert(chatSessions)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: chatSessions.id });
  if (created.length === 0) return false;
  // Asked only now: what is deleted just before this is noted by the time the row can be made.
  const deleted = await queries.$count(deletedChats, eq(deletedChats.sessionId, id));
  if (deleted > 0) await queries.delete(chatSessions).where(eq(chatSessions.id, id));
  return deleted === 0;
}

/** Marks a session as changed now, and as larger by some bytes. */
export async function touch(deps: SessionRowsDeps, sessionId: string, bytes = 0): Promise<void> {
  const now = new Date(deps.now());
  const values = { changedAt: now, usedAt: now, bytes: sql`${chatSessions.bytes} + ${bytes}` };
  await deps.database.queries().update(chatSessions).set(values).where(eq(chatSessions.id, sessionId));
}

/** Turns asked so long ago that whoever ran them must be dead. */
export function overdue(deps: SessionRowsDeps): SQL {
  return lt(chatTurns.askedAt, new Date(deps.now() - deps.turnSeconds * 1000));
}

/** Ends the running turns that match as failed with chat/interrupted, and gives back what they counted; gives their number. In a transaction. */
export async function interrupt(deps: SessionRowsDeps, condition: SQL | undefined): Promise<number> {
  const { code, message } = chatError('chat/interrupted');
  const failure = JSON.stringify({ code, message });
  const ended = await deps.database
    .queries()
    .update(chatTurns)
    .set({ state: 'failed', detail: sql`jsonb_set(${chatTurns.detail}, '{failure}', ${failure}::jsonb)` })
    .where(and(eq(chatTurns.state, 'running'), condition))
    .returning({ id: chatTurns.id });
  await giveBackQuestions(
    deps,
    ended.map(({ id }) => id),
  );
  return ended.length;
}

/** Matches sessions whose title, questions or answers contain the text, in any case of letters. */
export function contains(deps: SessionRowsDeps, search: string): SQL | undefined {
  if (search === '') return undefined;
  const pattern = `%${storable(search).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const found = or(ilike(chatTurns.question, pattern), ilike(chatTurns.answer, pattern));
  const inTurns = deps.database
    .queries()
    .select({ one: sql`1` })
    .from(chatTurns)
    .where(and(eq(chatTurns.sessionId, chatSessions.id), found));
  return or(ilike(chatSessions.title, pattern), exists(inTurns));
}

/** A session as the chat history lists it. */
export function historyItem(row: SessionRow): ChatHistoryItem {
  const { id: sessionId, changedAt, title, shareId } = row;
  return { sessionId, timestamp: changedAt.toISOString(), title, isChatShared: shareId !== null };
}
