import type { ProductEventName } from '@footnote/domain';
import type { MiddlewareHandler } from 'hono';
import type { Log } from '../../platform/log.ts';
import type { CurrentUser } from '../../platform/owner.ts';
import type { ServerEnvironment } from '../../platform/http/client.ts';
import { endpointOf } from '../../platform/http/mount.ts';
import type { AnalyticsDeps } from '../analytics.routes.ts';
import { mayCount } from '../may-count.ts';
import { userOfAnalytics } from '../user-of-analytics.ts';

/** The calls by which users do what analytics is told of. */
export const EVENTS_OF_CALLS: Readonly<Record<string, ProductEventName>> = {
  'post /api/chat/query': 'question_asked',
  'post /api/search/simple': 'search_made',
  'post /api/search/pico': 'search_made',
  'post /api/search/category': 'search_made',
  'post /api/search/pubmed': 'search_made',
  'post /api/library/export': 'references_exported',
  'post /api/alerts': 'alert_subscribed',
  'post /api/library/items': 'article_saved',
  'post /api/users/me/plan/checkouts': 'checkout_begun',
  'post /api/sources/:sourceId/batches': 'documents_uploaded',
  'post /api/chat/sessions/:sessionId/share': 'chat_shared',
};

/** Tells analytics of what users did who agreed to that: that they did it, and nothing of what was in it. No answer waits for it. */
export function tellEvents(deps: AnalyticsDeps, log: Pick<Log, 'warn'>): MiddlewareHandler<ServerEnvironment> {
  return async (context, next) => {
    await next();
    if (deps.analytics === null || !context.res.ok) return;
    const endpoint = endpointOf(context);
    const name = endpoint && EVENTS_OF_CALLS[`${endpoint.method} ${endpoint.path}`];
    if (name === undefined || !mayCount(context.req.raw.headers)) return;
    void tell(deps, name, context.get('user') ?? null).catch((error: unknown) =>
      log.warn({ err: error, name }, 'An event could not be told to the analytics.'),
    );
  };
}

async function tell(deps: AnalyticsDeps, name: ProductEventName, user: CurrentUser | null): Promise<void> {
  const at = new Date().toISOString();
  const known = await userOfAnalytics(deps, user);
  known?.analytics.capture({ name, user: known.user, at, properties: {} });
}
