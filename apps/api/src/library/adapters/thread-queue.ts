import { Worker } from 'node:worker_threads';
import { err, LIBRARY_ERRORS, ok, type LibraryError, type LibraryErrorCode, type Result } from '@footnote/domain';
import { spend } from '../../platform/budgets/spending.ts';

export interface ThreadLimits {
  /** Seconds after which a job is given up. */
  seconds: number;
  /** Jobs that may wait while one runs. */
  waiting: number;
}

interface ThreadWork {
  /** The module that takes the job as its data and posts a Done. */
  module: URL;
  name: string;
  limits: ThreadLimits;
  /** Megabytes a job may take. */
  megabytes: number;
  /** What somebody is told for whom there is no room, and who waited too long. */
  busy: LibraryErrorCode;
  late: LibraryErrorCode;
}

/** What a thread made, and the milliseconds of a processor it took. */
export interface Done<Value> {
  value: Value;
  milliseconds: number;
}

/** Jobs that take a processor for seconds, one after the other. */
export interface ThreadQueue<Job, Value> {
  run(job: Job): Promise<Result<Value, LibraryError>>;
  /** Ends the job that runs; whoever waits is told that it is busy. */
  close(): Promise<void>;
}

/** Runs jobs one after the other, each in a thread of its own, so that the server goes on answering meanwhile. */
export function createThreadQueue<Job, Value>(work: ThreadWork): ThreadQueue<Job, Value> {
  let waiting = 0;
  let closed = false;
  let last: Promise<unknown> = Promise.resolve();
  const ending = new AbortController();
  const busy = () => err(LIBRARY_ERRORS.error(work.busy));
  return {
    async run(job) {
      if (closed || waiting > work.limits.waiting) return busy();
      waiting += 1;
      const turn = last.then(() => (closed ? busy() : runThread<Value>(work, job, ending.signal)));
      last = turn.then(
        () => (waiting -= 1),
        () => (waiting -= 1),
      );
      return turn;
    },
    async close() {
      closed = true;
      ending.abort();
      await last;
    },
  };
}

async function runThread<Value>(
  { module, name, limits: { seconds }, megabytes, busy, late }: ThreadWork,
  job: unknown,
  ending: AbortSignal,
): Promise<Result<Value, LibraryError>> {
  const { promise, resolve, reject } = Promise.withResolvers<Result<Done<Value>, LibraryError>>();
  const worker = new Worker(module, {
    workerData: job,
    name,
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  });
  const clock = setTimeout(() => resolve(err(LIBRARY_ERRORS.error(late))), seconds * 1000);
  const stop = () => resolve(err(LIBRARY_ERRORS.error(busy)));
  ending.addEventListener('abort', stop);
  worker.once('message', (done: Done<Value>) => resolve(ok(done)));
  worker.once('error', reject);
  try {
    const done = await promise;
    // A thread that is ended cannot say what it used.
    const isLate = !done.ok && done.error.code === late;
    if (done.ok || isLate) spend('processor', done.ok ? done.value.milliseconds : seconds * 1_000);
    return done.ok ? ok(done.value.value) : done;
  } finally {
    clearTimeout(clock);
    ending.removeEventListener('abort', stop);
    await worker.terminate();
  }
}
