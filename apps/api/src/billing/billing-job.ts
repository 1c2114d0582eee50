import type { JobQueue, Jobs } from '../platform/jobs/jobs.ports.ts';

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
  /** Begins to do a round every minute, and whenever it is asked for. */
  start(jobs: Jobs, round: () => Promise<void>): Promise<void>;
}

/** Prepares that job. */
export function billingQueue(): BillingQueue {
  return {
    async request(jobs) {
      await jobs.add(QUEUE, {});
    },
    async start(jobs, round) {
      await jobs.work(QUEUE, round);
      await jobs.schedule(QUEUE, '* * * * *');
      await jobs.add(QUEUE, {});
    },
  };
}
