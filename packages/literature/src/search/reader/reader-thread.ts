import { unreachable } from '@footnote/domain';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Worker } from 'node:worker_threads';
import { LiteratureIndexFailure, type LiteratureIndex } from '../literature-index.ports.ts';
import type { MeshVocabulary } from '../mesh-vocabulary.ports.ts';
import { captureOutcome, unwrapOutcome } from './outcome.ts';
import { startWorker } from '../start-worker.ts';
import { searchCaller, type SearchCaller } from '../search-caller.ts';
import type { LookUp, ReaderCall, ReaderReply, ReaderRequest } from './reader-calls.messages.ts';

/** Megabytes a reading may take; texts are bounded long before. */
const MEMORY = { maxOldGenerationSizeMb: 512 };

interface Running {
  signal: AbortSignal | undefined;
  caller: SearchCaller | undefined;
  /** Look-ups are made on behalf of whoever asked. */
  inItsContext: ReturnType<typeof AsyncLocalStorage.snapshot>;
  resolve: (value: unknown) => void;
  reject: (reason: unknown) => void;
  /** Milliseconds it may still read. */
  left: number;
  /** Look-ups under way, during which its clock stands still. */
  waiting: number;
}

/** One reading thread seen from outside. It runs one call at a time, and ends itself with a call that takes too long. */
export class ReaderThread {
  readonly #index: LiteratureIndex;
  readonly #milliseconds: number;
  readonly #onFree: () => void;
  readonly #worker: Worker;
  readonly #ready = Promise.withResolvers<void>();
  #running: Running | null = null;
  #clock: { timer: NodeJS.Timeout; since: number } | null = null;
  #isEnded = false;

  /**
   * `milliseconds` is what one call may read, waiting for the index left out. `onFree` is told when the thread has come
   * to the end of a call, also of one that was cancelled, and when the thread itself has ended.
   */
  constructor(index: LiteratureIndex, { milliseconds, onFree }: { milliseconds: number; onFree: () => void }) {
    this.#index = index;
    this.#milliseconds = milliseconds;
    this.#onFree = onFree;
    this.#worker = startWorker(import.meta.url, 'reader-worker', {
      workerData: {
        hasMesh: index.mesh !== null,
        hasAbbreviations: index.abbreviations !== undefined,
        hasNearness: index.nearness !== undefined,
      },
      name: 'reader',
      resourceLimits: MEMORY,
    });
    this.#ready.promise.catch(() => undefined);
    this.#worker.on('message', (reply: ReaderReply) => this.#hear(reply));
    this.#worker.on('error', (error) => this.#end(unavailable('Reading a text failed.', error)));
    this.#worker.on('exit', () => this.#end(unavailable('The reader is closed.')));
  }

  /** Whether it can take a call. */
  get isFree(): boolean {
    return !this.#isEnded && this.#running === null;
  }

  get isEnded(): boolean {
    return this.#isEnded;
  }

  /** Runs a call; rejects with `literature/reading-timed-out` when it reads too long. */
  run(call: ReaderCall, signal: AbortSignal | undefined): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const inItsContext = AsyncLocalStorage.snapshot();
    this.#running = {
      signal,
      caller: searchCaller(),
      inItsContext,
      resolve,
      reject,
      left: this.#milliseconds,
      waiting: 0,
    };
    // Who asked waits no longer; the thread comes to its end.
    signal?.addEventListener('abort', () => reject(abortError(signal)), { once: true });
    // Given back before the thread is ready: who cancels meanwhile must not be refused where nobody listens.
    void this.#begin(call, reject);
    return promise;
  }

  async #begin(call: ReaderCall, reject: (reason: unknown) => void): Promise<void> {
    try {
      await this.#ready.promise;
      this.#tell({ kind: 'call', call });
      this.#startClock();
    } catch (error) {
      this.#running = null;
      reject(error);
    }
  }

  async terminate(): Promise<void> {
    this.#end(unavailable('The reader is closed.'));
    await this.#worker.terminate();
  }

  #tell(request: ReaderRequest): void {
    this.#worker.postMessage(request, []);
  }

  #hear(reply: ReaderReply): void {
    if (reply.kind === 'ready') this.#ready.resolve();
    else if (reply.kind === 'lookUp') void this.#answer(reply.id, reply.lookUp);
    else {
      const running = this.#running;
      this.#stopClock();
      this.#running = null;
      running?.caller?.spent(reply.milliseconds);
      try {
        running?.resolve(unwrapOutcome(reply.ending));
      } catch (error) {
        running?.reject(error);
      }
      this.#onFree();
    }
  }

  async #answer(id: number, lookUp: LookUp): Promise<void> {
    const running = this.#running;
    if (running === null) return;
    this.#stopClock();
    running.waiting += 1;
    const ending = await captureOutcome(() =>
      running.inItsContext(() => answerOf(this.#index, lookUp, running.signal)),
    );
    running.waiting -= 1;
    if (this.#isEnded) return;
    this.#tell({ kind: 'found', id, ending });
    if (running.waiting === 0) this.#startClock();
  }

  #startClock(): void {
    const running = this.#running;
    if (running === null || this.#clock !== null) return;
    const timer = setTimeout(() => this.#giveUp(), running.left);
    this.#clock = { timer, since: performance.now() };
  }

  #stopClock(): void {
    if (this.#clock === null) return;
    clearTimeout(this.#clock.timer);
    if (this.#running !== null) this.#running.left -= performance.now() - this.#clock.since;
    this.#clock = null;
  }

  #giveUp(): void {
    // A thread that is ended cannot say what it used.
    this.#running?.caller?.spent(this.#milliseconds);
    const message = 'Reading this text took too long. Shorten it and try again.';
    this.#end(new LiteratureIndexFailure({ code: 'literature/reading-timed-out', message }));
    void this.#worker.terminate();
  }

  #end(reason: LiteratureIndexFailure): void {
    this.#isEnded = true;
    this.#stopClock();
    this.#ready.reject(reason);
    this.#running?.reject(reason);
    this.#running = null;
    this.#onFree();
  }
}

function answerOf(index: LiteratureIndex, lookUp: LookUp, signal: AbortSignal | undefined): unknown {
  switch (lookUp.method) {
    case 'search':
      return index.search(lookUp.arguments[0], signal);
    case 'frequencies':
      return index.frequencies(...lookUp.arguments);
    case 'similarWords':
      return index.similarWords(...lookUp.arguments);
    case 'abbreviations':
      return index.abbreviations?.(...lookUp.arguments) ?? [];
    case 'nearness':
      return index.nearness?.(...lookUp.arguments) ?? null;
    case 'meshSummary':
      return vocabularyOf(index).summary();
    case 'meshLookUp':
      return vocabularyOf(index).lookUp(...lookUp.arguments);
    case 'meshBranch':
      return vocabularyOf(index).branch(...lookUp.arguments);
    default:
      return unreachable(lookUp);
  }
}

function abortError({ reason }: AbortSignal): Error {
  return reason instanceof Error ? reason : new DOMException('Reading was cancelled.', 'AbortError');
}

function vocabularyOf({ mesh }: LiteratureIndex): MeshVocabulary {
  if (mesh === null) throw new Error('The index keeps no vocabulary.');
  return mesh;
}

function unavailable(message: string, cause?: unknown): LiteratureIndexFailure {
  return new LiteratureIndexFailure({ code: 'literature/unavailable', message }, { cause });
}
