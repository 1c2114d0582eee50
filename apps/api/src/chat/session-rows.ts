import type { ChatHistoryItem, ChatTurn } from '@footnote/domain';
import { chatError } from '@footnote/domain';
import { and, asc, eq, exists, ilike, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { storable } from '../platform/storable-text.ts';
import { chatSessions, chatTurns } from './chat-tables.ts';
import { sessionTitle } from './session-turns.ts';
import { turnOfRow } from './turn-rows.ts';

export interface SessionRowsDeps {
  database: Database;
  /** Names the data directory of this process. */
  runner: string;
  /** Seconds after which a turn that still runs must be dead, whoever ran it. */
  turnSeconds: number;
  /** Milliseconds since 1970. */
  now: () => number;
}

type SessionRow = typeof chatSessions.$inferSelect;

/** Matches a session and nothing of another owner. */
export function isOwn(owner: string, sessionId: string): SQL | undefined {
  return and(eq(chatSessions.id, sessionId), eq(chatSessions.owner, owner));
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

/** The turns of a session in order. */
export async function turnsOf(deps: SessionRowsDeps, sessionId: string): Promise<ChatTurn[]> {
  const rows = await deps.database
    .queries()
    .select()
    .from(chatTurns)
    .where(eq(chatTurns.sessionId, sessionId))
    .orderBy(asc(chatTurns.position));
  return rows.map(turnOfRow);
}

/** Creates a session named after its first question; false when there is one of that id, whoever owns it. */
export async function createSession(
  deps: SessionRowsDeps,
  session: { owner: string; sessionId: string; question: string },
): Promise<boolean> {
  const { owner, sessionId: id, question } = session;
  const values = { id, owner, title: sessionTitle(storable(question)), changedAt: new Date(deps.now()) };
  const created = await deps.database
    .queries()
    .insert(chatSessions)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: chatSessions.id });
  return created.length > 0;
}

/** Marks a session as changed now. */
export async function touch(deps: SessionRowsDeps, sessionId: string): Promise<void> {
  const changedAt = new Date(deps.now());
  await deps.database.queries().update(chatSessions).set({ changedAt }).where(eq(chatSessions.id, sessionId));
}

/** Turns asked so long ago that whoever ran them must be dead. */
export function overdue(deps: SessionRowsDeps): SQL {
  return lt(chatTurns.askedAt, new Date(deps.now() - deps.turnSeconds * 1000));
}

/** Ends the running turns that match as failed with chat/interrupted; gives their number. */
export async function interrupt(deps: SessionRowsDeps, condition: SQL | undefined): Promise<number> {
  const { code, message } = chatError('chat/interrupted');
  const failure = JSON.stringify({ code, message });
  const ended = await deps.database
    .queries()
    .update(chatTurns)
    .set({ state: 'failed', detail: sql`jsonb_set(${chatTurns.detail}, '{failure}', ${failure}::jsonb)` })
    .where(and(eq(chatTurns.state, 'running'), condition))
    .returning({ id: chatTurns.id });
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
