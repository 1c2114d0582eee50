import type { JobQueue, Jobs } from '../platform/jobs/jobs.ports.ts';
import type { Notifications } from './notifications.ports.ts';

const QUEUE: JobQueue = {
  name: 'notifications-upkeep',
  retries: 2,
  retrySeconds: 300,
  longestRetrySeconds: 3_600,
  longestSeconds: 600,
};

/** Forgets old notifications every night. */
export async function startNotificationMaintenance(jobs: Jobs, notifications: Notifications): Promise<void> {
  await jobs.work(QUEUE, () => notifications.forgetOld());
  await jobs.schedule(QUEUE, '29 3 * * *');
}
