import type { JobQueue, Jobs } from '../../platform/jobs/jobs.ports.ts';

const QUEUE: JobQueue = {
  name: 'billing',
  retries: 3,
  retrySeconds: 10,
  longestRetrySeconds: 60,
  longestSeconds: 300,
};

/** The job that does what is due about payment; it carries nothing, as whatever waits is done. */
export interface BillingQueue {
  /** Asks for a round soon, inside the transaction under way if there is one. */
  request(jobs: Jobs): Promise<void>;
  /** Begins to do a round every minute, and whenever it is asked for; `signal` tells a round that takes too long to stop, as another one follows. */
  start(jobs: Jobs, round: (signal: AbortSignal) => Promise<void>): Promise<void>;
}

/** Prepares that job. */
export function billingQueue(): BillingQueue {
  return {
    async request(jobs) {
      await jobs.add(QUEUE, {});
    },
    async start(jobs, round) {
      await jobs.work(QUEUE, ({ signal }) => round(signal));
      await jobs.schedule(QUEUE, '* * * * *');
      await jobs.add(QUEUE, {});
    },
  };
}
