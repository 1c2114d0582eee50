import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The browsers in which somebody proved to be the owner of an address: they get in while others guess at its password. */
export interface KnownDevices {
  /** A value for a cookie; it names no address, and only proves that its browser is known to this one and to those of the cookie before. */
  mark(email: string, before: string): string;
  /** What names the browser of a cookie known to an address; null for any other. */
  recognise(cookie: string, email: string): string | null;
}

/** Addresses that one browser is known to: the last ones that were proven in it. */
const MOST_ADDRESSES = 8;
const BETWEEN = '~';
const MARK = /^([\w-]{22})\.([\w-]{43})$/;

/** Marks browsers with signatures, so that nothing of them is kept. */
export function createKnownDevices(secret: string): KnownDevices {
  const signature = (device: string, email: string) =>
    createHmac('sha256', secret).update(`known device\n${device}\n${email}`).digest();
  const deviceOf = (mark: string, email: string) => {
    const [, device = '', given = ''] = MARK.exec(mark) ?? [];
    if (device === '') return null;
    const expected = signature(device, email);
    const read = Buffer.from(given, 'base64url');
    return read.length === expected.length && timingSafeEqual(read, expected) ? device : null;
  };
  const marksOf = (cookie: string) => cookie.split(BETWEEN, MOST_ADDRESSES);
  return {
    mark(email, before) {
      const device = randomBytes(16).toString('base64url');
      const own = `${device}.${signature(device, email).toString('base64url')}`;
      const others = marksOf(before).filter((mark) => MARK.test(mark) && deviceOf(mark, email) === null);
      return [own, ...others].slice(0, MOST_ADDRESSES).join(BETWEEN);
    },
    recognise(cookie, email) {
      for (const mark of marksOf(cookie)) {
        const device = deviceOf(mark, email);
        if (device !== null) return device;
      }
      return null;
    },
  };
}
