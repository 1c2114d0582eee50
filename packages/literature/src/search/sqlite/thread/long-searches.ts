import type { SearchRequest, SearchResponse } from '../../literature-index.ports.ts';
import { closeThread, startedThread, type EngineThread } from './engine-thread.ts';

/** Milliseconds without a long search after which its thread, which holds columns and words of its own, is let go. */
const IDLE_MILLISECONDS = 10 * 60 * 1_000;

/** Runs searches that take long apart from all others, one after the other. */
export interface LongSearches {
  search(request: SearchRequest, signal?: AbortSignal): Promise<SearchResponse>;
  close(): Promise<void>;
}

/**
 * Opens a second thread on the file when the first long search comes. What is in memory alone cannot be opened twice:
 * there `ordinary` runs them.
 */
export function longSearches(path: string, ordinary: EngineThread): LongSearches {
  let thread: Promise<EngineThread> | null = null;
  let running = 0;
  let idle: NodeJS.Timeout | undefined;
  const open = () => {
    if (path === ':memory:') return Promise.resolve(ordinary);
    if (thread !== null) return thread;
    const started = startedThread({ path, maintains: false });
    // One that could not be opened is tried again with the next search.
    started.catch(() => (thread = null));
    return (thread = started);
  };
  const close = async () => {
    clearTimeout(idle);
    const ended = thread;
    thread = null;
    if (ended !== null) await closeThread(await ended);
  };
  return {
    async search(request, signal) {
      running += 1;
      clearTimeout(idle);
      try {
        return await (await open()).call({ method: 'search', arguments: [request] }, signal);
      } finally {
        running -= 1;
        if (running === 0) idle = setTimeout(() => void close().catch(() => undefined), IDLE_MILLISECONDS).unref();
      }
    },
    close,
  };
}
