import { z } from 'zod';
import type { JobQueue, Jobs } from '../../platform/jobs/jobs.ports.ts';
import type { Log } from '../../platform/log.ts';
import type { ContactMessages, ContactTargets } from './contact.ports.ts';

/** One job for each message, tried over some four hours; those that are left begin anew. */
const MESSAGES: JobQueue = {
  name: 'contact-message',
  oneFor: 'key',
  retries: 9,
  retrySeconds: 30,
  longestRetrySeconds: 3_600,
  longestSeconds: 120,
};
/** Gives a job to messages that have none, and forgets old ones. */
const UPKEEP: JobQueue = {
  name: 'contact-upkeep',
  retries: 2,
  retrySeconds: 60,
  longestRetrySeconds: 600,
  longestSeconds: 600,
};

const messageSchema = z.object({ id: z.string() });

export interface DeliveryDeps {
  messages: ContactMessages;
  targets: ContactTargets;
  log: Pick<Log, 'warn'>;
}

/** Hands one message over; false where it could not be yet. */
export async function deliverMessage(deps: DeliveryDeps, id: string, signal: AbortSignal): Promise<boolean> {
  const { messages, targets, log } = deps;
  const message = await messages.find(id);
  if (message === null) return true;
  const delivery = await targets.deliver(message, signal);
  if (delivery.state === 'delivered') {
    await messages.markDelivered(id);
    return true;
  }
  await messages.markFailed(id, delivery.response);
  log.warn({ form: message.form, response: delivery.response }, 'A message to the team could not be delivered yet.');
  return false;
}

/** The jobs that deliver messages to the team. */
export interface ContactJob {
  /** Asks for a message to be delivered soon, inside the transaction under way if there is one. */
  enqueue(id: string): Promise<void>;
  /** Begins to deliver, with what an earlier process left. */
  start(jobs: Jobs, deps: DeliveryDeps): Promise<void>;
}

/** Prepares the jobs; messages that are kept before they start wait for them. */
export function createContactJob(): ContactJob {
  let started: Jobs | null = null;
  return {
    async enqueue(id) {
      if (started !== null) await started.add(MESSAGES, { id }, id);
    },
    async start(jobs, deps) {
      await jobs.work(MESSAGES, async ({ data, signal }) => {
        signal.throwIfAborted();
        const { id } = messageSchema.parse(data);
        if (!(await deliverMessage(deps, id, signal))) throw new Error('The message could not be delivered yet.');
      });
      await jobs.work(UPKEEP, async () => {
        for (const id of await deps.messages.waiting()) await jobs.add(MESSAGES, { id }, id);
        await deps.messages.forgetOld();
      });
      await jobs.schedule(UPKEEP, '*/10 * * * *');
      started = jobs;
      await jobs.add(UPKEEP, {});
    },
  };
}
