import { accountOwner } from '../platform/owner.ts';
import type { ChatSessions } from './chat.ports.ts';
import type { RunningTurns } from './turns/running-turns.ts';

/** What happens to chats when somebody signs in, or an account goes. */
export interface ChatOwnership {
  /** Gives the chats of a visitor, and the answers being written in them, to an account. */
  claimChats(visitor: string, account: string): Promise<void>;
  ownedChats: {
    /** Ends the answers that are being written for an account. */
    stopAll(accountId: string): Promise<void>;
  };
}

/** Moves and ends chats with their owners. */
export function chatOwnership({ sessions, turns }: { sessions: ChatSessions; turns: RunningTurns }): ChatOwnership {
  return {
    async claimChats(visitor, account) {
      turns.claim(await sessions.claim(visitor, account), account);
    },
    ownedChats: { stopAll: (accountId) => turns.stopAll(accountOwner(accountId)) },
  };
}
