import { randomUUID } from 'node:crypto';
import { chatError, err, ok, type ChatError, type ChatTurn, type Result, type SaveSession } from '@footnote/domain';
import { asc, eq } from 'drizzle-orm';
import { storable } from '../../../platform/storable-text.ts';
import { chatTurns } from './chat-tables.ts';
import { keepCitations } from './session-citations.ts';
import { bytesOfTurns, quotaExceeded } from './session-quota.ts';
import { holdAccess } from './session-owners.ts';
import { createSession, lockOwn, touch } from './session-rows.ts';
import type { SessionRowsDeps } from './session-rows-deps.ts';
import { exchangesOf, lacksCitations, turnOfExchange, votesOf, type Exchange } from './session-turns.ts';
import { rowOfTurn } from './turn-rows.ts';
import { lockOwner } from './visitor-claims.ts';

const NOT_FOUND = err(chatError('chat/session-not-found'));

/**
 * Saves votes and feedback on a session, or what a client tells of one that never was here. Such turns count as written
 * by the client, and one that was deleted does not come back. In a transaction.
 */
export async function saveSession(
  deps: SessionRowsDeps,
  saver: string,
  input: SaveSession,
): Promise<Result<null, ChatError>> {
  const owner = await lockOwner(deps, saver);
  const askedAt = new Date(deps.now()).toISOString();
  if (!(await holdAccess(deps, { owner, askedAt }))) return NOT_FOUND;
  const { sessionId, session } = storable(input);
  if (lacksCitations(session)) return err(chatError('chat/citations-missing'));
  const exchanges = exchangesOf(session.history);
  if (exchanges === null) return err(chatError('chat/session-conflict'));
  if (await lockOwn(deps, owner, sessionId)) return saveVotes(deps, sessionId, exchanges);
  const turns = exchanges.map((exchange, position) =>
    turnOfExchange(exchange, { id: randomUUID(), position, askedAt, citations: session.citations }),
  );
  return saveTurns(deps, { owner, sessionId, turns });
}

async function saveTurns(
  deps: SessionRowsDeps,
  { owner, sessionId, turns }: { owner: string; sessionId: string; turns: readonly ChatTurn[] },
): Promise<Result<null, ChatError>> {
  const [first] = turns;
  // A history of nothing has nothing to save, and must not leave a nameless session behind.
  if (first === undefined) return NOT_FOUND;
  const bytes = bytesOfTurns(deps, turns);
  if (bytes === null) return err(chatError('chat/session-full'));
  const full = await quotaExceeded(deps, owner);
  if (full !== null) return err(chatError(full));
  if (!(await createSession(deps, { owner, sessionId, question: first.question }))) return NOT_FOUND;
  await keepCitations(deps, sessionId, turns);
  const rows = turns.map((turn) => rowOfTurn(turn, { sessionId, runner: deps.runner, proWeek: null }));
  await deps.database.queries().insert(chatTurns).values(rows);
  await touch(deps, sessionId, bytes);
  return ok(null);
}

async function saveVotes(
  deps: SessionRowsDeps,
  sessionId: string,
  exchanges: readonly Exchange[],
): Promise<Result<null, ChatError>> {
  if (exchanges.length === 0) return ok(null);
  const queries = deps.database.queries();
  const { id, state, question, answer, responseQuality, feedback } = chatTurns;
  const turns = await queries
    .select({ id, state, question, answer, responseQuality, feedback })
    .from(chatTurns)
    .where(eq(chatTurns.sessionId, sessionId))
    .orderBy(asc(chatTurns.position));
  const votes = votesOf(turns, exchanges);
  if (votes === null) return err(chatError('chat/session-conflict'));
  for (const { turnId, ...values } of votes)
    await queries.update(chatTurns).set(values).where(eq(chatTurns.id, turnId));
  await touch(deps, sessionId);
  return ok(null);
}
