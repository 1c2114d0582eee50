import {
  chatError,
  endsStream,
  foldTurn,
  MESSAGE_CHARACTER_LIMIT,
  type ChatErrorCode,
  type ChatQuery,
  type ChatQueryParameters,
  type ChatStreamEvent,
  type ChatTurn,
  type ProStanding,
} from '@footnote/domain';
import { storable } from '../../platform/storable-text.ts';
import type { ChatSessions } from '../chat.ports.ts';
import { replayTurn } from './replay-turn.ts';
import { bytesOfTurn } from './turn-bytes.ts';
import { createTurnLog, type TurnLog } from './turn-log.ts';

/** Most bytes of events one turn may produce. */
const LOG_LIMIT = 32 * 1024 * 1024;

export interface AnswerInput {
  query: ChatQuery;
  parameters: Omit<ChatQueryParameters, 'sid'>;
  sessionId: string;
  signal: AbortSignal;
  /** Who asks; left out by callers that ask for nobody. */
  owner?: string;
  /**
   * Whether it is answered with all that Pro offers; left out by callers that ask for nobody, as those of the command line.
   * @default true
   */
  isPro?: boolean;
  /** The answer the question follows, as it was saved; left out by callers that keep no chat here. */
  lastTurn?: () => Promise<ChatTurn | null>;
}
/** Answers a question as a stream of events that ends with exactly one of done, failed and error. */
export type Answer = (input: AnswerInput) => AsyncIterable<ChatStreamEvent>;

export interface TurnRequest {
  /** Who asks. */
  owner: string;
  sessionId: string;
  query: ChatQuery;
  parameters: Omit<ChatQueryParameters, 'sid'>;
  /**
   * The main question of the answer it follows, as the client tells it; null for the newest. The question itself is read
   * with it only where the plan has it remembered.
   * @default query.previousMainQuestion
   */
  follows?: string | null;
  /**
   * How it stands to the plans.
   * @default 'free'
   */
  standing?: ProStanding;
}

/** What ends a turn from outside. */
export type Interruption = 'chat/stopped' | 'chat/interrupted' | 'chat/access-ended' | 'model/timed-out';

/** A turn whose answer is being written. */
export interface RunningTurn {
  readonly request: TurnRequest;
  /** ISO 8601. */
  readonly askedAt: string;
  readonly log: TurnLog;
  /** Resolves when the turn is saved and its last event sent. */
  readonly finished: Promise<void>;
  /** Ends the turn at once; only the first interruption counts. */
  interrupt(code: Interruption): void;
}

export interface RunTurnDeps {
  sessions: ChatSessions;
  answer: Answer;
  limits: { answerSeconds: number };
  /** Milliseconds since 1970. */
  now: () => number;
  /** Told of bugs in `answer` and of turns that could not be saved. */
  onError: (error: unknown) => void;
  /** Told by its code why a language model did not answer. */
  onModelFailure?: (code: string) => void;
  /** Told how many bytes of a turn were kept. */
  onKept?: (bytes: number) => void;
  onEnd?: (state: ChatTurn['state'], seconds: number) => void;
}

interface Stage {
  request: TurnRequest;
  turn: ChatTurn;
  log: TurnLog;
  stopped: AbortController;
  interruption: Interruption;
}

/** A turn that ended as it was saved, because its question is refused. */
export function endedTurn(request: TurnRequest, turn: ChatTurn): RunningTurn {
  const log = createTurnLog();
  for (const event of replayTurn(turn, request.sessionId)) log.append(event);
  log.end();
  return { request, askedAt: turn.askedAt, log, finished: Promise.resolve(), interrupt: () => undefined };
}

/** Begins to answer a turn that has been saved as running. */
export function runTurn(deps: RunTurnDeps, request: TurnRequest, turn: ChatTurn): RunningTurn {
  const stage: Stage = {
    request,
    turn,
    log: createTurnLog(),
    stopped: new AbortController(),
    interruption: 'chat/interrupted',
  };
  const interrupt = (code: Interruption) => {
    if (stage.stopped.signal.aborted) return;
    stage.interruption = code;
    stage.stopped.abort();
  };
  const timer = setTimeout(() => interrupt('model/timed-out'), deps.limits.answerSeconds * 1000);
  const finished = play(deps, stage).finally(() => clearTimeout(timer));
  return { request, askedAt: turn.askedAt, log: stage.log, finished, interrupt };
}

async function play(deps: RunTurnDeps, stage: Stage): Promise<void> {
  const began = deps.now();
  let last = await playAnswer(deps, stage);
  const { sessionId } = stage.request;
  stage.turn = foldTurn(stage.turn, last);
  let { state } = stage.turn;
  try {
    if (await deps.sessions.end(sessionId, stage.turn)) deps.onKept?.(bytesOfTurn(stage.turn));
    else {
      // It ended otherwise meanwhile, as when documents its chat tells of were deleted.
      state = 'failed';
      if (last.event !== 'error') last = errorEvent('chat/interrupted');
    }
  } catch (error) {
    deps.onError(error);
    state = 'failed';
    last = errorEvent('internal');
  }
  stage.log.append(last);
  stage.log.end();
  if (last.event === 'error' && last.code.startsWith('model/')) deps.onModelFailure?.(last.code);
  deps.onEnd?.(state, (deps.now() - began) / 1000);
}

/** Plays the answer into the log and gives its last event, which is not yet in the log. */
async function playAnswer(deps: RunTurnDeps, stage: Stage): Promise<ChatStreamEvent> {
  const { owner, query, parameters, sessionId, standing = 'free' } = stage.request;
  const { follows = query.previousMainQuestion } = stage.request;
  const { signal } = stage.stopped;
  const lastTurn = () => deps.sessions.lastAnswered(owner, sessionId, follows);
  const interrupted = new Promise<null>((resolve) => {
    signal.addEventListener('abort', () => resolve(null), { once: true });
  });
  let events: AsyncIterator<ChatStreamEvent> | null = null;
  try {
    const isPro = standing !== 'free';
    events = deps.answer({ query, parameters, sessionId, signal, owner, isPro, lastTurn })[Symbol.asyncIterator]();
    for (;;) {
      // An answer that ignores its signal must not keep a stopped turn alive.
      const next = signal.aborted ? null : await Promise.race([events.next(), interrupted]);
      if (next === null) return errorEvent(stage.interruption);
      if (next.done === true) throw new Error('The answer ended without its last event.');
      const event = storable(next.value);
      if (endsStream(event)) return event;
      stage.turn = foldTurn(stage.turn, event);
      stage.log.append(event);
      if (isTooLong(stage)) return errorEvent('model/bad-response');
    }
  } catch (error) {
    if (signal.aborted) return errorEvent(stage.interruption);
    deps.onError(error);
    return errorEvent('internal');
  } finally {
    // A stopped answer may be deep in a call; its end is not waited for.
    events?.return?.().catch(deps.onError);
    stage.stopped.abort();
  }
}

function isTooLong({ turn, log }: Stage): boolean {
  return turn.answer.length > MESSAGE_CHARACTER_LIMIT || log.size > LOG_LIMIT;
}

function errorEvent(code: ChatErrorCode): ChatStreamEvent {
  return { event: 'error', code, message: chatError(code).message };
}
