import { createHmac } from 'node:crypto';
import { mailboxOf, REFERRAL_MONTHS } from '@footnote/domain';
import type { PaidPlans } from '../billing/subscriptions.ports.ts';
import type { Account, Accounts } from '../identity/identity.ports.ts';
import type { MailQueue } from '../platform/mail/mail.ports.ts';
import type { Notifications } from '../support/notifications.ports.ts';
import type { DisposableAddresses, ReferralRefusal, Referrals } from './referrals.ports.ts';

export interface SettleDeps {
  referrals: Referrals;
  disposable: DisposableAddresses;
  accounts: Pick<Accounts, 'find'>;
  paidPlans: Pick<PaidPlans, 'rewardMonths'>;
  notifications: Pick<Notifications, 'tell'>;
  mail: Pick<MailQueue, 'add'>;
  /** Where users reach the server, without a slash at the end. */
  publicUrl: string;
  /** What digests of addresses are made with, so that nobody finds out an address by trying. */
  secret: string;
  /** Does work whose rows are kept together or not at all. */
  inTransaction: <T>(work: () => Promise<T>) => Promise<T>;
}

/** What is kept of an address so that it can be recognised and not read; `purpose` keeps digests of different tables apart. */
export function digestOfMailbox({ secret }: Pick<SettleDeps, 'secret'>, purpose: string, email: string): string {
  return createHmac('sha256', secret)
    .update(`${purpose}\n${mailboxOf(email)}`)
    .digest('base64url');
}

/**
 * Rewards whoever referred an account, once its address is proven: the reward, and what is told of it, are saved together
 * with the referral or not at all, so that a process that dies loses none and whoever is faster gets the only one.
 */
export async function settleReferral(deps: SettleDeps, accountId: string): Promise<void> {
  const referred = await deps.accounts.find(accountId);
  if (referred?.emailVerified !== true) return;
  const isDisposable = await deps.disposable.has(referred.email);
  await deps.inTransaction(async () => {
    const claimed = await deps.referrals.claim(accountId);
    const referrer = claimed === null ? null : await deps.accounts.find(claimed.referrerId);
    if (claimed === null || referrer === null) return;
    const because = await refusalOf(deps, { referred, referrer, isDisposable });
    if (because !== null) {
      await deps.referrals.refuse(claimed.id, because);
      return;
    }
    const reward = { id: `referral ${claimed.id}`, accountId: referrer.id, months: REFERRAL_MONTHS };
    await deps.paidPlans.rewardMonths(reward);
    await tell(deps, referrer);
  });
}

async function refusalOf(
  deps: SettleDeps,
  { referred, referrer, isDisposable }: { referred: Account; referrer: Account; isDisposable: boolean },
): Promise<ReferralRefusal | null> {
  if (mailboxOf(referred.email) === mailboxOf(referrer.email)) return 'yourself';
  if (isDisposable) return 'disposable-address';
  const isFirst = await deps.referrals.takeMailbox(digestOfMailbox(deps, 'referred', referred.email));
  return isFirst ? null : 'referred-before';
}

async function tell({ notifications, mail, publicUrl }: SettleDeps, referrer: Account): Promise<void> {
  const { id: accountId, email, interfaceLanguage, notificationMail } = referrer;
  await notifications.tell({ to: 'account', accountId }, { kind: 'referral-succeeded', months: REFERRAL_MONTHS });
  if (!notificationMail) return;
  await mail.add({
    accountId,
    to: email,
    template: 'referral-succeeded',
    language: interfaceLanguage ?? 'en',
    variables: { email, link: `${publicUrl}/referrals` },
  });
}
