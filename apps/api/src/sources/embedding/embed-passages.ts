import { setTimeout as wait } from 'node:timers/promises';
import { backOff, err, type Result } from '@footnote/domain';
import type { EmbeddingModel } from '@footnote/literature';
import type { EmbeddedPlace, LackingPassage, PassageEmbeddings } from '../index/document-index.ports.ts';
import { EMBEDDER_ERRORS, isRetryable, type EmbedderError, type EmbedderErrorCode } from './embedder.errors.ts';
import type { Embedder } from './embedder.ports.ts';

export interface EmbedPassagesDeps {
  embedder: Embedder;
  embeddings: PassageEmbeddings;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Waits so many milliseconds, or rejects with the signal’s reason. */
  pause?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** Which passages are to be embedded, and how long failures are borne. */
export interface EmbedTask {
  place: EmbeddedPlace;
  /** Milliseconds that are waited in all for what may succeed later. */
  patience: number;
  /** Of some passages those that are meant; all where it is missing. */
  chosen?: (passages: readonly LackingPassage[]) => Promise<readonly LackingPassage[]>;
}

/** Milliseconds before the second attempt, and between two at most. */
const WAITS = { first: 1_000, longest: 60_000 };
/** Milliseconds for which nothing is asked after something failed in spite of all patience. */
const REST = 60_000;
/** What every model takes: where it does not, the fault is none of a passage’s. */
const SAMPLE = 'Daily walks lowered blood pressure.';
/** What may be the fault of a text: servers fail at what they should refuse, or answer what is no number. */
const FAULTS_OF_TEXTS: ReadonlySet<EmbedderErrorCode> = new Set([
  'embedder/refused-text',
  'embedder/bad-response',
  'embedder/timed-out',
  'embedder/unavailable',
]);

/**
 * Embeds passages that lack a vector, batch by batch, each kept before the next is asked for: whoever was stopped goes on where that was, and
 * nothing is asked twice but for the batch under way. Documents that are removed meanwhile have no more passages that lack any.
 */
export class PassageEmbedder {
  readonly #deps: EmbedPassagesDeps;
  readonly #pause: NonNullable<EmbedPassagesDeps['pause']>;
  /** What failed last, until it is tried again. */
  #down: { error: EmbedderError; until: number } | null = null;

  constructor(deps: EmbedPassagesDeps) {
    this.#deps = deps;
    this.#pause = deps.pause ?? ((milliseconds, signal) => wait(milliseconds, undefined, { signal }));
  }

  /** Gives the model once nothing lacks a vector of it, or why that was given up. Rejects as the index does, and with the signal’s reason. */
  async embed(task: EmbedTask, signal: AbortSignal): Promise<Result<EmbeddingModel, EmbedderError>> {
    if (this.#down !== null && this.#down.until > this.#deps.now()) return err(this.#down.error);
    this.#down = null;
    const ended = await this.#embed(task, signal);
    if (!ended.ok) this.#down = { error: ended.error, until: this.#deps.now() + REST };
    return ended;
  }

  async #embed(
    { place, patience, chosen }: EmbedTask,
    signal: AbortSignal,
  ): Promise<Result<EmbeddingModel, EmbedderError>> {
    const { embedder, embeddings } = this.#deps;
    const attempts = new Attempts(this.#pause, patience);
    const model = await attempts.run(() => embedder.model(signal), signal);
    if (!model.ok) return model;
    for (let after: string | null = null; ;) {
      const page = { model: model.value, after, limit: embedder.batchLimit };
      const passages = await embeddings.lacking(place, page);
      const last = passages.at(-1);
      if (last === undefined) return model;
      after = last.number;
      const meant = chosen === undefined ? passages : await chosen(passages);
      if (meant.length === 0) continue;
      const failure = await this.#embedBatch(meant, { ...place, model: model.value, attempts }, signal);
      if (failure !== null) return err(failure);
    }
  }

  async #embedBatch(
    passages: readonly LackingPassage[],
    run: { sourceId: string; model: EmbeddingModel; attempts: Attempts },
    signal: AbortSignal,
  ): Promise<EmbedderError | null> {
    const { embedder, embeddings } = this.#deps;
    const { sourceId, model, attempts } = run;
    const ask = async (): Promise<EmbedderError | null> => {
      const texts = passages.map(({ text }) => text);
      const embedded = await attempts.run(() => embedder.embed(texts, signal), signal);
      if (!embedded.ok) return embedded.error;
      const vectors = passages.map((passage, at) => ({ passage, vector: embedded.value[at] ?? null }));
      await embeddings.write(sourceId, { model, vectors });
      return null;
    };
    const failure = await ask();
    if (failure === null || !FAULTS_OF_TEXTS.has(failure.code)) return failure;
    const isRefused = failure.code === 'embedder/refused-text';
    if (!isRefused || passages.length === 1) {
      const fault = await this.#faultOfServer(attempts, signal);
      if (fault !== null) return fault;
    }
    if (passages.length > 1) {
      // Which of them it is, is found by halves.
      const middle = passages.length >> 1;
      const first = await this.#embedBatch(passages.slice(0, middle), run, signal);
      return first ?? this.#embedBatch(passages.slice(middle), run, signal);
    }
    // What failed by chance does not fail again beside a sample that is embedded.
    const last = isRefused ? failure : await ask();
    if (last === null || !FAULTS_OF_TEXTS.has(last.code)) return last;
    await embeddings.write(sourceId, { model, vectors: passages.map((passage) => ({ passage, vector: null })) });
    return null;
  }

  /** Why not even a sample is embedded; null where it is. */
  async #faultOfServer(attempts: Attempts, signal: AbortSignal): Promise<EmbedderError | null> {
    const sampled = await attempts.run(() => this.#deps.embedder.embed([SAMPLE], signal), signal);
    if (sampled.ok) return null;
    return sampled.error.code === 'embedder/refused-text' ? EMBEDDER_ERRORS.error('embedder/no-model') : sampled.error;
  }
}

/** Tries again what may succeed later, as long as patience lasts. */
class Attempts {
  readonly #pause: NonNullable<EmbedPassagesDeps['pause']>;
  #patience: number;

  constructor(pause: NonNullable<EmbedPassagesDeps['pause']>, patience: number) {
    this.#pause = pause;
    this.#patience = patience;
  }

  async run<T>(work: () => Promise<Result<T, EmbedderError>>, signal: AbortSignal): Promise<Result<T, EmbedderError>> {
    for (let attempt = 0; ; attempt += 1) {
      const ended = await work();
      if (ended.ok || !isRetryable(ended.error)) return ended;
      const { retryAfterSeconds } = ended.error;
      const asked = retryAfterSeconds === undefined ? 0 : retryAfterSeconds * 1_000;
      const milliseconds = Math.max(asked, backOff(attempt, WAITS, Math.random()));
      if (milliseconds > this.#patience) return ended;
      this.#patience -= milliseconds;
      await this.#pause(milliseconds, signal);
    }
  }
}
