import type { ChatSession } from '@footnote/domain';
import { createPostgresProUsage } from '../billing/adapters/postgres-pro-usage.ts';
import { openMigratedDatabase } from '../platform/database/embedded-database.fixtures.ts';
import type { Database } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import type { ChatSessions } from './chat.ports.ts';
import { createPostgresChatSessions } from './adapters/postgres/postgres-chat-sessions.ts';
import type { ChatQuota } from './adapters/postgres/session-rows-deps.ts';

/** Room without limits, for what is not about them. */
export const NO_QUOTA = { session: 0, visitor: 0, account: 0 };

/** Reads a whole session; null where the owner has none of that id. */
export async function loadWhole(
  sessions: Pick<ChatSessions, 'open'>,
  owner: string,
  sessionId: string,
): Promise<ChatSession | null> {
  const session = await sessions.open(owner, sessionId);
  return session === null ? null : { ...session.item, turns: await Array.fromAsync(session.turns) };
}

/** Sessions in an empty database of their own, which is the caller's to close. */
export async function openEmptySessions({
  now = Date.now,
  quota = NO_QUOTA,
  open = openMigratedDatabase,
}: { now?: () => number; quota?: ChatQuota; open?: () => Promise<Database> } = {}) {
  const database = await open();
  await migrate(database);
  const proUsage = createPostgresProUsage({ database, now });
  const sessions = createPostgresChatSessions({ database, runner: 'here', turnSeconds: 3600, now, quota, proUsage });
  return { database, sessions };
}
