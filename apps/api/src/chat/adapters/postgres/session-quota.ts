import type { ChatErrorCode, ChatTurn } from '@footnote/domain';
import { eq, sql } from 'drizzle-orm';
import { isVisitor, readOwner } from '../../../platform/owner.ts';
import { chatSessions } from './chat-tables.ts';
import type { SessionRowsDeps } from './session-rows-deps.ts';
import { bytesOfTurn } from '../../turns/turn-bytes.ts';

/** Why there is no room for more chats of an owner, whomever they were made for; null while there is. */
export async function quotaExceeded(deps: SessionRowsDeps, owner: string): Promise<ChatErrorCode | null> {
  const most = isVisitor(owner) ? deps.quota.visitor : deps.quota.account;
  if (most === 0) return null;
  const [kept] = await deps.database
    .queries()
    .select({ bytes: sql`coalesce(sum(${chatSessions.bytes}), 0)`.mapWith(Number) })
    .from(chatSessions)
    .where(eq(chatSessions.owner, readOwner(owner).person));
  return (kept?.bytes ?? 0) < most ? null : 'chat/history-full';
}

/** Why nothing more can be asked in a session; null while it can. */
export async function sessionQuotaExceeded(deps: SessionRowsDeps, sessionId: string): Promise<ChatErrorCode | null> {
  const [kept] = await deps.database
    .queries()
    .select({ bytes: chatSessions.bytes })
    .from(chatSessions)
    .where(eq(chatSessions.id, sessionId));
  return isTooMuch(deps, kept?.bytes ?? 0) ? 'chat/session-full' : null;
}

/** Bytes of turns as they are read back; null as soon as they are too many for one session. */
export function bytesOfTurns(deps: Pick<SessionRowsDeps, 'quota'>, turns: readonly ChatTurn[]): number | null {
  let bytes = 0;
  for (const turn of turns) {
    bytes += bytesOfTurn(turn);
    if (isTooMuch(deps, bytes)) return null;
  }
  return bytes;
}

function isTooMuch({ quota }: Pick<SessionRowsDeps, 'quota'>, bytes: number): boolean {
  return quota.session > 0 && bytes >= quota.session;
}
