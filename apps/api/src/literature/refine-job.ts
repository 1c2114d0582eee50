import type { JobQueue, Jobs } from '../platform/jobs/jobs.ports.ts';
import { startDailyWork } from './daily-work.ts';
import type { LiteratureRefinement } from './literature-refinement.ts';

export interface RefineJobDeps {
  jobs: Jobs;
  refinement: LiteratureRefinement;
  /** Names the index that is written: every one has a queue of its own. */
  index: string;
  /** Told why a run stopped, in one sentence. */
  onFailure: (message: string) => void;
}

/** Articles a run asks about at most: a night's worth, and a bound on what it costs. */
export const REFINED_AT_ONCE = 1_000;

function queueOf(index: string): JobQueue {
  return {
    name: `literature-refine-${index}`,
    retries: 3,
    retrySeconds: 900,
    longestRetrySeconds: 3_600,
    longestSeconds: 82_800,
  };
}

/** Refines every day; what fails is tried again with growing waits. */
export async function startRefineJob({ jobs, refinement, index, onFailure }: RefineJobDeps): Promise<void> {
  const run = async (signal: AbortSignal) => {
    const outcome = await refinement.refine({ limit: REFINED_AT_ONCE }, { onProgress: () => undefined, signal });
    return outcome.ok ? (outcome.value.failure?.message ?? null) : outcome.error;
  };
  await startDailyWork({ jobs, queue: queueOf(index), name: `refine-${index}`, run, onFailure });
}

/** Takes back what an earlier start scheduled, where nothing is refined by itself any more. */
export function endRefineJob({ jobs, index }: Pick<RefineJobDeps, 'jobs' | 'index'>): Promise<void> {
  return jobs.schedule(queueOf(index), null);
}
