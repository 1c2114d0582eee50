import { can, maskRecording, RECORDING_LIMITS, recordingSchema, type AccessContext } from '@footnote/domain';
import type { CurrentUser } from '../platform/owner.ts';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import { mount, parseInput, type App } from '../platform/http/mount.ts';
import { parseJson, readBytes } from '../platform/http/request-body.ts';
import { RequestFailure } from '../platform/http/request-errors.ts';
import { ANALYTICS_ENDPOINTS } from './analytics-endpoints.ts';
import type { Analytics, Consents, ErrorReports } from './analytics.ports.ts';
import { mayCount } from './may-count.ts';
import { userOfAnalytics, type UserOfAnalytics } from './user-of-analytics.ts';

/** Bytes of the largest report that is read. */
const REPORT_LIMIT = 200 * 1024;

/** What is told of how the product is used, and to whom. */
export interface AnalyticsDeps {
  /** Whether opened pages are counted here. */
  pageViews: boolean;
  /** Null where no analytics is configured. */
  analytics: Analytics | null;
  /** Null where errors are reported nowhere. */
  reports: ErrorReports | null;
  consents: Consents;
  /** What names of users are made with. */
  secret: string;
}

export interface AnalyticsRoutesDeps {
  telemetry: AnalyticsDeps;
  metrics: Metrics;
  log: Log;
}

/** The events of specification §7, reports of errors, and recordings. */
export function mountAnalytics(app: App, deps: AnalyticsRoutesDeps): void {
  const { telemetry, metrics, log } = deps;
  mount(app, ANALYTICS_ENDPOINTS.event, async ({ body: { page, language, campaign = {} }, user, context }) => {
    if (!mayCount(context.req.raw.headers)) return;
    if (telemetry.pageViews) {
      metrics.pageViews.inc({ page, language });
      log.info({ page, language }, 'page view');
    }
    const known = await userOfAnalytics(telemetry, user);
    if (known === null) return;
    const properties = { page, language, ...campaign };
    known.analytics.capture({ name: 'page_view', user: known.user, at: new Date().toISOString(), properties });
  });
  mount(app, ANALYTICS_ENDPOINTS.recording, async ({ user, access, context }) => {
    if (!mayCount(context.req.raw.headers)) return;
    const recorded = await recordedUser(telemetry, { user, access });
    if (recorded === null) return;
    const body = parseJson(await readBytes(context, RECORDING_LIMITS.bytes));
    const { session, events } = parseInput(recordingSchema, body, 'request/invalid');
    const part = { user: recorded.user, session, events: maskRecording(events) };
    // A browser that hears this a few times stops recording.
    if (!(await recorded.analytics.record(part))) throw new RequestFailure('server/overloaded');
  });
  mount(app, ANALYTICS_ENDPOINTS.report, async ({ context }) => {
    const { headers } = context.req.raw;
    // A browser says of every such request from where it comes; whoever says nothing is no page of this server.
    if (!headers.has('sec-fetch-site') && !headers.has('origin')) throw new RequestFailure('request/cross-site');
    const body = await readBytes(context, REPORT_LIMIT);
    if (telemetry.reports === null || !mayCount(headers)) return;
    if ((await telemetry.reports.take(body)) === 'malformed') throw new RequestFailure('request/malformed');
  });
}

/** Whose session is recorded: null where no recordings are wanted, or not of this user. */
async function recordedUser(
  deps: AnalyticsDeps,
  { user, access }: { user: CurrentUser; access: AccessContext },
): Promise<UserOfAnalytics | null> {
  if (deps.analytics?.records !== true || !can(access, 'sessionRecording')) return null;
  return userOfAnalytics(deps, user);
}
