import type { ChatSession } from '@footnote/domain';
import type { ChatSessions } from './chat.ports.ts';

/** Room without limits, for what is not about them. */
export const ANY_ROOM = { session: 0, visitor: 0, account: 0 };

/** Reads a whole session; null where the owner has none of that id. */
export async function loadWhole(
  sessions: Pick<ChatSessions, 'open'>,
  owner: string,
  sessionId: string,
): Promise<ChatSession | null> {
  const session = await sessions.open(owner, sessionId);
  return session === null ? null : { ...session.item, turns: await Array.fromAsync(session.turns) };
}
