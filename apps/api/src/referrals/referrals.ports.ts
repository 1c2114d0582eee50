/** Why a referral earns nothing. */
export type ReferralRefusal = 'yourself' | 'disposable-address' | 'referred-before';

/** A referral that is being settled. */
export interface ClaimedReferral {
  id: string;
  referrerId: string;
}

/** Who referred whom, as saved. */
export interface Referrals {
  /** What the link of an account ends with, made when it is first asked for; null where there is no account. */
  codeOf(accountId: string): Promise<string | null>;
  /** The account whose code it is; null for nobody's. */
  ownerOf(code: string): Promise<string | null>;
  /** Notes by whose link an account that is not settled registered, in the place of any other; null forgets who did. */
  note(accountId: string, referrerId: string | null): Promise<void>;
  /** Notes it for an account made less than a day ago that nobody referred; false for any other. */
  noteLate(accountId: string, referrerId: string): Promise<boolean>;
  /** Takes the referral of an account for good; null where there is none, or another was faster. */
  claim(accountId: string): Promise<ClaimedReferral | null>;
  /** Notes that a claimed referral earns nothing after all. */
  refuse(id: string, because: ReferralRefusal): Promise<void>;
  /** Notes that a mailbox was referred, by its digest; false where it was before. */
  takeMailbox(digest: string): Promise<boolean>;
  /** Accounts with a proven address whose referral waits, the first accepted first. */
  waiting(limit: number): Promise<string[]>;
  /** Whether an account invited an address, by its digest. */
  wasInvited(accountId: string, recipientDigest: string): Promise<boolean>;
  /** Notes that an account invited an address, by its digest; false where it did before. */
  takeInvitation(accountId: string, recipientDigest: string): Promise<boolean>;
  /** How many invitations an account sent, and how many of its referrals earned something. */
  figures(accountId: string): Promise<{ sent: number; successful: number }>;
}

/** Knows mail services whose addresses anybody throws away again. */
export interface DisposableAddresses {
  has(email: string): Promise<boolean>;
}
