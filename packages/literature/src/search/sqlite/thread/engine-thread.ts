import type { Worker } from 'node:worker_threads';
import { LiteratureIndexFailure } from '../../literature-index.ports.ts';
import { searchCaller, type SearchCaller } from '../../search-caller.ts';
import { startWorker } from '../../start-worker.ts';
import { FairQueue } from './fair-queue.ts';
import type { EngineCall, EngineReply, EngineResult } from './engine-calls.messages.ts';

interface WaitingCall {
  call: EngineCall;
  caller: SearchCaller | undefined;
  resolve: (value: unknown) => void;
  reject: (reason: unknown) => void;
}

/** What the server does for itself. */
const OWN_LANE = ['server'] as const;

/** What an engine's thread is opened for: the one that writes also joins what was written. */
export interface EngineFile {
  path: string;
  maintains: boolean;
}

/**
 * An engine's worker thread seen from outside: calls run one after the other, those of one caller in order, and callers
 * take turns. They wait here rather than in the thread, so that a call cancelled before its turn never runs.
 */
export class EngineThread {
  readonly #worker: Worker;
  readonly #waiting = new FairQueue<WaitingCall>();
  #closing: WaitingCall | null = null;
  #running: WaitingCall | null = null;
  #ended: LiteratureIndexFailure | null = null;

  /** Starts the thread; `opened` is told once whether the file could be opened. */
  constructor(file: EngineFile, opened: { resolve: () => void; reject: (reason: LiteratureIndexFailure) => void }) {
    this.#worker = startWorker(import.meta.url, 'engine-worker', { workerData: file });
    this.#running = {
      call: { method: 'stats', arguments: [] },
      caller: undefined,
      resolve: () => opened.resolve(),
      reject: (reason) =>
        opened.reject(reason instanceof LiteratureIndexFailure ? reason : unavailable(String(reason))),
    };
    this.#worker.on('message', (reply: EngineReply) => this.#settle(reply));
    this.#worker.on('error', (error) => this.#end(unavailable('The search index stopped working.', error)));
    this.#worker.on('exit', () => this.#end(unavailable('The search index is closed.')));
  }

  /** Runs a method in the thread; rejects with the signal's AbortError as soon as it is aborted. */
  call<C extends EngineCall>(call: C, signal?: AbortSignal): Promise<EngineResult<C['method']>> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted === true) return reject(abortError(signal));
      if (this.#ended !== null) return reject(this.#ended);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a method's value crosses the thread as it is
      const settled = (value: unknown) => resolve(value as EngineResult<C['method']>);
      const waiting: WaitingCall = { call, caller: searchCaller(), resolve: settled, reject };
      // Whatever was asked before the end is answered before it.
      if (call.method === 'close') this.#closing = waiting;
      else this.#waiting.push(laneOf(waiting), waiting);
      signal?.addEventListener('abort', () => this.#cancel(waiting, abortError(signal)), { once: true });
      this.#next();
      return undefined;
    });
  }

  #cancel(cancelled: WaitingCall, reason: Error): void {
    this.#waiting.remove(laneOf(cancelled), cancelled);
    cancelled.reject(reason);
  }

  #next(): void {
    if (this.#running !== null) return;
    const next = this.#waiting.shift() ?? this.#closing;
    if (next === null) return;
    if (next === this.#closing) this.#closing = null;
    this.#running = next;
    try {
      this.#worker.postMessage(next.call, []);
    } catch (error) {
      this.#running = null;
      next.reject(error);
      this.#next();
    }
  }

  #settle(reply: EngineReply): void {
    const call = this.#running;
    this.#running = null;
    call?.caller?.spent(reply.milliseconds);
    if (reply.outcome === 'failure') call?.reject(new LiteratureIndexFailure(reply.detail));
    else if (reply.outcome === 'misuse') call?.reject(new RangeError(reply.message));
    else call?.resolve(reply.outcome === 'value' ? reply.value : undefined);
    this.#next();
  }

  #end(reason: LiteratureIndexFailure): void {
    this.#ended ??= reason;
    const calls = [this.#running, this.#closing];
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) calls.push(next);
    this.#running = null;
    this.#closing = null;
    for (const call of calls) call?.reject(reason);
  }

  /** Ends the thread without waiting for what it does. */
  async terminate(): Promise<void> {
    await this.#worker.terminate();
  }
}

function laneOf({ caller }: WaitingCall): readonly string[] {
  return caller?.lane ?? OWN_LANE;
}

function abortError(signal: AbortSignal): Error {
  const { reason } = signal as { reason: unknown };
  return reason instanceof Error && reason.name === 'AbortError'
    ? reason
    : new DOMException('The search was cancelled.', 'AbortError');
}

function unavailable(message: string, cause?: unknown): LiteratureIndexFailure {
  return new LiteratureIndexFailure({ code: 'literature/unavailable', message }, { cause });
}

/** Starts a thread and waits until it has opened its file; rejects with `literature/unavailable`. */
export async function startedThread(file: EngineFile): Promise<EngineThread> {
  const opened = Promise.withResolvers<void>();
  const thread = new EngineThread(file, opened);
  try {
    await opened.promise;
  } catch (error) {
    await thread.terminate();
    throw error;
  }
  return thread;
}

/** Lets a thread end what was asked of it, close its file and stop. */
export async function closeThread(thread: EngineThread): Promise<void> {
  try {
    await thread.call({ method: 'close', arguments: [] });
  } finally {
    await thread.terminate();
  }
}
