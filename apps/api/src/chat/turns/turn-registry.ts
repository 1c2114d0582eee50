import { readOwner } from '../../platform/owner.ts';
import type { RunningTurn } from './run-turn.ts';

/** A turn that is about to run. */
export interface ReservedTurn {
  /** Whom its session was given to meanwhile; null while it was not. */
  transferredTo: string | null;
  end(): void;
}

/** The turns that run, by session and owner. */
export interface TurnRegistry {
  /** Announces a turn that is being saved: its session may be given away before the turn is set. */
  announce(sessionId: string): ReservedTurn;
  /** Sets the turn of a session, and gives the one that it replaces. */
  replace(sessionId: string, turn: RunningTurn): RunningTurn | undefined;
  /** Forgets a turn, unless the next one of its session has begun. */
  delete(sessionId: string, turn: RunningTurn): void;
  /** The turn of a session, if this owner runs it. */
  own(owner: string, sessionId: string): RunningTurn | undefined;
  /** The turns of a person, whomever they act for. */
  of(person: string): RunningTurn[];
  /** Whose a turn is by now. */
  ownerOf(turn: RunningTurn): string;
  all(): RunningTurn[];
  /** Gives the turns of some sessions to another owner. */
  give(sessionIds: readonly string[], to: string): void;
}

/** Begins with none. */
export function createTurnRegistry(): TurnRegistry {
  const bySession = new Map<string, RunningTurn>();
  const announced = new Set<ReservedTurn & { sessionId: string }>();
  /** Owners of turns that changed hands while they ran. */
  const given = new WeakMap<RunningTurn, string>();
  const ownerOf = (turn: RunningTurn) => given.get(turn) ?? turn.request.owner;
  const all = () => [...bySession.values()];
  const of = (person: string) => all().filter((turn) => readOwner(ownerOf(turn)).person === person);
  return {
    announce(sessionId) {
      const turn = { sessionId, transferredTo: null, end: () => void announced.delete(turn) };
      announced.add(turn);
      return turn;
    },
    replace(sessionId, turn) {
      const before = bySession.get(sessionId);
      bySession.set(sessionId, turn);
      return before;
    },
    delete(sessionId, turn) {
      if (bySession.get(sessionId) === turn) bySession.delete(sessionId);
    },
    own(owner, sessionId) {
      const found = bySession.get(sessionId);
      return found !== undefined && ownerOf(found) === owner ? found : undefined;
    },
    of,
    ownerOf,
    all,
    give(sessionIds, to) {
      for (const id of sessionIds) {
        const turn = bySession.get(id);
        if (turn !== undefined) given.set(turn, to);
      }
      for (const turn of announced) if (sessionIds.includes(turn.sessionId)) turn.transferredTo = to;
    },
  };
}
