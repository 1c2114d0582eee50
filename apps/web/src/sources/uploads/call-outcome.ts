import type { ApiError } from '../../platform/api/api.client.ts';

/** What a call that failed means for the upload it belongs to. */
export type CallOutcome = 'try-again' | 'access-lost' | 'refused';

const TOO_EARLY: ReadonlySet<number> = new Set([0, 408, 425, 429]);
const SIGNED_OUT = 401;
const ACCESS_LOST: ReadonlySet<string> = new Set([
  'source/not-found',
  'source/organizations-only',
  'organization/cannot-act-for',
  'organization/suspended',
  'organization/second-factor-needed',
]);

/** Reads what a failed call means. A session that ended is waited for: whoever it is signs in again, or leaves. */
export function outcomeOf({ status, code }: ApiError): CallOutcome {
  if (ACCESS_LOST.has(code)) return 'access-lost';
  return TOO_EARLY.has(status) || status >= 500 || status === SIGNED_OUT ? 'try-again' : 'refused';
}
