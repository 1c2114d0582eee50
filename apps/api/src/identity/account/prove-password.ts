import { ok, type IdentityErrorCode, type Result } from '@footnote/domain';
import type { CurrentUser } from '../../platform/owner.ts';
import { limitPasswordAttempts, refusal, type Caller, type IdentityDeps, type Refusal } from './auth-policy.ts';

/** Minutes after signing in for which that proves who somebody is whose account has no password. */
const FRESH_MINUTES = 15;

/** Whether somebody has signed in a moment ago. */
export function isFresh({ since }: CurrentUser, now: number): boolean {
  return now - since < FRESH_MINUTES * 60_000;
}

/** Has somebody who is signed in prove with the password who they are, which is counted first; `without` refuses an account that has none. */
export async function provePassword(
  deps: IdentityDeps,
  {
    user,
    currentPassword,
    without = 'identity/password-incorrect',
  }: { user: CurrentUser; currentPassword: string; without?: IdentityErrorCode },
  caller: Caller,
): Promise<Result<null, Refusal>> {
  const { accountId, email } = user;
  const limited = await limitPasswordAttempts(deps, { email, caller, user });
  if (limited !== null) return limited;
  const authentication = await deps.authentication();
  if (!(await authentication.hasPassword(accountId))) return refusal(without);
  if (!(await authentication.isPassword(accountId, currentPassword))) return refusal('identity/password-incorrect');
  return ok(null);
}

/** The same where an account without a password is proven by having signed in a moment ago. */
export async function provePasswordOrFreshness(
  deps: IdentityDeps,
  { user, currentPassword, now }: { user: CurrentUser; currentPassword: string | undefined; now: number },
  caller: Caller,
): Promise<Result<null, Refusal>> {
  const without = 'identity/sign-in-again';
  const proven = await provePassword(deps, { user, currentPassword: currentPassword ?? '', without }, caller);
  return !proven.ok && proven.error.code === without && isFresh(user, now) ? ok(null) : proven;
}
