import { createPostgresAlerts } from '../../alerts/adapters/postgres-alerts.ts';
import { runDueAlerts, startAlertJob, type AlertJobDeps } from '../../alerts/alert-job.ts';
import type { AlertsServed } from '../../alerts/alerts.routes.ts';
import type { QuestionReader } from '../../chat/chat.ports.ts';
import { studiesOnQuestion } from '../../chat/suggest/studies-on-question.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ports.ts';

type Parts = Omit<AlertJobDeps, 'alerts' | 'inTransaction' | 'studiesOn'> & {
  database: Database;
  questionReader: QuestionReader;
};

/** Saved searches, and the job that tells what is new in them. */
export interface OpenedAlerts {
  served: { alerts: AlertsServed };
  start(jobs: Jobs): Promise<void>;
  /** Runs what is due now, for tests that wait for no job. */
  runDue(): Promise<void>;
}

/** Opens saved searches and their alerts. */
export function openAlerts({ database, questionReader, ...others }: Parts): OpenedAlerts {
  const { accounts, secret, now } = others;
  const alerts = createPostgresAlerts({ database, now });
  const studiesOn = studiesOnQuestion({ ...others, questionReader });
  const deps: AlertJobDeps = { ...others, alerts, studiesOn, inTransaction: (work) => database.withTransaction(work) };
  return {
    served: { alerts: { alerts, accounts, studiesOn, secret } },
    start: (jobs) => startAlertJob(jobs, deps),
    runDue: () => runDueAlerts(deps, new AbortController().signal),
  };
}
