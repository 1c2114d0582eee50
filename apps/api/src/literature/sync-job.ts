import type { JobQueue, Jobs } from '../platform/jobs/jobs.ports.ts';
import { startDailyWork } from './daily-work.ts';
import type { LiteratureUpdates } from './literature-updates.ts';

/** Asks for a sync that runs in the background. */
export interface SyncJob {
  /** False when one waits already. */
  request(): Promise<boolean>;
}

export interface SyncJobDeps {
  jobs: Jobs;
  updates: LiteratureUpdates;
  /** Names the index that is written: every one has a queue of its own. */
  index: string;
  /** Told why a sync stopped, in one sentence. */
  onFailure: (message: string) => void;
}

const ANYTHING_NEW = { baseline: false, since: null };

function queueOf(index: string): JobQueue {
  return {
    name: `literature-sync-${index}`,
    retries: 5,
    retrySeconds: 300,
    longestRetrySeconds: 3_600,
    longestSeconds: 82_800,
  };
}

/** Syncs every day, and whenever somebody asks; what fails is tried again with growing waits. */
export async function startSyncJob({ jobs, updates, index, onFailure }: SyncJobDeps): Promise<SyncJob> {
  const queue = queueOf(index);
  const run = async (signal: AbortSignal) => {
    const outcome = await updates.sync(ANYTHING_NEW, { onProgress: () => undefined, signal });
    if (!outcome.ok) throw new Error('A sync that a person began is running.');
    return outcome.value.failure?.message ?? null;
  };
  await startDailyWork({ jobs, queue, name: index, run, onFailure });
  return { request: () => jobs.add(queue, {}) };
}

/** Takes back what an earlier start scheduled, where the literature is no longer synced. */
export function endSyncJob({ jobs, index }: Pick<SyncJobDeps, 'jobs' | 'index'>): Promise<void> {
  return jobs.schedule(queueOf(index), null);
}
