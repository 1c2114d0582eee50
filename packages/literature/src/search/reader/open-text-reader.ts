import { LiteratureIndexFailure, type LiteratureIndex } from '../literature-index.ports.ts';
import type { ReaderCall, ReaderMethods } from './reader-calls.messages.ts';
import { ReaderThread } from './reader-thread.ts';

/** Milliseconds one text may be read; ordinary ones take a few, the longest allowed some hundred. */
const DEADLINE = 10_000;
/** While one thread reads something hostile, the other goes on. */
const THREADS = 2;
/** Calls that may wait; more have no chance in time. */
const MAX_WAITING = 500;

type Asynchronous<F extends (...given: never[]) => unknown> = (
  ...given: [...Parameters<F>, signal?: AbortSignal]
) => Promise<ReturnType<F>>;

/**
 * Reads questions, queries and answers away from the thread that serves everybody. Methods reject as the index's do, and
 * with `literature/reading-timed-out` where a text takes too long, whose thread is replaced.
 */
export interface TextReader {
  readQuestion: Asynchronous<ReaderMethods['readQuestion']>;
  searchQuestion: Asynchronous<ReaderMethods['searchQuestion']>;
  readPubmedSearch: Asynchronous<ReaderMethods['readPubmedSearch']>;
  checkAnswer: Asynchronous<ReaderMethods['checkAnswer']>;
  close(): Promise<void>;
}

/** Opens a reader over an index, which stays the caller's to close; threads begin with the first calls. */
export function openTextReader(
  index: LiteratureIndex,
  { milliseconds = DEADLINE, threads: most = THREADS }: { milliseconds?: number; threads?: number } = {},
): TextReader {
  let threads: ReaderThread[] = [];
  const waiting: { begin: () => void; refuse: (reason: Error) => void }[] = [];
  let isClosed = false;

  const next = () => waiting.shift()?.begin();
  const freeThread = (): ReaderThread | null => {
    threads = threads.filter((thread) => !thread.isEnded);
    const free = threads.find((thread) => thread.isFree);
    if (free !== undefined) return free;
    if (threads.length >= most) return null;
    const thread = new ReaderThread(index, { milliseconds, onFree: next });
    threads.push(thread);
    return thread;
  };
  const call = async (wanted: ReaderCall, signal: AbortSignal | undefined): Promise<unknown> => {
    for (;;) {
      if (isClosed) throw closed();
      if (signal?.aborted === true) {
        next();
        signal.throwIfAborted();
      }
      const thread = freeThread();
      if (thread !== null) return thread.run(wanted, signal);
      if (waiting.length >= MAX_WAITING) throw busy();
      await new Promise<void>((resolve, reject) => {
        waiting.push({ begin: resolve, refuse: reject });
      });
    }
  };
  /* oxlint-disable typescript/no-unsafe-type-assertion -- a method's value crosses the thread as it is */
  return {
    readQuestion: (input, signal) =>
      call({ method: 'readQuestion', arguments: [input] }, signal) as ReturnType<TextReader['readQuestion']>,
    searchQuestion: (search, signal) =>
      call({ method: 'searchQuestion', arguments: [search] }, signal) as ReturnType<TextReader['searchQuestion']>,
    readPubmedSearch: (text, today, signal) =>
      call({ method: 'readPubmedSearch', arguments: [text, today] }, signal) as ReturnType<
        TextReader['readPubmedSearch']
      >,
    checkAnswer: (answer, signal) =>
      call({ method: 'checkAnswer', arguments: [answer] }, signal) as ReturnType<TextReader['checkAnswer']>,
    /* oxlint-enable typescript/no-unsafe-type-assertion */
    async close() {
      isClosed = true;
      for (const { refuse } of waiting.splice(0)) refuse(closed());
      await Promise.all(threads.map((thread) => thread.terminate()));
    },
  };
}

function closed(): LiteratureIndexFailure {
  return new LiteratureIndexFailure({ code: 'literature/unavailable', message: 'The reader is closed.' });
}

function busy(): LiteratureIndexFailure {
  return new LiteratureIndexFailure({ code: 'literature/unavailable', message: 'Too many texts wait to be read.' });
}
