import type { DiskSpace } from '../../../platform/disk-space.ts';
import { RequestFailure } from '../../../platform/http/request-errors.ts';
import { LOOK_AGAIN_SECONDS } from '../../../platform/http/refuse-when-full.ts';
import type { ChatSessions } from '../../chat.ports.ts';

/** Sessions that take nothing new while the disk is nearly full, whichever call asks; ending a turn needs what is left. */
export function diskGuardedSessions(sessions: ChatSessions, space: Pick<DiskSpace, 'isLow'>): ChatSessions {
  const whenRoom = async <T>(work: () => Promise<T>): Promise<T> => {
    if (space.isLow()) throw new RequestFailure('server/disk-full', LOOK_AGAIN_SECONDS);
    return work();
  };
  return {
    ...sessions,
    begin: (turn) => whenRoom(() => sessions.begin(turn)),
    save: (owner, session) => whenRoom(() => sessions.save(owner, session)),
  };
}
