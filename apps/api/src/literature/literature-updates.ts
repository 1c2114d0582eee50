import { err, ok, type Result } from '@footnote/domain';
import {
  fetchLiterature,
  syncLiterature,
  type EntrezServer,
  type FetchProgress,
  type FetchResult,
  type FetchSelection,
  type HttpOptions,
  type LiteratureIndex,
  type SyncProgress,
  type SyncRequest,
  type SyncResult,
} from '@footnote/literature';
import type { SyncState, SyncStateFile } from './sync-state.ts';

/** Where to begin: `baseline` with the newest one, `since` (YYYY-MM-DD) with the update files of a day. */
export type SyncOptions = Pick<SyncRequest, 'baseline' | 'since'>;

/** Whoever listens to a piece of work, and can end it. */
export interface Listener<P> {
  onProgress: (progress: P) => void;
  signal: AbortSignal;
}

/** Brings the index up to date from the National Library of Medicine. */
export interface LiteratureUpdates {
  /** Only one runs at a time: `running` when one does already. Rejects only when the signal is aborted. */
  sync(wish: SyncOptions, listener: Listener<SyncProgress>): Promise<Result<SyncResult, 'running'>>;
  fetch(wish: FetchSelection, listener: Listener<FetchProgress>): Promise<FetchResult>;
  /** What a running sync does; null when none runs. */
  progress(): SyncProgress | null;
  lastState(): SyncState;
}

export interface LiteratureUpdatesDeps {
  literature: LiteratureIndex;
  state: SyncStateFile;
  files: { baseUrl: string; directory: string; keep: boolean };
  entrez: () => Omit<EntrezServer, 'http' | 'signal'>;
  http: HttpOptions;
  now: () => Date;
}

/** Creates the updates of one index. */
export function createLiteratureUpdates(deps: LiteratureUpdatesDeps): LiteratureUpdates {
  const { literature: index, state, files, entrez, http, now } = deps;
  let running: SyncProgress | null = null;
  return {
    async sync(wish, { onProgress, signal }) {
      if (running !== null) return err('running');
      running = { step: 'listing', file: '', fileNumber: 0, files: 0, bytes: 0, bytesTotal: null, read: 0, deleted: 0 };
      const hear = (progress: SyncProgress) => {
        running = progress;
        onProgress(progress);
      };
      try {
        const server = { baseUrl: files.baseUrl, directory: files.directory, http, signal };
        const result = await syncLiterature({ ...wish, index, server, keep: files.keep, now, onProgress: hear });
        state.write(stateAfter(result, state.read(), now().toISOString()));
        return ok(result);
      } finally {
        const before = state.read();
        if (running.deleted > 0) state.write({ ...before, withdrawn: before.withdrawn + running.deleted });
        running = null;
      }
    },
    fetch: (wish, { onProgress, signal }) =>
      fetchLiterature({ index, server: { ...entrez(), http, signal }, wish, onProgress }),
    progress: () => running,
    lastState: () => state.read(),
  };
}

/** A server that was not reached tells nothing new about its files. */
function stateAfter(result: SyncResult, before: SyncState, at: string): SyncState {
  const { newest, waiting, failed, failure } = result;
  const reached = newest !== null || failure === null;
  return {
    checkedAt: reached ? at : before.checkedAt,
    newest: reached ? newest : before.newest,
    waiting: reached ? waiting : before.waiting,
    withdrawn: before.withdrawn,
    unreadable: failed.length,
    failure: failure === null ? null : { ...failure, at },
  };
}
