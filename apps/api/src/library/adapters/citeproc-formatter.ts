import { Worker } from 'node:worker_threads';
import {
  err,
  LIBRARY_ERRORS,
  ok,
  type BibliographyStyle,
  type CslItem,
  type LibraryError,
  type Result,
} from '@footnote/domain';
import { spend } from '../../platform/budgets/spending.ts';
import type { BibliographyFormatter } from '../library.ports.ts';

export interface CiteprocFormatterLimits {
  /** Seconds after which a bibliography is given up. */
  seconds: number;
  /** Bibliographies that may wait while one is written. */
  waiting: number;
}

const LIMITS: CiteprocFormatterLimits = { seconds: 60, waiting: 8 };
/** Megabytes a thousand references with hundreds of authors need several times over. */
const MEMORY = { maxOldGenerationSizeMb: 768 };

/**
 * Writes bibliographies with citeproc-js, one after the other and each in a thread of its own: a thousand references
 * take it seconds, in which the server goes on answering.
 */
export function createCiteprocFormatter(limits: CiteprocFormatterLimits = LIMITS): BibliographyFormatter {
  let waiting = 0;
  let closed = false;
  let last: Promise<unknown> = Promise.resolve();
  const ending = new AbortController();
  const busy = () => err(LIBRARY_ERRORS.error('library/bibliography-busy'));
  return {
    async format(style, items) {
      if (closed || waiting > limits.waiting) return busy();
      waiting += 1;
      const turn = last.then(() => (closed ? busy() : write({ style, items }, limits.seconds, ending.signal)));
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

/** What a thread wrote, and the milliseconds of a processor it took. */
export interface Bibliography {
  entries: string[];
  milliseconds: number;
}

interface Job {
  style: BibliographyStyle;
  items: readonly CslItem[];
}

async function write(job: Job, seconds: number, ending: AbortSignal): Promise<Result<string[], LibraryError>> {
  const { promise, resolve, reject } = Promise.withResolvers<Result<Bibliography, LibraryError>>();
  const worker = new Worker(new URL('./citeproc-worker.ts', import.meta.url), {
    workerData: job,
    name: 'bibliography',
    resourceLimits: MEMORY,
  });
  const clock = setTimeout(() => resolve(err(LIBRARY_ERRORS.error('library/bibliography-timed-out'))), seconds * 1000);
  const stop = () => resolve(err(LIBRARY_ERRORS.error('library/bibliography-busy')));
  ending.addEventListener('abort', stop);
  worker.once('message', (written: Bibliography) => resolve(ok(written)));
  worker.once('error', reject);
  try {
    const written = await promise;
    // A thread that is ended cannot say what it used.
    const isLate = !written.ok && written.error.code === 'library/bibliography-timed-out';
    if (written.ok || isLate) spend('processor', written.ok ? written.value.milliseconds : seconds * 1_000);
    return written.ok ? ok(written.value.entries) : written;
  } finally {
    clearTimeout(clock);
    ending.removeEventListener('abort', stop);
    await worker.terminate();
  }
}
