import type { JobQueue, Jobs } from '../../platform/jobs/jobs.ports.ts';
import { ingestWaiting, type IngestWaitingDeps } from './ingest-waiting.ts';

const QUEUE: JobQueue = {
  name: 'sources-ingest',
  retries: 3,
  retrySeconds: 30,
  longestRetrySeconds: 300,
  longestSeconds: 3_600,
};

/** Reads documents that wait whenever one is uploaded, and every few minutes whatever somebody left. */
export async function startIngestJob(jobs: Jobs, deps: IngestWaitingDeps): Promise<void> {
  await jobs.work(QUEUE, ({ signal }) => ingestWaiting(deps, signal));
  await jobs.schedule(QUEUE, '*/5 * * * *');
}

/** Asks for the documents that wait to be read. */
export async function requestIngestion(jobs: Pick<Jobs, 'add'>): Promise<void> {
  await jobs.add(QUEUE, {});
}
