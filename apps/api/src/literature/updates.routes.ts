import { mount, type App } from '../platform/http/mount.ts';
import { RequestFailure } from '../platform/http/request-errors.ts';
import type { SyncJob } from './sync-job.ts';
import { UPDATES_ENDPOINTS } from './updates-endpoints.ts';
import { createUpdatesStatus, type UpdatesStatusDeps } from './updates-status.ts';

export interface UpdatesRoutesDeps {
  updatesStatus: UpdatesStatusDeps;
  /** Null while the server does not sync by itself, and then does not ask the network for anything. */
  syncJob: SyncJob | null;
}

/** Calls of super admins about keeping the literature current. */
export function mountUpdates(app: App, { updatesStatus, syncJob }: UpdatesRoutesDeps): void {
  const { status, sync, retry } = UPDATES_ENDPOINTS;
  const readStatus = createUpdatesStatus(updatesStatus);
  const queueSync = async () => {
    if (syncJob === null) throw new RequestFailure('literature/sync-off');
    return { queued: await syncJob.request() };
  };
  mount(app, status, readStatus);
  mount(app, sync, queueSync);
  mount(app, retry, queueSync);
}
