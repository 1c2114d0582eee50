import { isIPv4, isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** Groups of an IPv6 address that a provider gives to one customer, who may use any address below them: 64 bits. */
const NETWORK_GROUPS = 4;

/** The network somebody comes from: an IPv4 address itself, of an IPv6 address its /64, of anything else what it says. */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  const mapped = MAPPED.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(plain)) return address;
  // The standard's own reader of addresses writes them in one way, with :: at most once.
  const [head = '', tail = ''] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const [first, last] = [groupsOf(head), groupsOf(tail)];
  const between = Array.from({ length: 8 - first.length - last.length }, () => '0');
  return [...first, ...between, ...last].slice(0, NETWORK_GROUPS).join(':');
}

/** Groups of an IPv6 address that name a provider's site rather than a household: 48 bits. */
const SITE_GROUPS = 3;

/** The network somebody comes from, too wide to tell a household: a /24 of IPv4, a /48 of IPv6; null for what is no address. */
export function wideNetworkOf(address: string): string | null {
  const network = networkOf(address);
  if (isIPv4(network)) return `${network.split('.').slice(0, 3).join('.')}.0/24`;
  const groups = network.split(':');
  return groups.length === NETWORK_GROUPS ? `${groups.slice(0, SITE_GROUPS).join(':')}::/48` : null;
}

function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':');
}

/** The block of addresses a budget is shared by: the /24 of an IPv4 address, the /64 of an IPv6 one. */
export function addressBlock(address: string): string {
  const network = networkOf(address);
  return isIPv4(network) ? (wideNetworkOf(network) ?? network) : network;
}
