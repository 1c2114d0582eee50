import { Hono, type MiddlewareHandler } from 'hono';
import { isThisMachine, type ServerEnvironment } from '../platform/http/client.ts';
import { RequestFailure } from '../platform/http/request-errors.ts';
import type { SyncJob } from './sync-job.ts';
import { UPDATES_ENDPOINTS } from './updates-endpoints.ts';
import { createUpdatesStatus, type UpdatesStatusDeps } from './updates-status.ts';

export interface UpdatesRoutesDeps {
  updatesStatus: UpdatesStatusDeps;
  /** Null while the server does not sync by itself, and then does not ask the network for anything. */
  syncJob: SyncJob | null;
}

/** Until accounts with roles exist, whoever sits at the machine administers it. */
const onlyAdministrators: MiddlewareHandler<ServerEnvironment> = async (context, next) => {
  if (!isThisMachine(context)) throw new RequestFailure('request/not-administrator');
  await next();
};

/** Calls of administrators about keeping the literature current. */
export function updatesRoutes({ updatesStatus, syncJob }: UpdatesRoutesDeps): Hono<ServerEnvironment> {
  const routes = new Hono<ServerEnvironment>();
  const status = createUpdatesStatus(updatesStatus);
  routes.get(UPDATES_ENDPOINTS.status.path, onlyAdministrators, async (context) =>
    context.json(await status(), 200, { 'cache-control': 'no-store' }),
  );
  for (const { path } of [UPDATES_ENDPOINTS.sync, UPDATES_ENDPOINTS.retry]) {
    routes.post(path, onlyAdministrators, async (context) => {
      if (syncJob === null) throw new RequestFailure('literature/sync-off');
      return context.json({ queued: await syncJob.request() });
    });
  }
  return routes;
}
