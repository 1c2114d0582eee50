import { pageViewSchema } from '@footnote/domain';
import { Hono } from 'hono';
import { clientAddress, type ClientRules, type ServerEnvironment } from '../platform/http/client.ts';
import { createRateLimit } from '../platform/http/rate-limit.ts';
import { readJson } from '../platform/http/request-body.ts';
import { RequestFailure } from '../platform/http/request-errors.ts';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import { ANALYTICS_ENDPOINTS } from './analytics-endpoints.ts';
import { mayCount } from './may-count.ts';

/** Bytes of a body; an event is far smaller. */
const LARGEST = 1_024;
/** Events a minute of one network address, behind which a whole hospital may read. */
const PER_MINUTE = 600;

export interface AnalyticsRoutesDeps {
  clients: ClientRules;
  /** Whether opened pages are counted. */
  pageViews: boolean;
  metrics: Metrics;
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** The events of specification §7; what is counted says nothing about who reads. */
export function analyticsRoutes({ clients, pageViews, metrics, log, now }: AnalyticsRoutesDeps) {
  const routes = new Hono<ServerEnvironment>();
  const limit = createRateLimit(PER_MINUTE);
  routes.post(ANALYTICS_ENDPOINTS.event.path, async (context) => {
    const wait = limit.take(clientAddress(context, clients), now());
    if (wait > 0) throw new RequestFailure('request/too-many', wait);
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
