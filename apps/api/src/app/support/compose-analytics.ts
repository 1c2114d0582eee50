import { createCaptureAnalytics } from '../../analytics/adapters/capture-analytics.ts';
import { createPostgresConsents } from '../../analytics/adapters/postgres-consents.ts';
import { createSentryReports } from '../../analytics/adapters/sentry-reports.ts';
import type { AnalyticsDeps } from '../../analytics/analytics.routes.ts';
import type { AnalyticsSettings } from '../../platform/config/analytics-config.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Log } from '../../platform/log.ts';

export interface AnalyticsParts {
  database: Database;
  settings: AnalyticsSettings;
  /** What names of users are made with. */
  secret: string;
  log: Pick<Log, 'warn'>;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** What is told of how the product is used. */
export interface Telemetry {
  served: { telemetry: AnalyticsDeps };
  /** Sends what still waits. */
  close(): Promise<void>;
}

/** Opens it; without settings, nothing leaves the server. */
export function openTelemetry({ database, settings, secret, log, now }: AnalyticsParts): Telemetry {
  const { pageViews, target, errors } = settings;
  const onProblem = (what: string) => (problem: string) => log.warn({ problem }, what);
  const analytics =
    target && createCaptureAnalytics({ target, onProblem: onProblem('Events could not be sent to the analytics.') });
  const reports =
    errors && createSentryReports({ target: errors, now, onProblem: onProblem('Errors could not be reported.') });
  return {
    served: { telemetry: { pageViews, analytics, reports, consents: createPostgresConsents(database), secret } },
    close: async () => void (await Promise.all([analytics?.close(), reports?.close()])),
  };
}
