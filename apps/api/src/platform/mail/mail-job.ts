import { z } from 'zod';
import type { JobQueue, Jobs } from '../jobs/jobs.ports.ts';
import { MAIL_ATTEMPTS, type MailQueue } from './mail.ports.ts';

/** One job for each message, tried over some four hours. */
const MESSAGES: JobQueue = {
  name: 'mail-message',
  oneFor: 'key',
  retries: MAIL_ATTEMPTS - 1,
  retrySeconds: 30,
  longestRetrySeconds: 3_600,
  longestSeconds: 600,
};
/** Gives a job to messages that have none. */
const ORPHANS: JobQueue = { name: 'mail', retries: 8, retrySeconds: 30, longestRetrySeconds: 300, longestSeconds: 600 };

const messageSchema = z.object({ id: z.string() });

/** The jobs that send mail. */
export interface MailJob {
  /** Asks for a message to be sent soon, inside the transaction under way if there is one. */
  enqueue(id: string): Promise<void>;
  /** Begins to send the messages of a queue, with those an earlier process left. */
  start(jobs: Jobs, mail: MailQueue): Promise<void>;
}

/** Prepares the jobs; messages that are added before they start wait for them. */
export function createMailJob(): MailJob {
  let started: Jobs | null = null;
  return {
    async enqueue(id) {
      if (started !== null) await started.add(MESSAGES, { id }, id);
    },
    async start(jobs, mail) {
      await jobs.work(MESSAGES, async ({ data, signal }) => {
        // A process that stops begins no message; its job is another one's.
        signal.throwIfAborted();
        const ended = await mail.deliver(messageSchema.parse(data).id);
        if (!ended) throw new Error('The message could not be sent yet.');
      });
      await jobs.work(ORPHANS, async () => {
        for (const id of await mail.waiting()) await jobs.add(MESSAGES, { id }, id);
      });
      // For messages of a process without jobs, such as a command, and of one that died with the last attempt.
      await jobs.schedule(ORPHANS, '*/5 * * * *');
      started = jobs;
      await jobs.add(ORPHANS, {});
    },
  };
}
