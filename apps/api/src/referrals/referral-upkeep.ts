import type { JobQueue, Jobs } from '../platform/jobs/jobs.ports.ts';
import { settleReferral, type SettleDeps } from './settle-referral.ts';

const QUEUE: JobQueue = {
  name: 'referrals-upkeep',
  retries: 2,
  retrySeconds: 60,
  longestRetrySeconds: 600,
  longestSeconds: 600,
};
const AT_ONCE = 500;

/** Settles referrals whose process died between the proof of an address and the reward, and those of addresses proven in another way. */
export async function startReferralUpkeep(jobs: Jobs, deps: SettleDeps): Promise<void> {
  await jobs.work(QUEUE, async ({ signal }) => {
    for (const accountId of await deps.referrals.waiting(AT_ONCE)) {
      signal.throwIfAborted();
      await settleReferral(deps, accountId);
    }
  });
  await jobs.schedule(QUEUE, '*/10 * * * *');
}
