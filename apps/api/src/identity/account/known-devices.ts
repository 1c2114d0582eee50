import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The browsers in which somebody proved to be the owner of an address: they get in while others guess at its password. */
export interface KnownDevices {
  /** A value for a cookie; it names no address, and only proves that its browser is known to this one. */
  mark(email: string): string;
  /** What names the browser of a cookie known to an address; null for any other. */
  recognise(cookie: string, email: string): string | null;
}

/** Marks browsers with a signature, so that nothing of them is kept. */
export function createKnownDevices(secret: string): KnownDevices {
  const signature = (device: string, email: string) =>
    createHmac('sha256', secret).update(`known device\n${device}\n${email}`).digest();
  return {
    mark(email) {
      const device = randomBytes(16).toString('base64url');
      return `${device}.${signature(device, email).toString('base64url')}`;
    },
    recognise(cookie, email) {
      const [, device = '', given = ''] = /^([\w-]{22})\.([\w-]{43})$/.exec(cookie) ?? [];
      if (device === '') return null;
      const expected = signature(device, email);
      const read = Buffer.from(given, 'base64url');
      return read.length === expected.length && timingSafeEqual(read, expected) ? device : null;
    },
  };
}
