import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { MiddlewareHandler } from 'hono';
import { isLocalHostname, type ServerEnvironment } from './client.ts';
import { RequestFailure } from './request-errors.ts';

/** The names a server goes by, without ports. */
export interface HostRules {
  /** Address users use; null where none is configured. */
  publicUrl: string | null;
  /** Where the server listens. */
  host: string;
  /** Further names. */
  hosts: readonly string[];
}

/**
 * Decides by which names a server may be called. A page of elsewhere can let its own name lead to this machine, and would
 * then read as if it were of this site; an address instead of a name cannot be taken over like that.
 */
export function knownHosts({ publicUrl, host, hosts }: HostRules): (name: string) => boolean {
  const given = [host, hostname(), ...hosts, ...(publicUrl === null ? [] : [new URL(publicUrl).hostname])];
  const names = new Set(given.map((name) => name.toLowerCase()));
  return (name) => {
    const bare = name
      .toLowerCase()
      .replace(/:\d{1,5}$/, '')
      .replace(/\.$/, '');
    return isLocalHostname(bare) || names.has(bare) || isIP(bare.replace(/^\[(.*)\]$/, '$1')) !== 0;
  };
}

/** Refuses requests to names the server does not go by; `onUnknown` hears of the first of each hundred. */
export function knownHostsOnly(
  isKnown: (name: string) => boolean,
  onUnknown: () => void,
): MiddlewareHandler<ServerEnvironment> {
  let refused = 0;
  return async (context, next) => {
    const name = context.req.header('host') ?? new URL(context.req.url).host;
    if (!isKnown(name)) {
      if (refused % 100 === 0) onUnknown();
      refused += 1;
      throw new RequestFailure('request/wrong-host');
    }
    await next();
  };
}
