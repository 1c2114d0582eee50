import { createHash } from 'node:crypto';
import { RESEND_SECONDS } from '@footnote/domain';
import { createRateLimit } from '../platform/http/rate-limit.ts';

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;

/** Passwords tried for one account in a quarter of an hour, from one network address and from all of them. */
const GUESSES = 10;
const GUESSES_FROM_EVERYWHERE = 50;
/** Messages to one address in an hour. */
const MESSAGES = 5;

/** Kinds of messages that somebody can ask for without being known. */
export type AskedMail = 'register' | 'verify' | 'reset';

/** How often somebody may try; every method gives 0, or the seconds to wait. */
export interface AttemptLimits {
  /** Anything at all that proves who somebody is, from a network address. */
  attempt(address: string): number;
  /** A password for an account. */
  guess(address: string, email: string): number;
  /** A message to an address, known or not. */
  message(kind: AskedMail, email: string): number;
}

/** Limits attempts; `perAddress` in a quarter of an hour, 0 for no limits but those on messages. */
export function createAttemptLimits(perAddress: number, now: () => number): AttemptLimits {
  const fromAddress = createRateLimit(perAddress, QUARTER_HOUR);
  const guesses = createRateLimit(perAddress === 0 ? 0 : GUESSES, QUARTER_HOUR);
  const everywhere = createRateLimit(perAddress === 0 ? 0 : GUESSES_FROM_EVERYWHERE, QUARTER_HOUR);
  const spacing = createRateLimit(1, RESEND_SECONDS);
  const perHour = createRateLimit(perAddress === 0 ? 0 : MESSAGES, HOUR);
  return {
    attempt: (address) => fromAddress.take(address, now()),
    guess: (address, email) => guesses.take(keyOf(address, email), now()) || everywhere.take(keyOf('', email), now()),
    message: (kind, email) => spacing.take(keyOf(kind, email), now()) || perHour.take(keyOf('', email), now()),
  };
}

/** What is remembered says no address to whoever reads the memory of a crashed process, and is short for a long one. */
function keyOf(kind: string, email: string): string {
  return createHash('sha256').update(`${kind}\n${email}`).digest('base64url');
}
