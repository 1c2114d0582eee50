import { randomBytes } from 'node:crypto';
import {
  chatError,
  err,
  noHiddenWords,
  ok,
  sharedTurn,
  type ChatError,
  type Result,
  type SharedTurn,
} from '@footnote/domain';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { chatSessions, chatTurns } from './chat-tables.ts';
import type { ChatSessions } from '../../chat.ports.ts';
import { streamTurns, isOwn, lockOwn } from './session-rows.ts';
import { isAuthorThere } from './session-owners.ts';
import type { SessionRowsDeps } from './session-rows-deps.ts';

const NOT_FOUND = err(chatError('chat/session-not-found'));

/** 192 bits, in 32 characters of an address. */
const BYTES = 24;

/** Shares sessions, and takes them back, in the relational database. */
export function createSessionShares(
  deps: SessionRowsDeps,
): Pick<ChatSessions, 'share' | 'unshare' | 'shareOf' | 'openShared'> {
  const { shareId } = chatSessions;
  return {
    share: (owner, sessionId) => deps.database.withTransaction(() => share(deps, owner, sessionId)),
    async unshare(owner, sessionId) {
      const queries = deps.database.queries();
      const rows = await queries
        .update(chatSessions)
        .set({ shareId: null })
        .where(isOwn(owner, sessionId))
        .returning({ id: chatSessions.id });
      return rows.length === 0 ? NOT_FOUND : ok(null);
    },
    async shareOf(owner, sessionId) {
      const queries = deps.database.queries();
      const [row] = await queries.select({ shareId }).from(chatSessions).where(isOwn(owner, sessionId));
      return row === undefined ? NOT_FOUND : ok(row);
    },
    async openShared(id) {
      const isShared = and(eq(shareId, id), isAuthorThere());
      const found = await deps.database.queries().$count(chatSessions, isShared);
      return found === 0 ? null : sharedTurns(deps, isShared);
    },
  };
}

async function share(
  deps: SessionRowsDeps,
  owner: string,
  sessionId: string,
): Promise<Result<{ shareId: string }, ChatError>> {
  if (!(await lockOwn(deps, owner, sessionId))) return NOT_FOUND;
  const queries = deps.database.queries();
  const isForeign = and(eq(chatTurns.sessionId, sessionId), eq(chatTurns.writtenBy, 'client'));
  if ((await queries.$count(chatTurns, isForeign)) > 0) return err(chatError('chat/not-shareable'));
  const { shareId } = chatSessions;
  const fresh = randomBytes(BYTES).toString('base64url');
  const [row] = await queries
    .update(chatSessions)
    .set({ shareId: sql`coalesce(${shareId}, ${fresh})` })
    .where(isOwn(owner, sessionId))
    .returning({ shareId: sql<string>`${shareId}` });
  return row === undefined ? NOT_FOUND : ok(row);
}

async function* sharedTurns(deps: SessionRowsDeps, session: SQL | undefined): AsyncGenerator<SharedTurn> {
  const words = noHiddenWords();
  for await (const turn of streamTurns(deps, session)) {
    const shared = sharedTurn(turn, words);
    if (shared !== null) yield shared;
  }
}
