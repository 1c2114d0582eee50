import type { IdentityErrorCode, InterfaceLanguage, Result, SingleSignOnErrorCode } from '@footnote/domain';
import { err, ok, RESEND_SECONDS } from '@footnote/domain';
import type { CurrentUser } from '../../platform/owner.ts';
import type { PaidPlans } from '../../billing/subscriptions.ports.ts';
import type { MailQueue } from '../../platform/mail/mail.ports.ts';
import type {
  Account,
  Accounts,
  AccountSessions,
  RequestableMail,
  AttemptLimits,
  AuditLog,
  Authentication,
  CommonPasswords,
  Memberships,
  Referred,
  VisitorEmails,
  WeeklyProUsage,
} from '../identity.ports.ts';
import type { SingleSignOns } from '../single-sign-on.ports.ts';
import type { KnownDevices } from './known-devices.ts';
import type { AccountMail } from '../mails/mail-texts.ts';

/** What every use case of accounts works with. */
export interface IdentityDeps {
  /** Loaded late, because it takes a third of a second that only those who sign in need. */
  authentication: () => Promise<Authentication>;
  accounts: Accounts;
  sessions: AccountSessions;
  audit: AuditLog;
  memberships: Memberships;
  referred: Referred;
  proUsage: WeeklyProUsage;
  paidPlans: PaidPlans;
  singleSignOn: SingleSignOns;
  mail: MailQueue;
  limits: AttemptLimits;
  visitors: VisitorEmails;
  devices: KnownDevices;
  commonPasswords: CommonPasswords;
  rules: AuthPolicy;
}

/** How users come in. */
export interface AuthPolicy {
  /** Where users reach the server, without a slash at the end; links in messages begin with it. */
  publicUrl: string;
  /** Whether it is said that an address has no account, or has one already. */
  revealEmails: boolean;
  /** Null lets everybody in; otherwise e-mail addresses, or `*@` and a domain. */
  sandboxEmails: readonly string[] | null;
  /** Milliseconds an answer takes at least that must not tell whether an address is known. */
  minimumMilliseconds: number;
}

/** Who asks, as far as it matters for limits and the log. */
export interface Caller {
  /** Network address. */
  address: string;
  /** What the browser was marked with when an owner of an account was there; '' for one that was not. */
  device: string;
  /** What the program that asks says of itself; '' where it says nothing. */
  userAgent: string;
  /** The language the browser asks for. */
  language: InterfaceLanguage;
  /** The code of the referral link the browser opened; null for none. */
  referral: string | null;
}

/** A refusal; with `retryAfterSeconds` where it is about how often. */
export interface Refusal {
  code: IdentityErrorCode | SingleSignOnErrorCode | 'organization/last-admin';
  retryAfterSeconds?: number;
}

export function refusal(code: Refusal['code']): { ok: false; error: Refusal } {
  return err({ code });
}

/** Refuses when somebody has to wait. */
export function tooMany(seconds: number): { ok: false; error: Refusal } | null {
  return seconds > 0 ? err({ code: 'identity/too-many-attempts', retryAfterSeconds: seconds }) : null;
}

/** Whether an address may come in: everybody outside sandbox mode, those on its list inside. */
export function isEmailAllowed({ sandboxEmails }: AuthPolicy, email: string): boolean {
  if (sandboxEmails === null) return true;
  return sandboxEmails.some((entry) => (entry.startsWith('*@') ? email.endsWith(entry.slice(1)) : entry === email));
}

/** Does something in a time that does not tell what it did, as long as it takes less than the time all such answers take. */
export async function withMinimumDuration<T>({ minimumMilliseconds }: AuthPolicy, work: () => Promise<T>): Promise<T> {
  const [value] = await Promise.all([work(), new Promise((resolve) => setTimeout(resolve, minimumMilliseconds))]);
  return value;
}

/** Tells by whose link an account registered. */
export function noteReferral({ referred, devices }: IdentityDeps, accountId: string, caller: Caller): Promise<void> {
  const isBrowserOf = (email: string) => devices.recognise(caller.device, email) !== null;
  return referred.registered({ accountId, code: caller.referral, isBrowserOf });
}

/** Sends a message about an account. */
export function sendAccountMail(
  { mail, rules }: IdentityDeps,
  {
    account,
    template,
    path,
    language,
  }: { account: Account; template: AccountMail; path: string; language: InterfaceLanguage },
): Promise<void> {
  return mail.add({
    accountId: account.id,
    to: account.email,
    template,
    language: account.interfaceLanguage ?? language,
    variables: { email: account.email, link: `${rules.publicUrl}${path}` },
  });
}

/** Sends the link that verifies the address of an account. */
export async function sendVerification(
  deps: IdentityDeps,
  account: Account,
  language: InterfaceLanguage,
): Promise<void> {
  const token = await (await deps.authentication()).verificationToken(account.email);
  const path = `/verification?token=${encodeURIComponent(token)}`;
  await sendAccountMail(deps, { account, template: 'verify-email', path, language });
}

/** Limits passwords tried for an account; somebody who is signed in to it is not held up by who is not. */
export async function limitPasswordAttempts(
  { limits, devices }: IdentityDeps,
  { email, caller, user = null }: { email: string; caller: Caller; user?: CurrentUser | null },
): Promise<{ ok: false; error: Refusal } | null> {
  const { address } = caller;
  const device = user === null ? devices.recognise(caller.device, email) : `of ${user.accountId}`;
  return tooMany((await limits.attempt(address)) || (await limits.guess({ address, email, device })));
}

/** Limits codes tried for the second factor of an account, in the same way. */
export async function limitCodeAttempts(
  { limits, devices }: IdentityDeps,
  { email, caller, user = null }: { email: string; caller: Caller; user?: CurrentUser | null },
): Promise<{ ok: false; error: Refusal } | null> {
  const { address } = caller;
  const device = user === null ? devices.recognise(caller.device, email) : `of ${user.accountId}`;
  return tooMany(await limits.code({ address, email, device }));
}

/** Limits messages that anybody can ask for. */
export async function limitMailRequests(
  { limits }: IdentityDeps,
  { kind, email, address }: { kind: RequestableMail; email: string; address: string },
): Promise<{ ok: false; error: Refusal } | null> {
  return tooMany((await limits.attempt(address)) || (await limits.message(kind, email)));
}

/** The answer to whoever asked for a message. */
export function mailRequested(): Result<{ retryAfterSeconds: number }, never> {
  return ok({ retryAfterSeconds: RESEND_SECONDS });
}

/** Writes down that an account was registered, and makes it known to whoever takes payments. */
export async function noteRegistered(
  { audit, paidPlans }: Pick<IdentityDeps, 'audit' | 'paidPlans'>,
  accountId: string,
  address: string,
): Promise<void> {
  await audit.write({ accountId, event: 'registered', address });
  paidPlans.registered(accountId);
}
