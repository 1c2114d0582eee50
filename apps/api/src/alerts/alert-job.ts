import type { JobQueue, Jobs } from '../platform/jobs/jobs.ports.ts';
import { runAlert, type RunDeps } from './run-alert.ts';

const QUEUE: JobQueue = {
  name: 'alerts',
  retries: 3,
  retrySeconds: 300,
  longestRetrySeconds: 1_800,
  longestSeconds: 21_600,
};

export interface AlertJobDeps extends RunDeps {
  /** Told of an alert that could not be run; it is tried again with the next job. */
  onFailure: (error: unknown) => void;
}

/** Runs the alerts that are due, in turn; one that fails keeps none of the others from running. */
export async function runDueAlerts({ onFailure, ...deps }: AlertJobDeps, signal: AbortSignal): Promise<void> {
  const failed = new Set<string>();
  for (;;) {
    const due = (await deps.alerts.due()).filter((id) => !failed.has(id));
    if (due.length === 0) return;
    for (const id of due) {
      signal.throwIfAborted();
      try {
        await runAlert(deps, id, signal);
      } catch (error) {
        signal.throwIfAborted();
        failed.add(id);
        onFailure(error);
      }
    }
  }
}

/** Looks every hour for alerts that are due, and at once when a process starts: each is due on a Monday. */
export async function startAlertJob(jobs: Jobs, deps: AlertJobDeps): Promise<void> {
  await jobs.work(QUEUE, ({ signal }) => runDueAlerts(deps, signal));
  await jobs.schedule(QUEUE, '7 * * * *');
  await jobs.add(QUEUE, {});
}
