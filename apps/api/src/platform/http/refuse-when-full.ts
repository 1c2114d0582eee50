import type { MiddlewareHandler } from 'hono';
import type { DiskSpace } from '../disk-space.ts';
import type { ServerEnvironment } from './client.ts';
import { isRefusedWhenFull } from './endpoint.ts';
import { RequestFailure } from './request-errors.ts';

/** Seconds after which it makes sense to look whether there is room again. */
export const LOOK_AGAIN_SECONDS = 60;

/** Refuses calls that keep something new while the disk is nearly full; reading, searching and deleting go on. */
export function refuseWhenFull(space: Pick<DiskSpace, 'isLow'>): MiddlewareHandler<ServerEnvironment> {
  return async (context, next) => {
    const endpoint = context.get('endpoint');
    if (endpoint !== undefined && isRefusedWhenFull(endpoint) && space.isLow())
      throw new RequestFailure('server/disk-full', LOOK_AGAIN_SECONDS);
    await next();
  };
}
