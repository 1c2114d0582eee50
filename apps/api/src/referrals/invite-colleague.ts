import {
  err,
  mailboxOf,
  ok,
  REFERRAL_ERRORS,
  REFERRAL_MONTHS,
  referralInvitationSchema,
  type InterfaceLanguage,
  type ReferralErrorCode,
  type ReferralInvitation,
  type ReferralStats,
  type Result,
} from '@footnote/domain';
import type { Account, Accounts, AttemptLimits } from '../identity/identity.ports.ts';
import type { CurrentUser } from '../platform/owner.ts';
import { digestOfMailbox, type SettleDeps } from './settle-referral.ts';

export interface InviteDeps extends SettleDeps {
  accounts: Pick<Accounts, 'find' | 'profile'>;
  limits: Pick<AttemptLimits, 'message'>;
  /** Takes one of the invitations an account may send in a day; gives 0, or the seconds to wait. */
  ofAccount: (accountId: string) => Promise<number>;
  /** Whether the owner of an address has signed in with the browser of a mark. */
  isDeviceOf: (mark: string, email: string) => boolean;
}

/** A refusal; with `retryAfterSeconds` where it is about how often. */
interface Refusal {
  code: ReferralErrorCode | 'identity/too-many-attempts';
  retryAfterSeconds?: number;
}

/** The referral link of an account; null where the account is gone. */
export async function referralLink(deps: SettleDeps, accountId: string): Promise<string | null> {
  const code = await deps.referrals.codeOf(accountId);
  return code === null ? null : `${deps.publicUrl}/refer/${code}`;
}

/** What came of the referrals of an account. */
export async function referralStats({ referrals }: SettleDeps, accountId: string): Promise<ReferralStats> {
  const { sent, successful } = await referrals.figures(accountId);
  return {
    count: successful,
    invitationsSent: sent,
    successfulReferrals: successful,
    monthsEarned: successful * REFERRAL_MONTHS,
  };
}

/** Sends somebody the link of an account by mail. Nothing is kept of the invited but that they were. */
export async function inviteColleague(
  deps: InviteDeps,
  user: CurrentUser,
  { invitation, language }: { invitation: ReferralInvitation; language: InterfaceLanguage },
): Promise<Result<void, Refusal>> {
  const { accountId } = user;
  const { email, name, message } = invitation;
  const inviter = await deps.accounts.find(accountId);
  if (inviter === null || mailboxOf(inviter.email) === mailboxOf(email))
    return err(REFERRAL_ERRORS.error('referral/yourself'));
  const digest = digestOfMailbox(deps, `invited by ${accountId}`, email);
  // Who asks for the same again hears that it is sent, and not to wait.
  if (await deps.referrals.wasInvited(accountId, digest)) return alreadySent();
  const seconds = (await deps.limits.message('referral', email)) || (await deps.ofAccount(accountId));
  if (seconds > 0) return err({ code: 'identity/too-many-attempts', retryAfterSeconds: seconds });
  const link = (await referralLink(deps, accountId)) ?? deps.publicUrl;
  const variables = { email, name, message, link, inviter: await nameOf(deps, inviter) };
  return deps.inTransaction(async () => {
    if (!(await deps.referrals.takeInvitation(accountId, digest))) return alreadySent();
    await deps.mail.add({
      accountId: null,
      to: email,
      template: 'referral-invite',
      language: inviter.interfaceLanguage ?? language,
      variables,
    });
    return ok(undefined);
  });
}

const alreadySent = () => err(REFERRAL_ERRORS.error('referral/invite-already-sent'));

/** How somebody is named to whom they invite: by their address where they have no name, or one that leads somewhere. */
async function nameOf({ accounts }: InviteDeps, { id, email }: Account): Promise<string> {
  const profile = await accounts.profile(id);
  const name = [profile?.firstName ?? '', profile?.lastName ?? ''].join(' ').trim();
  return referralInvitationSchema.shape.name.safeParse(name).success ? `${name} (${email})` : email;
}
