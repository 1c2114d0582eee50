import type { JobQueue, Jobs } from '../platform/jobs/jobs.ports.ts';
import { forgetSource } from './manage-sources.ts';
import type { SourceDeps } from './source-changes.ts';
import { giveUpUpload } from './upload-documents.ts';

const QUEUE: JobQueue = {
  name: 'sources-upkeep',
  retries: 2,
  retrySeconds: 300,
  longestRetrySeconds: 3_600,
  longestSeconds: 3_600,
};

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** Milliseconds after which no writer is left that did not hear of a deletion. */
const LATEST_WRITER = 7 * DAY;

export interface SourceMaintenanceDeps extends Pick<SourceDeps, 'sources' | 'documents' | 'store' | 'index'> {
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Looks every hour for what nobody waits for any more: files past their retention, uploads given up, rests of deleted sources. */
export async function startSourceMaintenance(jobs: Jobs, deps: SourceMaintenanceDeps): Promise<void> {
  await jobs.work(QUEUE, () => maintainSources(deps));
  await jobs.schedule(QUEUE, '37 * * * *');
}

/** Does that now. */
export async function maintainSources({ sources, documents, store, index, now }: SourceMaintenanceDeps): Promise<void> {
  for (const document of await documents.waitingSince(new Date(now() - DAY))) {
    await giveUpUpload({ documents, store }, document);
  }
  // Asked for first, as a source is there before its first file.
  const kept = await store.sourceIds();
  const retentions = new Map((await sources.retentions()).map(({ id, retentionDays }) => [id, retentionDays]));
  const failures: unknown[] = [];
  // One source that cannot be cleaned keeps no other waiting.
  const tidy = (work: () => Promise<void>) => work().catch((error: unknown) => failures.push(error));
  for (const id of kept)
    await tidy(async () => {
      const days = retentions.get(id);
      if (days === undefined) await forgetSource({ index, store }, id);
      else await store.purge(id, new Date(now() - days * DAY));
    });
  // Whoever puts a document while its source is deleted takes it out again, unless it is killed between the two.
  for (const { id, deletedAt } of await sources.deleted())
    await tidy(async () => {
      await forgetSource({ index, store }, id);
      if (deletedAt.getTime() < now() - LATEST_WRITER) await sources.forgetDeleted(id);
    });
  const [failure, ...others] = failures;
  if (failure !== undefined)
    throw others.length === 0
      ? failure
      : new AggregateError(failures, `${failures.length} sources could not be cleaned.`);
}
