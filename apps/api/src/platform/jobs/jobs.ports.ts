/** A kind of work that is done in the background. */
export interface JobQueue {
  /** Letters, digits, hyphens and dots. All processes on the database that name it share it. */
  name: string;
  /**
   * Of what at most one job waits or runs: one waits and one runs in a queue, or one does either for each key.
   * @default 'queue'
   */
  oneFor?: 'queue' | 'key';
  /** Attempts after the first. */
  retries: number;
  /** Wait before the second attempt; doubled each time up to `longestRetrySeconds`. */
  retrySeconds: number;
  longestRetrySeconds: number;
  /** After which a job is ended and tried again, at most 86,000. */
  longestSeconds: number;
}

/** Work under way; `signal` is aborted when it takes too long or the process stops. */
export interface Job {
  data: object;
  signal: AbortSignal;
}

/** Work that outlives the request, and the process, that asked for it. */
export interface Jobs {
  /**
   * Begins to take the jobs of a queue: one at a time over all processes, or a few together where each key has one. A handler that rejects is tried again; a job
   * whose process died is noticed within two minutes and tried again.
   */
  work(queue: JobQueue, handler: (job: Job) => Promise<void>): Promise<void>;
  /** Puts a job into a queue, inside the transaction under way if there is one; false when one waits there already. `key` tells jobs of a queue apart that has one for each. */
  add(queue: JobQueue, data: object, key?: string): Promise<boolean>;
  /** Adds a job whenever a cron expression (UTC) says so, once for all the times that were missed; null ends that. */
  schedule(queue: JobQueue, cron: string | null): Promise<void>;
  /** Takes no more jobs, aborts those under way and waits a moment for them. */
  close(): Promise<void>;
}
