import { createHash } from 'node:crypto';
import type { LiteratureRefinement } from '../literature/literature-refinement.ts';
import type { LiteratureUpdates } from '../literature/literature-updates.ts';
import { endRefineJob, startRefineJob } from '../literature/refine-job.ts';
import { endSyncJob, startSyncJob, type SyncJob } from '../literature/sync-job.ts';
import type { Config } from '../platform/config/config.ts';
import { instanceId, type DataDirectory } from '../platform/data-directory.ts';
import type { Jobs } from '../platform/jobs/jobs.ports.ts';
import type { Log } from '../platform/log.ts';

interface LiteratureJobsParts {
  background: { jobs(): Promise<Jobs>; begin(work: (jobs: Jobs) => Promise<void>): void };
  pipeline: { updates: LiteratureUpdates; refinement: LiteratureRefinement };
  directory: DataDirectory;
  log: Log;
}

/** The literature that is written: a file belongs to this directory alone, a cluster to all who share it. */
function indexName({ searchCluster }: Config, directory: DataDirectory): string {
  const { url } = searchCluster;
  return url === null ? instanceId(directory) : createHash('sha256').update(url).digest('hex').slice(0, 32);
}

/**
 * Begins to keep the literature current and to refine it where that is configured, and ends what an earlier start began.
 * Gives null where nothing is synced.
 */
export async function openLiteratureJobs(config: Config, parts: LiteratureJobsParts): Promise<SyncJob | null> {
  const index = indexName(config, parts.directory);
  refineDaily(config, parts, index);
  return syncDaily(config, parts, index);
}

async function syncDaily(
  { literature }: Config,
  { background, pipeline: { updates }, log }: LiteratureJobsParts,
  index: string,
): Promise<SyncJob | null> {
  if (literature.sync === 'off') {
    background.begin((jobs) => endSyncJob({ jobs, index }));
    return null;
  }
  const onFailure = (failure: string) => log.warn({ failure }, 'A sync of the literature stopped.');
  return startSyncJob({ jobs: await background.jobs(), updates, index, onFailure });
}

function refineDaily(
  { literature }: Config,
  { background, pipeline: { refinement }, log }: LiteratureJobsParts,
  index: string,
): void {
  const onFailure = (failure: string) => log.warn({ failure }, 'A refinement of the literature stopped.');
  background.begin((jobs) =>
    literature.refine === 'off'
      ? endRefineJob({ jobs, index })
      : startRefineJob({ jobs, refinement, index, onFailure }),
  );
}
