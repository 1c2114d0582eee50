import { lookup as askSystem } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { Agent, fetch as fetchThrough } from 'undici';

/** Which networks may be asked: anywhere public, this one, too, or this machine as well. */
export type ProviderNetworks = 'public' | 'private' | 'loopback';

/** Milliseconds the other side gets for one answer. */
const PATIENCE = 10_000;
/** Bytes of the largest answer that is read unless told; a discovery document has some thousands. */
const MOST_BYTES = 512 * 1024;

type Range = readonly [network: string, prefix: number];

/** Networks of this machine (RFC 6890). */
const LOOPBACK: readonly Range[] = [
  ['127.0.0.0', 8],
  ['::1', 128],
];
/** Networks of those who run this server (RFC 1918, RFC 4193, RFC 6598). */
const PRIVATE: readonly Range[] = [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['100.64.0.0', 10],
  ['fc00::', 7],
];
/** What is nobody's address, or that of the machine that runs machines (RFC 6890); no setting opens these. */
const NEVER: readonly Range[] = [
  ['0.0.0.0', 8],
  ['169.254.0.0', 16],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  ['::', 128],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fe80::', 10],
  ['ff00::', 8],
];

function closedNetworks(networks: ProviderNetworks): BlockList {
  const closed = new BlockList();
  const ranges = [...NEVER, ...(networks === 'public' ? PRIVATE : []), ...(networks === 'loopback' ? [] : LOOPBACK)];
  for (const [network, prefix] of ranges) closed.addSubnet(network, prefix, network.includes(':') ? 'ipv6' : 'ipv4');
  return closed;
}

/** Fetches from addresses that others name. */
export interface GuardedFetch {
  /** Whether an address may be asked, and a browser sent there: https, but on this machine where that is allowed. */
  mayAsk(address: string): boolean;
  /** As `fetch`; throws for an address that may not be asked, a redirect is an answer, and what is too long is none. */
  fetch(
    address: string,
    options: { method: string; headers: Record<string, string>; body?: unknown },
  ): Promise<Response>;
  close(): Promise<void>;
}

/**
 * Opens one. The address a name leads to is judged where the connection is made, so that a name that leads elsewhere the
 * second time it is asked for gets nobody in.
 */
export function openGuardedFetch(networks: ProviderNetworks, mostBytes = MOST_BYTES): GuardedFetch {
  const closed = closedNetworks(networks);
  const isOpen = (address: string) => !closed.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  const lookup: LookupFunction = (hostname, options, done) => {
    askSystem(hostname, { ...options, all: true }, (error, found) => {
      if (error !== null) return done(error, []);
      if (found.length === 0 || !found.every(({ address }) => isOpen(address)))
        return done(new Error('This name leads into a closed network.'), []);
      const [first] = found;
      if (options.all === true || first === undefined) return done(null, found);
      return done(null, first.address, first.family);
    });
  };
  const agent = new Agent({ connect: { lookup, timeout: PATIENCE } });
  const mayAsk = (address: string) => {
    if (!URL.canParse(address)) return false;
    const { protocol, hostname, username, password } = new URL(address);
    const host = hostname.replaceAll(/[[\]]/g, '');
    if (username !== '' || password !== '' || (isIP(host) !== 0 && !isOpen(host))) return false;
    return protocol === 'https:' || (protocol === 'http:' && networks === 'loopback' && isLoopback(host));
  };
  return {
    mayAsk,
    async fetch(address, { method, headers, body }) {
      if (!mayAsk(address)) throw new Error('This address may not be asked.');
      const answer = await fetchThrough(address, {
        method,
        headers: { ...headers, 'accept-encoding': 'identity' },
        ...(body instanceof URLSearchParams || typeof body === 'string' ? { body: body.toString() } : {}),
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE),
        dispatcher: agent,
      });
      return new Response(await contentOf(answer.body, mostBytes), {
        status: answer.status,
        headers: [...answer.headers],
      });
    },
    close: () => agent.destroy(),
  };
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
}

/** Reads what is not too long; a stream that is given up closes its connection. */
async function contentOf(body: AsyncIterable<unknown> | null, most: number): Promise<Buffer<ArrayBuffer> | null> {
  if (body === null) return null;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body) {
    if (!(chunk instanceof Uint8Array)) continue;
    length += chunk.length;
    if (length > most) throw new Error('This answer is too long.');
    chunks.push(Buffer.from(chunk));
  }
  return Buffer.concat(chunks);
}
