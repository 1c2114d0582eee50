import type { JobQueue, Jobs } from '../platform/jobs/jobs.ports.ts';
import type { Invites } from './organizations.ports.ts';

const QUEUE: JobQueue = {
  name: 'organizations-upkeep',
  retries: 2,
  retrySeconds: 300,
  longestRetrySeconds: 3_600,
  longestSeconds: 600,
};

/** Forgets, every night, those who were invited and let it pass. */
export async function startOrganizationMaintenance(jobs: Jobs, { invites }: { invites: Invites }): Promise<void> {
  await jobs.work(QUEUE, () => invites.forgetExpired());
  await jobs.schedule(QUEUE, '23 3 * * *');
}
