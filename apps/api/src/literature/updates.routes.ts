import { Hono } from 'hono';
import type { ServerEnvironment } from '../platform/http/client.ts';
import { RequestFailure } from '../platform/http/request-errors.ts';
import type { SyncJob } from './sync-job.ts';
import { UPDATES_ENDPOINTS } from './updates-endpoints.ts';
import { createUpdatesStatus, type UpdatesStatusDeps } from './updates-status.ts';

export interface UpdatesRoutesDeps {
  updatesStatus: UpdatesStatusDeps;
  /** Null while the server does not sync by itself, and then does not ask the network for anything. */
  syncJob: SyncJob | null;
}

/** Calls of super admins about keeping the literature current; CALL_ACCESS lets nobody else come this far. */
export function updatesRoutes({ updatesStatus, syncJob }: UpdatesRoutesDeps): Hono<ServerEnvironment> {
  const routes = new Hono<ServerEnvironment>();
  const status = createUpdatesStatus(updatesStatus);
  routes.get(UPDATES_ENDPOINTS.status.path, async (context) =>
    context.json(await status(), 200, { 'cache-control': 'no-store' }),
  );
  for (const { path } of [UPDATES_ENDPOINTS.sync, UPDATES_ENDPOINTS.retry]) {
    routes.post(path, async (context) => {
      if (syncJob === null) throw new RequestFailure('literature/sync-off');
      return context.json({ queued: await syncJob.request() });
    });
  }
  return routes;
}
