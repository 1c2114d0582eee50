import { RESEND_SECONDS } from '@footnote/domain';
import type { Database } from '../../platform/database/database.ts';
import type { AttemptLimits } from '../identity.ports.ts';
import { openLimit } from '../../platform/budgets/attempt-limit.ts';
import { networkOf } from '../../platform/network-of.ts';

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/**
 * Passwords tried for one account in a quarter of an hour, from one network address or known device, and from all
 * addresses of devices that are not known.
 */
const GUESSES = 10;
const GUESSES_FROM_EVERYWHERE = 50;
/** Codes tried for one account in a quarter of an hour and in a day: three of a million are right at any moment. */
const CODES = 10;
const CODES_A_DAY = 50;
/** Messages to one address in an hour. */
const MESSAGES = 5;

/**
 * Counts attempts in the relational database, for all processes that share it and beyond their end; `perAddress` in a
 * quarter of an hour, 0 for no limits but the time between two messages of a kind.
 */
export function createPostgresAttemptLimits(database: Database, perAddress: number): AttemptLimits {
  const limited = perAddress > 0;
  const fromAddress = openLimit(database, 'address', { most: perAddress, seconds: QUARTER_HOUR });
  const guesses = openLimit(database, 'guess', { most: limited ? GUESSES : 0, seconds: QUARTER_HOUR });
  const everywhere = openLimit(database, 'account', {
    most: limited ? GUESSES_FROM_EVERYWHERE : 0,
    seconds: QUARTER_HOUR,
  });
  const codes = openLimit(database, 'code', { most: limited ? CODES : 0, seconds: QUARTER_HOUR });
  const codesADay = openLimit(database, 'codes', { most: limited ? CODES_A_DAY : 0, seconds: DAY });
  const spacing = openLimit(database, 'spacing', { most: 1, seconds: RESEND_SECONDS });
  const perHour = openLimit(database, 'messages', { most: limited ? MESSAGES : 0, seconds: HOUR });
  return {
    attempt: (address) => fromAddress(networkOf(address)),
    guess: async ({ address, email, device }) =>
      device === null
        ? (await guesses(`${networkOf(address)}\n${email}`)) || everywhere(email)
        : guesses(`device ${device}\n${email}`),
    code: async ({ email, device }) => {
      const who = device === null ? email : `device ${device}\n${email}`;
      return (await codes(who)) || codesADay(who);
    },
    message: async (kind, email) => (await spacing(`${kind}\n${email}`)) || perHour(email),
  };
}
