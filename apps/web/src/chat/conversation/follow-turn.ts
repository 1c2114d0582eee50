import {
  chatError,
  CHAT_ERRORS,
  foldTurn,
  moveTurn,
  turnEnded,
  type ChatErrorCode,
  type ChatStreamEvent,
  type ChatTurn,
  type ComposedQuery,
  type TurnEffect,
  type TurnEvent,
} from '@footnote/domain';
import type { ApiError } from '../../platform/api/api.client.ts';
import { onNextFrame } from '../../platform/rendering/next-frame.ts';
import { streamQuestion, followAnswer, type ListeningEnd } from './answer-stream.client.ts';
import { setTurn, type TurnEntry } from './chat.store.ts';
import { loadSession, stopAnswer } from '../history/sessions.client.ts';

/** What the rest of the app hears of a turn. */
export interface TurnObserver {
  started: () => void;
  /** Once, after the last change of the turn. */
  ended: (entry: TurnEntry) => void;
}

/** Silence after the last part, milliseconds, from which the claims are taken to be under check. */
const QUIET = 700;

/**
 * Asks a question, or picks up one that is running, and keeps its entry up to date: events are applied once a frame,
 * and a lost connection is taken up again from the first event, which the user does not see.
 */
export class TurnFollower {
  readonly #controller = new AbortController();
  readonly #entry: TurnEntry;
  readonly #sessionId: string;
  readonly #composed: ComposedQuery | null;
  readonly #observer: TurnObserver;
  readonly #blank: ChatTurn;
  #folded: ChatTurn;
  #waiting: ChatStreamEvent[] = [];
  #frame: (() => void) | undefined;
  #quiet: ReturnType<typeof setTimeout> | undefined;
  #stopping: Promise<unknown> = Promise.resolve();

  /** `composed` is the query to ask, or null to pick up a running turn. */
  constructor(entry: TurnEntry, sessionId: string, composed: ComposedQuery | null, observer: TurnObserver) {
    this.#entry = entry;
    this.#sessionId = sessionId;
    this.#composed = composed;
    this.#observer = observer;
    this.#blank = entry.turn;
    this.#folded = entry.turn;
  }

  start(): void {
    this.#dispatch(this.#composed === null ? { type: 'resumed' } : { type: 'asked' });
  }

  /** Ends the answer, here and on the server; resolves when the server has taken note. */
  async stop(): Promise<void> {
    this.#apply();
    this.#dispatch({ type: 'stop' });
    await this.#stopping;
  }

  /** Stops listening and leaves the answer running on the server. */
  leave(): void {
    this.#frame?.();
    clearTimeout(this.#quiet);
    this.#controller.abort();
  }

  #dispatch(event: TurnEvent): void {
    const before = this.#entry.progress;
    const { progress, effects } = moveTurn(before, event);
    if (progress !== before) this.#entry.progress = progress;
    for (const effect of effects) this.#perform(effect);
  }

  #perform(effect: TurnEffect): void {
    const { signal } = this.#controller;
    switch (effect.type) {
      case 'open':
        if (this.#composed !== null) {
          const composed = this.#composed;
          void this.#listen(() => streamQuestion(composed, this.#sessionId, this.#listener, signal));
        }
        break;
      case 'reattach':
        void pause(effect.afterMilliseconds, signal).then(() => this.#listen(() => this.#followAgain()));
        break;
      case 'tell_server_to_stop':
        this.#stopping = stopAnswer(this.#sessionId);
        setTurn(this.#entry, { ...this.#entry.turn, state: 'stopped' });
        break;
      case 'announce':
        if (effect.what === 'started') this.#observer.started();
        else this.#end();
        break;
    }
  }

  #end(): void {
    this.leave();
    if (this.#entry.turn.state === 'running') this.#showFailure('chat/interrupted');
    this.#observer.ended(this.#entry);
  }

  readonly #listener = {
    opened: () => {
      this.#entry.onServer = true;
      this.#folded = this.#blank;
      this.#waiting = [];
      this.#dispatch({ type: 'reconnected' });
    },
    received: (events: readonly ChatStreamEvent[]) => {
      this.#waiting.push(...events);
      this.#frame ??= onNextFrame(() => this.#apply());
    },
  };

  #apply(): void {
    this.#frame?.();
    this.#frame = undefined;
    const events = this.#waiting;
    this.#waiting = [];
    for (const event of events) this.#folded = foldTurn(this.#folded, event);
    // A replay is shown from where it has caught up with what was on the screen.
    const caughtUp = this.#folded.state !== 'running' || this.#folded.answer.length >= this.#entry.turn.answer.length;
    if (events.length > 0 && caughtUp) setTurn(this.#entry, this.#folded);
    for (const event of events) this.#dispatch({ type: 'streamed', event });
    clearTimeout(this.#quiet);
    if (this.#entry.progress.stage === 'writing') {
      this.#quiet = setTimeout(() => this.#dispatch({ type: 'went_quiet' }), QUIET);
    }
  }

  async #listen(open: () => Promise<ListeningEnd>): Promise<void> {
    try {
      const end = await open();
      this.#apply();
      if (end.kind === 'refused') await this.#refused(end.error);
      else if (!turnEnded(this.#entry.progress.stage)) this.#lose();
    } catch (cause) {
      if (!this.#controller.signal.aborted) throw cause;
    }
  }

  /** Only the newest turn can be followed: where another tab has asked since, this one has ended. */
  async #followAgain(): Promise<ListeningEnd> {
    const { signal } = this.#controller;
    const saved = this.#composed === null ? null : await this.#savedTurn();
    signal.throwIfAborted();
    if (saved !== null && saved !== undefined && saved.state !== 'running') {
      this.#settle(saved);
      return { kind: 'ended' };
    }
    return followAnswer(this.#sessionId, this.#listener, signal);
  }

  /** Where there is nothing to follow any more, the turn has ended, or it never began. */
  async #refused(error: ApiError): Promise<void> {
    if (this.#entry.progress.stage !== 'reattaching') {
      this.#showFailure(errorCode(error), error.message);
      this.#dispatch({ type: 'refused', code: errorCode(error) });
      return;
    }
    const saved = await this.#savedTurn();
    if (this.#controller.signal.aborted) return;
    if (saved === undefined) this.#dispatch({ type: 'refused', code: 'chat/interrupted' });
    else if (saved === null || saved.state === 'running') this.#lose();
    else this.#settle(saved);
  }

  /** The turn as the server has it; undefined where it has none, null where it cannot be asked. */
  async #savedTurn(): Promise<ChatTurn | undefined | null> {
    const session = await loadSession(this.#sessionId);
    if (!session.ok) return [401, 404].includes(session.error.status) ? undefined : null;
    return session.value.turns.findLast(({ question }) => question === this.#blank.question);
  }

  #settle(saved: ChatTurn): void {
    if (saved.state === 'running') return;
    setTurn(this.#entry, saved);
    this.#dispatch({ type: 'settled', state: saved.state });
  }

  #lose(): void {
    this.#dispatch({ type: 'connection_lost', random: Math.random() });
  }

  #showFailure(code: ChatErrorCode, message: string = chatError(code).message): void {
    setTurn(this.#entry, { ...this.#entry.turn, state: 'failed', failure: { code, message } });
  }
}

function errorCode(error: ApiError): ChatErrorCode {
  if (error.status === 401) return 'chat/unauthorized';
  return CHAT_ERRORS.codes.find((code) => code === error.code) ?? 'internal';
}

/** Waits, but no longer than until the browser is online again. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer);
      removeEventListener('online', over);
      resolve();
    };
    const timer = setTimeout(over, milliseconds);
    addEventListener('online', over, { signal });
  });
}
