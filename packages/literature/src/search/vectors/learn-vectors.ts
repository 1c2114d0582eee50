import type { Worker } from 'node:worker_threads';
import { LiteratureIndexFailure, type LiteratureIndex } from '../literature-index.ports.ts';
import { startWorker } from '../start-worker.ts';
import type { TrainingArticle } from './training-texts.ts';
import type { VectorReply, VectorRequest, VectorWorkerData } from './vector-worker.messages.ts';

/** How far learning came. */
export interface VectorsProgress {
  /** Articles read so far. */
  articles: number;
  /** Batches learnt from, of all; 0 of 0 while articles are read. */
  step: number;
  steps: number;
}

export interface VectorsResult {
  /** Articles learnt from. */
  articles: number;
  /** Words that have a vector; 0 where there are too few articles to learn from. */
  words: number;
  /** The step at which it went on with an earlier run; 0 where it began. */
  resumedAt: number;
}

export interface LearnVectorsRequest {
  index: Pick<LiteratureIndex, 'articlesAfter' | 'stats'>;
  /** Where the vectors will stand; how far a run came stands beside it. */
  path: string;
  /** Time between two saves of how far it came. */
  saveEveryMilliseconds?: number;
  /** Nothing is learnt from fewer. */
  leastArticles?: number;
  onProgress?: (progress: VectorsProgress) => void;
  signal?: AbortSignal;
}

const SAVE_EVERY = 10_000;
/** How words are used shows in thousands of articles. */
const LEAST_ARTICLES = 2_000;
const PAGE = 500;
/** Articles learnt from at most, drawn by their PMIDs: a bound on what the thread keeps in memory. */
const MAX_ARTICLES = 60_000;
const HASHES = 2 ** 32;

const MEMORY = { maxOldGenerationSizeMb: 1_024 };

/**
 * Learns vectors of the words of a collection in a thread of its own and puts them beside the index, in place of those
 * before. A run that is cut short, even by a kill, goes on where it last saved, unless the articles changed meanwhile.
 * Rejects with the signal's reason when aborted, with LiteratureIndexFailure, and where the file cannot be written.
 */
export async function learnVectors({
  index,
  path,
  saveEveryMilliseconds = SAVE_EVERY,
  leastArticles = LEAST_ARTICLES,
  onProgress = () => undefined,
  signal,
}: LearnVectorsRequest): Promise<VectorsResult> {
  signal?.throwIfAborted();
  const thread = new LearningThread({ path, saveEveryMilliseconds, leastArticles });
  const stop = () => void thread.terminate();
  signal?.addEventListener('abort', stop, { once: true });
  try {
    const read = await readArticles(index, thread, (articles) => onProgress({ articles, step: 0, steps: 0 }));
    return await thread.learn(({ step, steps }) => onProgress({ articles: read, step, steps }));
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  } finally {
    signal?.removeEventListener('abort', stop);
    await thread.terminate();
  }
}

async function readArticles(
  index: LearnVectorsRequest['index'],
  thread: LearningThread,
  onRead: (articles: number) => void,
): Promise<number> {
  const { articles: held } = await index.stats();
  const share = MAX_ARTICLES / Math.max(held, 1);
  let read = 0;
  for (let after: string | null = null; ;) {
    const page = await index.articlesAfter(after, PAGE);
    const last = page.at(-1);
    if (last === undefined) return read;
    const articles = page
      .filter(({ pmid }) => share >= 1 || drawn(pmid) < share)
      .map(({ pmid, title, abstract }): TrainingArticle => ({
        pmid,
        title,
        sections: abstract.map(({ text }) => text),
      }));
    await thread.take(articles);
    read += articles.length;
    onRead(read);
    after = last.pmid;
  }
}

/** The same share of 1 for the same article, whatever else is held. */
function drawn(pmid: string): number {
  return (Math.imul(Number(pmid), 0x9e3779b1) >>> 0) / HASHES;
}

/** The thread that learns, seen from outside. */
class LearningThread {
  readonly #worker: Worker;
  #waiting: { hear: (reply: VectorReply) => void; reject: (reason: Error) => void } | null = null;
  #ended: Error | null = null;

  constructor(workerData: VectorWorkerData) {
    this.#worker = startWorker(import.meta.url, 'vector-worker', {
      workerData,
      name: 'vectors',
      resourceLimits: MEMORY,
    });
    this.#worker.on('message', (reply: VectorReply) => this.#waiting?.hear(reply));
    this.#worker.on('error', (error) => this.#end(error));
    this.#worker.on('exit', () => this.#end(null));
  }

  #end(cause: unknown): void {
    const reason = cause instanceof Error ? `: ${cause.message}` : '.';
    const message = `Learning word vectors stopped${reason}`;
    this.#ended ??= new LiteratureIndexFailure({ code: 'literature/unavailable', message }, { cause });
    this.#waiting?.reject(this.#ended);
  }

  async #ask<T>(request: VectorRequest, heard: (reply: VectorReply) => T | undefined): Promise<T> {
    if (this.#ended !== null) throw this.#ended;
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const hear = (reply: VectorReply) => {
      const value = heard(reply);
      if (value !== undefined) resolve(value);
    };
    this.#waiting = { hear, reject };
    this.#worker.postMessage(request, []);
    return promise;
  }

  async take(articles: readonly TrainingArticle[]): Promise<void> {
    await this.#ask({ kind: 'articles', articles }, (reply) => reply.kind === 'taken' || undefined);
  }

  learn(onStep: (progress: { step: number; steps: number }) => void): Promise<VectorsResult> {
    return this.#ask({ kind: 'learn' }, (reply) => {
      if (reply.kind === 'step') onStep(reply);
      if (reply.kind === 'too-few') return { articles: reply.articles, words: 0, resumedAt: 0 };
      if (reply.kind !== 'learnt') return undefined;
      const { articles, words, resumedAt } = reply;
      return { articles, words, resumedAt };
    });
  }

  async terminate(): Promise<void> {
    await this.#worker.terminate();
  }
}
