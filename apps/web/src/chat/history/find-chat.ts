import type { ActingOrganization } from '@footnote/domain';
import { account, accountKnown } from '../../platform/account/account.store.ts';
import { actingFor } from '../../platform/account/acting-for.store.ts';
import { loadSession } from './sessions.client.ts';

/** Most organizations whose chats are looked through for one. */
const MOST = 10;

/**
 * For whom a chat was made that is not there for whom its reader acts, as when they follow a link of theirs; null for
 * themself, undefined where they have no such chat.
 */
export async function findChat(sessionId: string): Promise<ActingOrganization | null | undefined> {
  await accountKnown();
  const own = account.profile?.organizationRoles.map(({ organization }) => organization) ?? [];
  const others = [null, ...own].filter((other) => (other?.id ?? null) !== actingFor.id).slice(0, MOST);
  for (const other of others) {
    const loaded = await loadSession(sessionId, { actingFor: other?.id ?? null });
    if (loaded.ok) return other === null ? null : { id: other.id, name: other.name };
  }
  return undefined;
}
