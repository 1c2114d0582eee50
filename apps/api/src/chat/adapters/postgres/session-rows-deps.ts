import type { ProQuestionCounter } from '../../chat.ports.ts';
import type { Database } from '../../../platform/database/database.ts';

export interface SessionRowsDeps {
  database: Database;
  /** Names the data directory of this process. */
  runner: string;
  /** Seconds after which a turn that still runs must be dead, whoever ran it. */
  turnSeconds: number;
  /** Milliseconds since 1970. */
  now: () => number;
  quota: ChatQuota;
  proUsage: ProQuestionCounter;
}

/** Bytes that chats may take as they are read back; 0 for no limit. */
export interface ChatQuota {
  session: number;
  visitor: number;
  account: number;
}
