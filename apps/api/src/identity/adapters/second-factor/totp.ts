import { createHmac, timingSafeEqual } from 'node:crypto';
import { AUTHENTICATOR_CODE } from '@footnote/domain';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const { digits, seconds } = AUTHENTICATOR_CODE;
/** Steps before and after the present one whose code counts: clocks differ, and typing takes time (RFC 6238, section 5.2). */
const DRIFT = 1;

/** Writes bytes in base 32 (RFC 4648), as authenticator apps take a secret. */
export function base32(bytes: Buffer): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET.charAt(parseInt(five.padEnd(5, '0'), 2))).join('');
}

/** The code of a step (RFC 4226, section 5.3). */
export function codeOfStep(key: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', key).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0x0f;
  return String((mac.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** digits).padStart(digits, '0');
}

/** The step at a moment in milliseconds since 1970. */
export function stepAt(now: number): number {
  return Math.floor(now / (seconds * 1000));
}

/** The newest step, after those that are used up, whose code this is at a moment; null where it is of none. */
export function stepOfCode(
  key: Buffer,
  { code, now, usedStep }: { code: string; now: number; usedStep: number },
): number | null {
  const given = Buffer.from(code);
  if (given.length !== digits) return null;
  let found: number | null = null;
  for (let step = stepAt(now) - DRIFT; step <= stepAt(now) + DRIFT; step += 1) {
    if (timingSafeEqual(Buffer.from(codeOfStep(key, step)), given) && step > usedStep) found = step;
  }
  return found;
}

/** The address by which authenticator apps take a secret over, as a picture or a link. */
export function otpauthUri({ secret, issuer, account }: { secret: string; issuer: string; account: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const parameters = new URLSearchParams({ secret, issuer, digits: String(digits), period: String(seconds) });
  return `otpauth://totp/${label}?${parameters.toString()}`;
}
