import type { JobQueue, Jobs } from '../platform/jobs/jobs.ports.ts';
import { failed, runAlerts, type RunDeps } from './run-alerts.ts';

const QUEUE: JobQueue = {
  name: 'alerts',
  retries: 3,
  retrySeconds: 300,
  longestRetrySeconds: 1_800,
  longestSeconds: 21_600,
};

export type AlertJobDeps = RunDeps;

/**
 * Runs the alerts that are due, those of an account together; one that fails keeps none of the others from running. What could not
 * be run is tried again with the next job.
 */
export async function runDueAlerts(deps: AlertJobDeps, signal: AbortSignal): Promise<void> {
  const tried = new Set<string>();
  let due = await deps.alerts.due(null);
  for (let last = due.at(-1); last !== undefined; last = due.at(-1)) {
    for (const alert of due) {
      if (tried.has(alert.id)) continue;
      signal.throwIfAborted();
      try {
        for (const id of await runAlerts(deps, alert.id, signal)) tried.add(id);
      } catch (error) {
        signal.throwIfAborted();
        await failed(deps, alert, error);
      }
    }
    due = await deps.alerts.due(last);
  }
}

/** Looks every hour for alerts that are due, and at once when a process starts: each is due on a Monday. */
export async function startAlertJob(jobs: Jobs, deps: AlertJobDeps): Promise<void> {
  await jobs.work(QUEUE, ({ signal }) => runDueAlerts(deps, signal));
  await jobs.schedule(QUEUE, '7 * * * *');
  await jobs.add(QUEUE, {});
}
