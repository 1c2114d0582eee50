import { isIPv6 } from 'node:net';

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

function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':');
}
