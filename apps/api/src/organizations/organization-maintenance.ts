import type { JobQueue, Jobs } from '../platform/jobs/jobs.ports.ts';
import type { Invites } from './organizations.ports.ts';
import type { SignOnAttempts } from './single-sign-on/single-sign-on.ports.ts';

const QUEUE: JobQueue = {
  name: 'organizations-upkeep',
  retries: 2,
  retrySeconds: 300,
  longestRetrySeconds: 3_600,
  longestSeconds: 600,
};

/** Forgets, every night, those who were invited and let it pass, and browsers that never came back from a provider. */
export async function startOrganizationMaintenance(
  jobs: Jobs,
  { invites, attempts }: { invites: Pick<Invites, 'forgetExpired'>; attempts: Pick<SignOnAttempts, 'forgetExpired'> },
): Promise<void> {
  await jobs.work(QUEUE, async () => {
    await invites.forgetExpired();
    await attempts.forgetExpired();
  });
  await jobs.schedule(QUEUE, '23 3 * * *');
}
