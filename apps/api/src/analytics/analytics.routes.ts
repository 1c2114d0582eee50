import { can, maskRecording, RECORDING_LIMITS, recordingSchema, type AccessContext } from '@footnote/domain';
import type { CurrentUser } from '../platform/owner.ts';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import { mount, parseInput, type App } from '../platform/http/mount.ts';
import { readBytes } from '../platform/http/request-body.ts';
import { RequestFailure } from '../platform/http/request-errors.ts';
import { ANALYTICS_ENDPOINTS } from './analytics-endpoints.ts';
import type { Analytics, Consents, ErrorReports } from './analytics.ports.ts';
import { mayCount } from './may-count.ts';
import { userOfAnalytics } from './user-of-analytics.ts';

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
    const body = readJsonText(await readBytes(context, RECORDING_LIMITS.bytes));
    const { session, events } = parseInput(recordingSchema, body, 'request/invalid');
    if (!mayCount(context.req.raw.headers)) return;
    await record(telemetry, { user, access }, { session, events: maskRecording(events) });
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

async function record(
  deps: AnalyticsDeps,
  { user, access }: { user: CurrentUser; access: AccessContext },
  part: Pick<Parameters<Analytics['record']>[0], 'session' | 'events'>,
): Promise<void> {
  if (deps.analytics?.records !== true || !can(access, 'sessionRecording')) return;
  const known = await userOfAnalytics(deps, user);
  await known?.analytics.record({ user: known.user, ...part });
}

/** Deeper JSON than other calls take, as pages are trees. */
function readJsonText(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new RequestFailure('request/malformed');
  }
}
