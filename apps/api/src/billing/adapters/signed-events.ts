import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds by which the clock of whoever signed may differ. */
export const SIGNATURE_TOLERANCE_SECONDS = 5;

/** The header of an event sent at a moment (milliseconds since 1970): when, and an HMAC of that with the body. */
export function signEvent(body: string, { secret, now }: { secret: string; now: number }): string {
  const seconds = Math.floor(now / 1_000);
  return `ts=${seconds};h1=${digest(`${seconds}:${body}`, secret)}`;
}

/** Whether a body was signed with the secret, a few seconds ago at most. */
export function isSigned(body: string, header: string, { secret, now }: { secret: string; now: number }): boolean {
  // While a secret is replaced, whoever signs does it with the old one and the new.
  const [, seconds, given] = /^ts=(\d{1,12})((?:;h1=[0-9a-f]{64}){1,3})$/.exec(header) ?? [];
  if (seconds === undefined || given === undefined) return false;
  if (Math.abs(Math.floor(now / 1_000) - Number(seconds)) > SIGNATURE_TOLERANCE_SECONDS) return false;
  const expected = Buffer.from(digest(`${seconds}:${body}`, secret));
  return given
    .split(';h1=')
    .slice(1)
    .some((one) => timingSafeEqual(Buffer.from(one), expected));
}

function digest(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

/** What JSON says; null for what is none. */
export function readJsonText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
