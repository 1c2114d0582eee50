import type { RunningTurn } from './run-turn.ts';

/** The turns that run, by session and owner. */
export interface OwnedTurns {
  set(sessionId: string, turn: RunningTurn): void;
  /** Forgets a turn, unless the next one of its session has begun. */
  delete(sessionId: string, turn: RunningTurn): void;
  /** The turn of a session, if this owner runs it. */
  own(owner: string, sessionId: string): RunningTurn | undefined;
  of(owner: string): RunningTurn[];
  all(): RunningTurn[];
  /** Gives the turns of one owner to another. */
  give(from: string, to: string): void;
}

/** Begins with none. */
export function createOwnedTurns(): OwnedTurns {
  const bySession = new Map<string, RunningTurn>();
  /** Owners of turns that changed hands while they ran. */
  const given = new WeakMap<RunningTurn, string>();
  const ownerOf = (turn: RunningTurn) => given.get(turn) ?? turn.request.owner;
  const all = () => [...bySession.values()];
  const of = (owner: string) => all().filter((turn) => ownerOf(turn) === owner);
  return {
    set: (sessionId, turn) => void bySession.set(sessionId, turn),
    delete(sessionId, turn) {
      if (bySession.get(sessionId) === turn) bySession.delete(sessionId);
    },
    own(owner, sessionId) {
      const found = bySession.get(sessionId);
      return found !== undefined && ownerOf(found) === owner ? found : undefined;
    },
    of,
    all,
    give(from, to) {
      for (const turn of of(from)) given.set(turn, to);
    },
  };
}
