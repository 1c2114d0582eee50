import { randomBytes } from 'node:crypto';
import { chatError, err, ok, sharedChat } from '@footnote/domain';
import { eq, sql } from 'drizzle-orm';
import { chatSessions } from './chat-tables.ts';
import type { ChatSessions } from './chat.ports.ts';
import { isOwn, turnsOf, type SessionRowsDeps } from './session-rows.ts';

const NOT_FOUND = err(chatError('chat/session-not-found'));

/** 192 bits, in 32 characters of an address. */
const BYTES = 24;

/** Shares sessions, and takes them back, in the relational database. */
export function createSessionShares(
  deps: SessionRowsDeps,
): Pick<ChatSessions, 'share' | 'unshare' | 'shareOf' | 'loadShared'> {
  const { shareId } = chatSessions;
  return {
    async share(owner, sessionId) {
      const fresh = randomBytes(BYTES).toString('base64url');
      // One statement, so that whoever shares at the same time gets the same id.
      const [row] = await deps.database
        .queries()
        .update(chatSessions)
        .set({ shareId: sql`coalesce(${shareId}, ${fresh})` })
        .where(isOwn(owner, sessionId))
        .returning({ shareId: sql<string>`${shareId}` });
      return row === undefined ? NOT_FOUND : ok(row);
    },
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
    loadShared: (id) =>
      deps.database.withTransaction(async () => {
        const queries = deps.database.queries();
        const [row] = await queries.select({ id: chatSessions.id }).from(chatSessions).where(eq(shareId, id));
        return row === undefined ? null : sharedChat(await turnsOf(deps, row.id));
      }),
  };
}
