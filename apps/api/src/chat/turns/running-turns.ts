import { randomUUID } from 'node:crypto';
import { err, ok, type ChatError, type ChatErrorCode, type Result } from '@footnote/domain';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';
import { isVisitor } from '../../platform/owner.ts';
import { createAccessWatch } from './access-watch.ts';
import { createTurnRegistry, type TurnRegistry } from './turn-registry.ts';
import { endedTurn, runTurn, type RunningTurn, type RunTurnDeps, type TurnRequest } from './run-turn.ts';

export interface RunningTurnsDeps extends RunTurnDeps {
  limits: { running: number; runningPerVisitor: number; answerSeconds: number };
}

/** Why a turn did not begin; the last two are not about the chat but about the server. */
export interface TurnRefusal {
  code: ChatErrorCode | 'request/too-many' | 'server/stopping';
}

/**
 * Runs answers apart from the requests that asked for them: a client that goes away does not end its answer, and one
 * that comes back reads it from the beginning. A turn ends by itself, by `stop`, by its time limit or by `close`, and
 * is saved before its last event is sent.
 */
export interface RunningTurns {
  /** Begins to answer and gives the stream of events. */
  start(request: TurnRequest): Promise<Result<ReadableStream<Uint8Array>, TurnRefusal>>;
  /** The stream of a running turn from its first event; null where nothing of this owner runs. */
  follow(owner: string, sessionId: string): ReadableStream<Uint8Array> | null;
  /** Ends a running turn as stopped; false where none runs. Resolves when it is saved. */
  stop(owner: string, sessionId: string): Promise<boolean>;
  /** Gives the running turns of sessions to the account that `ChatSessions.claim` has given them to. */
  claim(sessionIds: readonly string[], account: string): void;
  /** Ends every running turn of a person as stopped, whomever they act for. Resolves when they are saved. */
  stopAll(person: string): Promise<void>;
  /** Number of answers being written. */
  running(): number;
  /** Takes no more questions and ends every running turn as interrupted. */
  close(): Promise<void>;
}

/** Opens the hub of running turns. */
export function createRunningTurns(deps: RunningTurnsDeps): RunningTurns {
  const turns = createTurnRegistry();
  const places = createConcurrencyLimiter(deps.limits);
  const watch = createAccessWatch({ ...deps, turns });
  const beginning = new Set<Promise<unknown>>();
  let closing = false;

  async function begin(request: TurnRequest): Promise<Result<ReadableStream<Uint8Array>, TurnRefusal>> {
    const { owner, sessionId } = request;
    const begun = await beginTurn(deps, turns, request);
    if (!begun.ok) return begun;
    const running = begun.value;
    void running.finished.finally(() => {
      turns.delete(sessionId, running);
      places.give(owner);
    });
    if (!isVisitor(owner)) watch.begin();
    if (closing) running.interrupt('chat/interrupted');
    return ok(running.log.follow());
  }

  return {
    async start(request) {
      if (closing) return err({ code: 'server/stopping' });
      if (!places.take(request.owner)) return err({ code: 'request/too-many' });
      const begun = begin(request);
      beginning.add(begun);
      try {
        const result = await begun;
        if (!result.ok) places.give(request.owner);
        return result;
      } catch (error) {
        places.give(request.owner);
        throw error;
      } finally {
        beginning.delete(begun);
      }
    },
    follow: (owner, sessionId) => turns.own(owner, sessionId)?.log.follow() ?? null,
    async stop(owner, sessionId) {
      const running = turns.own(owner, sessionId);
      if (running === undefined) return false;
      running.interrupt('chat/stopped');
      await running.finished;
      return true;
    },
    claim: (sessionIds, account) => turns.give(sessionIds, account),
    async stopAll(person) {
      const running = turns.of(person);
      for (const turn of running) turn.interrupt('chat/stopped');
      await Promise.all(running.map(({ finished }) => finished));
    },
    running: () => turns.all().length,
    async close() {
      closing = true;
      watch.close();
      await Promise.allSettled(beginning);
      for (const running of turns.all()) running.interrupt('chat/interrupted');
      await Promise.all(turns.all().map(({ finished }) => finished));
    },
  };
}

/** Saves a turn as running and runs it, for whoever owns its session by then. */
async function beginTurn(
  deps: RunTurnDeps,
  turns: TurnRegistry,
  request: TurnRequest,
): Promise<Result<RunningTurn, ChatError>> {
  const { owner, sessionId, query, standing = 'free' } = request;
  const announced = turns.announce(sessionId);
  try {
    const askedAt = new Date(deps.now()).toISOString();
    const begun = await deps.sessions.begin({ turnId: randomUUID(), sessionId, owner, query, standing, askedAt });
    if (!begun.ok) return begun;
    const { turn, owner: now } = begun.value;
    if (turn.state !== 'running') return ok(endedTurn(request, turn));
    const running = runTurn(deps, { ...request, owner: announced.transferredTo ?? now }, turn);
    // Whatever still runs in the session has ended in its row, and would be out of reach of a stop.
    const before = turns.replace(sessionId, running);
    before?.interrupt('chat/interrupted');
    await before?.finished;
    return ok(running);
  } finally {
    announced.end();
  }
}
