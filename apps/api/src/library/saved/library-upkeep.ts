import { LIBRARY_LIMITS } from '@footnote/domain';
import type { JobQueue, Jobs } from '../../platform/jobs/jobs.ports.ts';
import type { LibraryItems } from './library-records.ports.ts';
import { tellNotices, type TellNoticesDeps } from './tell-notices.ts';

const QUEUE: JobQueue = {
  name: 'library-upkeep',
  retries: 3,
  retrySeconds: 300,
  longestRetrySeconds: 3_600,
  longestSeconds: 3_000,
};

const DAY = 24 * 60 * 60 * 1000;

/** Every hour, tells of notices that came, and forgets for good what was removed a day ago. */
export async function startLibraryUpkeep(
  jobs: Jobs,
  deps: TellNoticesDeps & { items: Pick<LibraryItems, 'forgetRemoved'>; now: () => number },
): Promise<void> {
  await jobs.work(QUEUE, async ({ signal }) => {
    await deps.items.forgetRemoved(new Date(deps.now() - LIBRARY_LIMITS.undoDays * DAY));
    await tellNotices(deps, signal);
  });
  await jobs.schedule(QUEUE, '17 * * * *');
}
