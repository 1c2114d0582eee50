import { randomUUID } from 'node:crypto';
import {
  chatError,
  endsStream,
  err,
  foldTurn,
  MESSAGE_CHARACTER_LIMIT,
  ok,
  type ChatErrorCode,
  type ChatQuery,
  type ChatQueryParameters,
  type ChatStreamEvent,
  type ChatTurn,
  type Result,
} from '@footnote/domain';
import { storable } from '../platform/storable-text.ts';
import type { ChatSessions } from './chat.ports.ts';
import { createTurnLog, type TurnLog } from './turn-log.ts';

/** Most bytes of events one turn may produce. */
const LOG_LIMIT = 32 * 1024 * 1024;

export interface AnswerInput {
  query: ChatQuery;
  parameters: Omit<ChatQueryParameters, 'sid'>;
  sessionId: string;
  signal: AbortSignal;
}
/** Answers a question as a stream of events that ends with exactly one of done, failed and error. */
export type Answer = (input: AnswerInput) => AsyncIterable<ChatStreamEvent>;

export interface RunningTurnsDeps {
  sessions: ChatSessions;
  answer: Answer;
  limits: { running: number; runningPerVisitor: number; answerSeconds: number };
  /** Milliseconds since 1970. */
  now: () => number;
  /** Told of bugs in `answer` and of turns that could not be saved. */
  onError: (error: unknown) => void;
  onEnd?: (state: ChatTurn['state'], seconds: number) => void;
}

export interface TurnRequest {
  /** Who asks. */
  owner: string;
  sessionId: string;
  query: ChatQuery;
  parameters: Omit<ChatQueryParameters, 'sid'>;
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
  /** Number of answers being written. */
  running(): number;
  /** Takes no more questions and ends every running turn as interrupted. */
  close(): Promise<void>;
}

type Interruption = 'chat/stopped' | 'chat/interrupted' | 'model/timed-out';

interface Running {
  request: TurnRequest;
  turn: ChatTurn;
  log: TurnLog;
  interrupt: (code: Interruption) => void;
  finished: Promise<void>;
}

/** Opens the hub of running turns. */
export function createRunningTurns(deps: RunningTurnsDeps): RunningTurns {
  const { limits, sessions } = deps;
  const bySession = new Map<string, Running>();
  const owners = new Map<string, number>();
  let taken = 0;
  let closing = false;

  function take(owner: string): boolean {
    const own = owners.get(owner) ?? 0;
    if (taken >= limits.running || own >= limits.runningPerVisitor) return false;
    owners.set(owner, own + 1);
    taken += 1;
    return true;
  }

  function give(owner: string): void {
    const own = (owners.get(owner) ?? 1) - 1;
    if (own === 0) owners.delete(owner);
    else owners.set(owner, own);
    taken -= 1;
  }

  function launch(request: TurnRequest, turn: ChatTurn): Running {
    const stopped = new AbortController();
    const running: Running = {
      request,
      turn,
      log: createTurnLog(),
      interrupt: (code) => stopped.abort(code),
      finished: Promise.resolve(),
    };
    bySession.set(request.sessionId, running);
    running.finished = runTurn(deps, running, stopped.signal).finally(() => {
      bySession.delete(request.sessionId);
      give(request.owner);
    });
    return running;
  }

  const own = (owner: string, sessionId: string) => {
    const found = bySession.get(sessionId);
    return found?.request.owner === owner ? found : undefined;
  };

  return {
    async start(request) {
      if (closing) return err({ code: 'server/stopping' });
      if (!take(request.owner)) return err({ code: 'request/too-many' });
      const { owner, sessionId, query } = request;
      const askedAt = new Date(deps.now()).toISOString();
      const turn = { turnId: randomUUID(), sessionId, owner, query, askedAt };
      const begun = await sessions.begin(turn).catch((error: unknown) => {
        give(owner);
        throw error;
      });
      if (!begun.ok) {
        give(owner);
        return begun;
      }
      const running = launch(request, begun.value);
      if (closing) running.interrupt('chat/interrupted');
      return ok(running.log.follow());
    },
    follow: (owner, sessionId) => own(owner, sessionId)?.log.follow() ?? null,
    async stop(owner, sessionId) {
      const running = own(owner, sessionId);
      if (running === undefined) return false;
      running.interrupt('chat/stopped');
      await running.finished;
      return true;
    },
    running: () => bySession.size,
    async close() {
      closing = true;
      for (const running of bySession.values()) running.interrupt('chat/interrupted');
      await Promise.all([...bySession.values()].map(({ finished }) => finished));
    },
  };
}

async function runTurn(deps: RunningTurnsDeps, running: Running, stopped: AbortSignal): Promise<void> {
  const began = deps.now();
  const timer = setTimeout(() => running.interrupt('model/timed-out'), deps.limits.answerSeconds * 1000);
  let last = await playAnswer(deps, running, stopped);
  clearTimeout(timer);
  const { owner, sessionId } = running.request;
  running.turn = foldTurn(running.turn, last);
  try {
    await deps.sessions.end(owner, sessionId, running.turn);
  } catch (error) {
    deps.onError(error);
    last = errorEvent('internal');
  }
  running.log.append(last);
  running.log.end();
  deps.onEnd?.(running.turn.state, (deps.now() - began) / 1000);
}

/** Plays the answer into the log and gives its last event, which is not yet in the log. */
async function playAnswer(deps: RunningTurnsDeps, running: Running, stopped: AbortSignal): Promise<ChatStreamEvent> {
  const { query, parameters, sessionId } = running.request;
  const interrupted = new Promise<'interrupted'>((resolve) => {
    stopped.addEventListener('abort', () => resolve('interrupted'), { once: true });
  });
  let events: AsyncIterator<ChatStreamEvent> | null = null;
  try {
    events = deps.answer({ query, parameters, sessionId, signal: stopped })[Symbol.asyncIterator]();
    for (;;) {
      // An answer that ignores its signal must not keep a stopped turn alive.
      const next = stopped.aborted ? 'interrupted' : await Promise.race([events.next(), interrupted]);
      if (next === 'interrupted') return errorEvent(stopped.reason as Interruption);
      if (next.done === true) throw new Error('The answer ended without its last event.');
      const event = storable(next.value);
      if (endsStream(event)) return event;
      running.turn = foldTurn(running.turn, event);
      running.log.append(event);
      if (isTooLong(running)) return errorEvent('model/bad-response');
    }
  } catch (error) {
    if (stopped.aborted) return errorEvent(stopped.reason as Interruption);
    deps.onError(error);
    return errorEvent('internal');
  } finally {
    void events?.return?.().catch(deps.onError);
  }
}

function isTooLong({ turn, log }: Running): boolean {
  return turn.answer.length > MESSAGE_CHARACTER_LIMIT || log.size > LOG_LIMIT;
}

function errorEvent(code: ChatErrorCode): ChatStreamEvent {
  return { event: 'error', code, message: chatError(code).message };
}
