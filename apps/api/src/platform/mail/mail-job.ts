import type { JobQueue, Jobs } from '../jobs/jobs.ports.ts';
import type { MailQueue } from './mail.ports.ts';

const QUEUE: JobQueue = {
  name: 'mail',
  retries: 8,
  retrySeconds: 30,
  longestRetrySeconds: 3_600,
  longestSeconds: 600,
};

/** Wakes the job that sends mail, as soon as there is one. */
export interface MailJob {
  /** Asks for mail to be sent soon, inside the transaction under way if there is one. */
  wake(): Promise<void>;
  /** Begins to send the messages of a queue, with those an earlier process left. */
  start(jobs: Jobs, mail: MailQueue): Promise<void>;
}

/** Prepares the job; messages that are added before it starts wait for it. */
export function createMailJob(): MailJob {
  let started: Jobs | null = null;
  return {
    async wake() {
      if (started !== null) await started.add(QUEUE, {});
    },
    async start(jobs, mail) {
      await jobs.work(QUEUE, async ({ signal }) => {
        const waiting = await mail.deliver(signal);
        if (waiting > 0) throw new Error('Some messages could not be sent yet.');
      });
      // For messages that were saved after the job looked, and before it could be woken.
      await jobs.schedule(QUEUE, '*/5 * * * *');
      started = jobs;
      await jobs.add(QUEUE, {});
    },
  };
}
