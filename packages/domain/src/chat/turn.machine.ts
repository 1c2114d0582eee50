import { backOff } from '../kernel/retries.ts';
import { unreachable } from '../kernel/result.ts';
import type { ChatErrorCode } from './chat.errors.ts';
import type { ChatStreamEvent } from './chat-stream.schema.ts';
import type { TurnState } from './chat-session.schema.ts';

/** Where a question is on its way to an answer, as the person who asked sees it. */
export const TURN_STAGES = [
  'idle',
  'understanding',
  'searching',
  'reading',
  'writing',
  'checking',
  'abstaining',
  'reattaching',
  'answered',
  'no_documents',
  'failed',
  'stopped',
] as const;
export type TurnStage = (typeof TURN_STAGES)[number];

/** What can happen to a turn; most are read off the events of the stream. */
export type TurnSignal =
  | 'asked'
  | 'resumed'
  | 'question_understood'
  | 'query_built'
  | 'documents_found'
  | 'nothing_found'
  | 'references_listed'
  | 'text_written'
  | 'went_quiet'
  | 'finished'
  | 'broke'
  | 'stop'
  | 'connection_lost'
  | 'reconnected'
  | 'gave_up'
  | `settled_${Exclude<TurnState, 'running'>}`;

const ENDS = { broke: 'failed', stop: 'stopped', connection_lost: 'reattaching', gave_up: 'failed' } as const;
const FACTS = ['question_understood', 'query_built', 'documents_found', 'references_listed'] as const;

/** Facts may come again, or late, without setting a stage back: a re-attached stream tells its whole story anew. */
function staying<S extends TurnStage>(stage: S): Record<(typeof FACTS)[number], S> {
  return { question_understood: stage, query_built: stage, documents_found: stage, references_listed: stage };
}

/** The legal moves. What is not here leaves a turn as it is; `back` is the stage the connection was lost in. */
export const TURN_MOVES: Record<TurnStage, Partial<Record<TurnSignal, TurnStage | 'back'>>> = {
  idle: { asked: 'understanding', resumed: 'reattaching' },
  understanding: {
    question_understood: 'understanding',
    query_built: 'searching',
    documents_found: 'reading',
    references_listed: 'reading',
    nothing_found: 'abstaining',
    text_written: 'writing',
    finished: 'answered',
    ...ENDS,
  },
  searching: {
    ...staying('searching'),
    documents_found: 'reading',
    references_listed: 'reading',
    nothing_found: 'abstaining',
    text_written: 'writing',
    finished: 'answered',
    ...ENDS,
  },
  reading: {
    ...staying('reading'),
    nothing_found: 'abstaining',
    text_written: 'writing',
    finished: 'answered',
    ...ENDS,
  },
  writing: { ...staying('writing'), text_written: 'writing', went_quiet: 'checking', finished: 'answered', ...ENDS },
  checking: { ...staying('checking'), text_written: 'writing', finished: 'answered', ...ENDS },
  abstaining: {
    ...staying('abstaining'),
    nothing_found: 'abstaining',
    text_written: 'abstaining',
    finished: 'no_documents',
    ...ENDS,
  },
  reattaching: {
    reconnected: 'back',
    connection_lost: 'reattaching',
    settled_answered: 'answered',
    settled_no_documents: 'no_documents',
    settled_failed: 'failed',
    settled_stopped: 'stopped',
    broke: 'failed',
    gave_up: 'failed',
    stop: 'stopped',
  },
  answered: {},
  no_documents: {},
  failed: {},
  stopped: {},
};

export interface TurnProgress {
  stage: TurnStage;
  /** The stage to go back to once a lost connection is there again. */
  interrupted: TurnStage;
  /** Attempts to re-attach; never set back, so that a stream that dies at every first event ends too. */
  attempts: number;
}

export type TurnEvent =
  | { type: 'asked' }
  /** A running turn was found on loading its session. */
  | { type: 'resumed' }
  | { type: 'streamed'; event: ChatStreamEvent }
  /** No part has come for a while after the last one: what remains is the check of its claims. */
  | { type: 'went_quiet' }
  | { type: 'stop' }
  /** `random` is from 0 (included) to 1 (excluded), and spreads the attempts of many clients. */
  | { type: 'connection_lost'; random: number }
  | { type: 'reconnected' }
  /** The turn had ended while nobody listened. */
  | { type: 'settled'; state: Exclude<TurnState, 'running'> }
  /** The server refused before a stream began. */
  | { type: 'refused'; code: ChatErrorCode };

export type TurnEffect =
  | { type: 'open' }
  | { type: 'reattach'; afterMilliseconds: number }
  | { type: 'tell_server_to_stop' }
  | { type: 'announce'; what: 'started' | 'ended' };

export interface TurnTransition {
  progress: TurnProgress;
  effects: readonly TurnEffect[];
}

/** Attempts after which a lost connection counts as a failure, about a minute in all. */
export const REATTACH_ATTEMPTS = 10;
const REATTACH_WAIT = { first: 400, longest: 15_000 };

/** A turn nobody has asked yet. */
export const IDLE_TURN: TurnProgress = { stage: 'idle', interrupted: 'understanding', attempts: 0 };

/** True once a turn is answered, without documents, failed or stopped: nothing moves it any more. */
export function turnEnded(stage: TurnStage): boolean {
  return Object.keys(TURN_MOVES[stage]).length === 0;
}

/** True from the asking to the end. */
export function turnRunning(stage: TurnStage): boolean {
  return stage !== 'idle' && !turnEnded(stage);
}

/** How far a turn is that was saved in the given state. */
export function progressOfSavedTurn(state: TurnState): TurnProgress {
  return state === 'running' ? IDLE_TURN : { ...IDLE_TURN, stage: state };
}

/** Milliseconds before re-attaching: doubling from 0.4 s to 15 s, shortened by up to half at random. */
export function reattachWait(attempt: number, random: number): number {
  return Math.round(backOff(attempt, REATTACH_WAIT, random));
}

/** Moves a turn on. An event that is not legal in its stage gives the very same progress and no effects. */
export function moveTurn(progress: TurnProgress, event: TurnEvent): TurnTransition {
  const signal = signalOf(progress, event);
  const move = TURN_MOVES[progress.stage][signal];
  if (move === undefined) return { progress, effects: [] };
  const stage = move === 'back' ? progress.interrupted : move;
  const lost = stage === 'reattaching';
  const next: TurnProgress = {
    stage,
    interrupted: lost && progress.stage !== 'reattaching' ? stageBefore(progress.stage) : progress.interrupted,
    attempts: lost ? progress.attempts + 1 : progress.attempts,
  };
  return { progress: next, effects: effectsOf(progress, next, event) };
}

function stageBefore(stage: TurnStage): TurnStage {
  return stage === 'idle' ? 'understanding' : stage;
}

function signalOf(progress: TurnProgress, event: TurnEvent): TurnSignal {
  switch (event.type) {
    case 'streamed':
      return signalOfStream(event.event);
    case 'settled':
      return `settled_${event.state}`;
    case 'refused':
      return 'broke';
    case 'connection_lost':
      return progress.attempts >= REATTACH_ATTEMPTS ? 'gave_up' : 'connection_lost';
    default:
      return event.type;
  }
}

function signalOfStream(event: ChatStreamEvent): TurnSignal {
  switch (event.event) {
    case 'main_question':
    case 'action_question':
      return 'question_understood';
    case 'search_string':
      return 'query_built';
    case 'number_retrieved_docs':
      return event.number === 0 ? 'nothing_found' : 'documents_found';
    case 'all_docs':
    case 'evidence':
      return 'references_listed';
    case 'answer_part':
      return 'text_written';
    case 'done':
      return 'finished';
    case 'failed':
    case 'error':
      return event.code === 'chat/stopped' ? 'stop' : 'broke';
    default:
      return unreachable(event);
  }
}

function effectsOf(before: TurnProgress, after: TurnProgress, event: TurnEvent): TurnEffect[] {
  const effects: TurnEffect[] = [];
  if (event.type === 'asked') effects.push({ type: 'open' });
  if (event.type === 'resumed') effects.push({ type: 'reattach', afterMilliseconds: 0 });
  if (event.type === 'connection_lost' && after.stage === 'reattaching') {
    effects.push({ type: 'reattach', afterMilliseconds: reattachWait(after.attempts - 1, event.random) });
  }
  if (event.type === 'stop') effects.push({ type: 'tell_server_to_stop' });
  if (before.stage === 'idle') effects.push({ type: 'announce', what: 'started' });
  if (turnEnded(after.stage)) effects.push({ type: 'announce', what: 'ended' });
  return effects;
}
