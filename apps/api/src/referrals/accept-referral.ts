import { referralCodeSchema } from '@footnote/domain';
import type { Referred } from '../identity/identity.ports.ts';
import type { Referrals } from './referrals.ports.ts';
import { settleReferral, type SettleDeps } from './settle-referral.ts';

/** The account whose code it is; null for nobody's, and for what is no code. */
export async function ownerOfCode({ referrals }: { referrals: Referrals }, code: string): Promise<string | null> {
  return referralCodeSchema.safeParse(code).success ? referrals.ownerOf(code) : null;
}

type NewAccount = Parameters<Referred['registered']>[0];

/**
 * Who referred an account by a code; null for nobody. Whoever has signed in as the referrer in this browser refers
 * nobody but themself with it.
 */
async function referrerOf(deps: SettleDeps, { accountId, code, isBrowserOf }: NewAccount): Promise<string | null> {
  const referrerId = code === null ? null : await ownerOfCode(deps, code);
  const referrer = referrerId === null ? null : await deps.accounts.find(referrerId);
  const isOther = referrer !== null && referrer.id !== accountId && !isBrowserOf(referrer.email);
  return isOther ? referrer.id : null;
}

/** Accepts a referral for an account that is less than a day old and was referred by nobody yet; false where it cannot be. */
export async function acceptReferral(deps: SettleDeps, account: NewAccount): Promise<boolean> {
  const { accountId } = account;
  const referrerId = await referrerOf(deps, account);
  if (referrerId === null || !(await deps.referrals.noteLate(accountId, referrerId))) return false;
  await settleReferral(deps, accountId);
  return true;
}

/**
 * What new accounts are told to. A failure never keeps anybody from registering: what was noted is settled by the upkeep,
 * and what was not is lost to the referrer alone.
 */
export function referredAccounts(deps: SettleDeps, onError: (error: unknown) => void): Referred {
  return {
    async registered(account) {
      const note = async () => deps.referrals.note(account.accountId, await referrerOf(deps, account));
      await note().catch(onError);
    },
    async verified(accountId) {
      await settleReferral(deps, accountId).catch(onError);
    },
  };
}
