import { referralCodeSchema } from '@footnote/domain';
import type { Referred } from '../identity/identity.ports.ts';
import type { CurrentUser } from '../platform/owner.ts';
import type { Referrals } from './referrals.ports.ts';
import { settleReferral, type SettleDeps } from './settle-referral.ts';

/** The account whose code it is; null for nobody's, and for what is no code. */
export async function ownerOfCode({ referrals }: { referrals: Referrals }, code: string): Promise<string | null> {
  return referralCodeSchema.safeParse(code).success ? referrals.ownerOf(code) : null;
}

/** Accepts a referral for an account that is less than a day old and was referred by nobody yet; false where it cannot be. */
export async function acceptReferral(deps: SettleDeps, user: CurrentUser, code: string): Promise<boolean> {
  const referrerId = await ownerOfCode(deps, code);
  if (referrerId === null || referrerId === user.accountId) return false;
  if (!(await deps.referrals.noteLate(user.accountId, referrerId))) return false;
  await settleReferral(deps, user.accountId);
  return true;
}

/**
 * What new accounts are told to. A failure never keeps anybody from registering: what was noted is settled by the upkeep,
 * and what was not is lost to the referrer alone.
 */
export function referredAccounts(deps: SettleDeps, onError: (error: unknown) => void): Referred {
  return {
    async registered(account) {
      await note(deps, account).catch(onError);
    },
    async verified(accountId) {
      await settleReferral(deps, accountId).catch(onError);
    },
  };
}

type NewAccount = Parameters<Referred['registered']>[0];

async function note(deps: SettleDeps, { accountId, code, isBrowserOf }: NewAccount): Promise<void> {
  const referrerId = code === null ? null : await ownerOfCode(deps, code);
  const referrer = referrerId === null ? null : await deps.accounts.find(referrerId);
  // Whoever has signed in as the referrer in this browser refers nobody but themself with it.
  const isOther = referrer !== null && referrer.id !== accountId && !isBrowserOf(referrer.email);
  await deps.referrals.note(accountId, isOther ? referrer.id : null);
}
