import { PgBoss, type Job as BossJob, type JobResult } from 'pg-boss';
import type { Database } from '../database/database.ts';
import type { JobQueue, Jobs } from './jobs.ports.ts';

/** Between two looks for jobs that another process added. */
const POLL_SECONDS = 2;
/** The one process that has an embedded database wakes its own workers: left to find are schedules and what is tried again. */
const LONGEST_POLL_SECONDS = 10;
/** Jobs a process takes together from a queue that has one for each key; the next follow at once while there are as many. */
const TOGETHER = 5;
/** A process that has not been heard of for so long is dead. */
const HEARTBEAT_SECONDS = 60;
/** Milliseconds that jobs under way get to end after they were aborted. */
const GRACE = 5_000;

/** Opens the queues in the product's own database; a process may open them many times. */
export async function openPgBossJobs(database: Database, onError: (error: unknown) => void): Promise<Jobs> {
  const boss = new PgBoss({
    // The connection of the transaction under way, as the embedded database has no other.
    db: { executeSql: (text, values) => database.queries().$client.query(text, values) },
    backend: database.kind === 'postgres' ? 'postgres' : 'pglite',
  });
  boss.on('error', onError);
  await boss.start();
  const closing = new AbortController();
  const known = new Map<string, Promise<void>>();
  const workers = new Map<string, string>();
  const wake = ({ name }: JobQueue) => {
    const worker = workers.get(name);
    if (worker !== undefined) boss.notifyWorker(worker);
  };
  const open = (queue: JobQueue) => {
    const made = known.get(queue.name) ?? boss.createQueue(queue.name, optionsOf(queue));
    known.set(queue.name, made);
    return made;
  };
  /** A process that stops while it is still starting has nothing to begin any more. */
  const unlessClosing = async (begin: () => Promise<unknown>) => {
    await begin().catch((error: unknown) => {
      if (!closing.signal.aborted) throw error;
    });
  };
  return {
    work: (queue, handler) =>
      unlessClosing(async () => {
        await open(queue);
        const worker = await boss.work(queue.name, takingOf(queue, database.kind), (jobs: BossJob[]) =>
          Promise.all(
            jobs.map(({ id, data, signal }) =>
              resultOf(id, () => handler({ data, signal: AbortSignal.any([signal, closing.signal]) })),
            ),
          ),
        );
        workers.set(queue.name, worker);
      }),
    async add(queue, data, key) {
      await open(queue);
      const isAdded = (await boss.send(queue.name, data, key === undefined ? {} : { singletonKey: key })) !== null;
      // Whoever waits for a message is not kept waiting for the next poll as well.
      if (isAdded) database.afterCommit(() => wake(queue));
      return isAdded;
    },
    schedule: (queue, cron) =>
      unlessClosing(async () => {
        if (cron === null) return boss.unschedule(queue.name);
        await open(queue);
        return boss.schedule(queue.name, cron, {}, { tz: 'UTC', missed: 'once' });
      }),
    async close() {
      closing.abort(new DOMException('The process is stopping.', 'AbortError'));
      await boss.stop({ graceful: true, timeout: GRACE });
    },
  };
}

function takingOf({ oneFor = 'queue', retrySeconds }: JobQueue, kind: Database['kind']) {
  const longest = kind === 'embedded' ? LONGEST_POLL_SECONDS : POLL_SECONDS;
  return {
    pollingIntervalSeconds: Math.min(longest, Math.max(POLL_SECONDS, retrySeconds)),
    batchSize: oneFor === 'queue' ? 1 : TOGETHER,
    burstWhenBatchFull: true,
    perJobResults: true,
  } as const;
}

/** A job that fails keeps none of those taken with it from being done. */
async function resultOf(id: string, work: () => Promise<void>): Promise<JobResult> {
  try {
    await work();
    return { id, status: 'completed' };
  } catch (error) {
    return { id, status: 'failed', output: { message: error instanceof Error ? error.message : String(error) } };
  }
}

function optionsOf({ oneFor = 'queue', retries, retrySeconds, longestRetrySeconds, longestSeconds }: JobQueue) {
  return {
    // Of a queue one that waits, one that runs, one that waits to be tried again; of a key one in all.
    policy: oneFor === 'queue' ? 'stately' : 'exclusive',
    retryLimit: retries,
    retryDelay: retrySeconds,
    retryBackoff: true,
    retryDelayMax: longestRetrySeconds,
    expireInSeconds: longestSeconds,
    heartbeatSeconds: HEARTBEAT_SECONDS,
  };
}
