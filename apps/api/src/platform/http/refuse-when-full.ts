import type { MiddlewareHandler } from 'hono';
import type { DiskSpace } from '../disk-space.ts';
import type { ServerEnvironment } from './client.ts';
import type { Endpoint } from './endpoint.ts';
import { RequestFailure } from './request-errors.ts';

/** Seconds after which it makes sense to look whether there is room again. */
export const LOOK_AGAIN_SECONDS = 60;

/** Whether a call is refused while the disk is nearly full: all that may keep something new. */
export function isRefusedWhenFull({ method, goesOnWhenFull }: Endpoint): boolean {
  return (method === 'post' || method === 'patch') && goesOnWhenFull !== true;
}

/** Refuses calls that keep something new while the disk is nearly full; reading, searching and deleting go on. */
export function refuseWhenFull(
  space: Pick<DiskSpace, 'isLow'>,
  endpointOf: (method: string, path: string) => Endpoint | undefined,
): MiddlewareHandler<ServerEnvironment> {
  return async (context, next) => {
    const endpoint = endpointOf(context.req.method, context.req.path);
    if (endpoint !== undefined && isRefusedWhenFull(endpoint) && space.isLow())
      throw new RequestFailure('server/disk-full', LOOK_AGAIN_SECONDS);
    await next();
  };
}
