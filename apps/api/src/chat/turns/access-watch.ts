import { isVisitor } from '../../platform/owner.ts';
import type { ChatSessions } from '../chat.ports.ts';
import type { TurnRegistry } from './turn-registry.ts';

/** Milliseconds between two looks: an answer ends within a second after its asker was taken out, with time to be saved. */
const LOOK_EVERY = 300;

export interface AccessWatchDeps {
  sessions: Pick<ChatSessions, 'withoutAccess'>;
  turns: Pick<TurnRegistry, 'all' | 'ownerOf'>;
  onError: (error: unknown) => void;
}

/** Ends the answers of people who may no longer act for the organization they asked for, are kept out or were signed out. */
export interface AccessWatch {
  /** Begins to look, until no answer for an account runs any more. */
  begin(): void;
  close(): void;
}

/**
 * Opens the watch. It asks the database, which every process shares: whoever was taken out, suspended or signed out, by
 * whichever process, is found by the one that answers them.
 */
export function createAccessWatch({ sessions, turns, onError }: AccessWatchDeps): AccessWatch {
  let timer: NodeJS.Timeout | null = null;
  let isLooking = false;
  let hasFailed = false;
  const close = () => {
    if (timer !== null) clearInterval(timer);
    timer = null;
  };
  const look = async () => {
    const running = turns.all().filter((turn) => !isVisitor(turns.ownerOf(turn)));
    if (running.length === 0) return close();
    const asked = running.map((turn) => ({ turn, owner: turns.ownerOf(turn), askedAt: turn.askedAt }));
    for (const { turn } of await sessions.withoutAccess(asked)) turn.interrupt('chat/access-ended');
  };
  const lookOnce = async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      await look();
      hasFailed = false;
    } catch (error) {
      // A database that is away is told about once, not three times a second.
      if (!hasFailed) onError(error);
      hasFailed = true;
    } finally {
      isLooking = false;
    }
  };
  return {
    begin() {
      timer ??= setInterval(() => void lookOnce(), LOOK_EVERY).unref();
    },
    close,
  };
}
