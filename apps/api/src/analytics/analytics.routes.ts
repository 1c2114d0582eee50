import { pageViewSchema } from '@footnote/domain';
import { Hono } from 'hono';
import type { ServerEnvironment } from '../platform/http/client.ts';
import { readJson } from '../platform/http/request-body.ts';
import { RequestFailure } from '../platform/http/request-errors.ts';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import { ANALYTICS_ENDPOINTS } from './analytics-endpoints.ts';
import { mayCount } from './may-count.ts';

/** Bytes of a body; an event is far smaller. */
const LARGEST = 1_024;

export interface AnalyticsRoutesDeps {
  /** Whether opened pages are counted. */
  pageViews: boolean;
  metrics: Metrics;
  log: Log;
}

/** The events of specification §7; what is counted says nothing about who reads. */
export function analyticsRoutes({ pageViews, metrics, log }: AnalyticsRoutesDeps) {
  const routes = new Hono<ServerEnvironment>();
  routes.post(ANALYTICS_ENDPOINTS.event.path, async (context) => {
    const parsed = pageViewSchema.safeParse(await readJson(context, LARGEST));
    if (!parsed.success) throw new RequestFailure('request/invalid');
    if (pageViews && mayCount(context.req.raw.headers)) {
      const { page, language } = parsed.data;
      metrics.pageViews.inc({ page, language });
      log.info({ page, language }, 'page view');
    }
    return context.body(null, 204);
  });
  return routes;
}
