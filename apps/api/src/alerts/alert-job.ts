import { nextBeat } from '@footnote/domain';
import { LiteratureIndexFailure } from '@footnote/literature';
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

/**
 * Runs the alerts that are due, in turn; one that fails keeps none of the others from running. Where nothing but its search
 * is at fault, it fails again and waits for the next Monday; all else is tried again with the next job.
 */
export async function runDueAlerts({ onFailure, ...deps }: AlertJobDeps, signal: AbortSignal): Promise<void> {
  let due = await deps.alerts.due(null);
  for (let last = due.at(-1); last !== undefined; last = due.at(-1)) {
    for (const alert of due) {
      signal.throwIfAborted();
      try {
        await runAlert(deps, alert.id, signal);
      } catch (error) {
        signal.throwIfAborted();
        onFailure(error);
        if (isOfSearch(error)) await deps.alerts.postpone(alert, new Date(nextBeat(deps.now())));
      }
    }
    due = await deps.alerts.due(last);
  }
}

function isOfSearch(error: unknown): boolean {
  return error instanceof LiteratureIndexFailure && error.detail.code !== 'literature/unavailable';
}

/** Looks every hour for alerts that are due, and at once when a process starts: each is due on a Monday. */
export async function startAlertJob(jobs: Jobs, deps: AlertJobDeps): Promise<void> {
  await jobs.work(QUEUE, ({ signal }) => runDueAlerts(deps, signal));
  await jobs.schedule(QUEUE, '7 * * * *');
  await jobs.add(QUEUE, {});
}
