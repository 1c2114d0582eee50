import { mount, type App } from '../platform/http/mount.ts';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import { ANALYTICS_ENDPOINTS } from './analytics-endpoints.ts';
import { mayCount } from './may-count.ts';

export interface AnalyticsRoutesDeps {
  /** Whether opened pages are counted. */
  pageViews: boolean;
  metrics: Metrics;
  log: Log;
}

/** The events of specification §7; what is counted says nothing about who reads. */
export function mountAnalytics(app: App, { pageViews, metrics, log }: AnalyticsRoutesDeps): void {
  mount(app, ANALYTICS_ENDPOINTS.event, ({ body: { page, language }, context }) => {
    if (!pageViews || !mayCount(context.req.raw.headers)) return;
    metrics.pageViews.inc({ page, language });
    log.info({ page, language }, 'page view');
  });
}
