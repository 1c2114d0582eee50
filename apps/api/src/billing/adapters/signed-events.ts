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
  const [, seconds, given] = /^ts=(\d{1,12});h1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (seconds === undefined || given === undefined) return false;
  if (Math.abs(Math.floor(now / 1_000) - Number(seconds)) > SIGNATURE_TOLERANCE_SECONDS) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(digest(`${seconds}:${body}`, secret)));
}

function digest(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}
