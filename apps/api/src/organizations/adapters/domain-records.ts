import { Resolver } from 'node:dns/promises';
import type { DomainRecords } from '../single-sign-on/single-sign-on.ports.ts';

/** Asks the DNS: servers of one's own by address and port, or those of this machine where there are none. */
export function createDomainRecords(servers: readonly string[]): DomainRecords {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 });
  if (servers.length > 0) resolver.setServers(servers);
  return {
    async texts(name) {
      try {
        const records = await resolver.resolveTxt(name);
        return records.map((parts) => parts.join(''));
      } catch {
        // Whether there is no record or no answer: nothing is proven.
        return [];
      }
    },
  };
}
