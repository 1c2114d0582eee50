import { createHash } from 'node:crypto';
import type { JobQueue, Jobs } from '../platform/jobs/jobs.ports.ts';

export interface DailyWork {
  jobs: Jobs;
  queue: JobQueue;
  /** What the time of the night is drawn from: another text makes another time. */
  name: string;
  /** Gives why it stopped, in one sentence; null when it came to its end. What it rejects with is tried again unsaid. */
  run: (signal: AbortSignal) => Promise<string | null>;
  /** Told why it stopped. */
  onFailure: (message: string) => void;
}

/**
 * A time of the night where the server stands, another for every installation, so that they do not all ask at once: the
 * library asks for large work between 21:00 and 5:00 of its own time, which is 2:00 to 10:00 UTC.
 */
export function dailyCron(name: string): string {
  const number = createHash('sha256').update(name).digest().readUInt32BE();
  return `${number % 60} ${3 + (Math.floor(number / 60) % 6)} * * *`;
}

/** Works every day, and whenever the queue is asked; what fails is tried again with the growing waits of the queue. */
export async function startDailyWork({ jobs, queue, name, run, onFailure }: DailyWork): Promise<void> {
  await jobs.work(queue, async ({ signal }) => {
    const failure = await run(signal);
    if (failure === null) return;
    onFailure(failure);
    throw new Error(failure);
  });
  await jobs.schedule(queue, dailyCron(name));
}
