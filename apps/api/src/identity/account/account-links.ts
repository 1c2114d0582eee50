import type { EmailOnlyRequest, MailSent, ResetPasswordRequest, Result } from '@footnote/domain';
import { ok } from '@footnote/domain';
import {
  withMinimumDuration,
  limitMailRequests,
  mailRequested,
  refusal,
  sendAccountMail,
  sendVerification,
  tooMany,
  type Caller,
  type IdentityDeps,
  type Refusal,
} from './auth-policy.ts';
import { checkNewPassword } from './check-new-password.ts';

/** Verifies the address a link was sent to. */
export async function verifyEmail(
  deps: IdentityDeps,
  token: string,
  { address }: Caller,
): Promise<Result<null, Refusal>> {
  const limited = tooMany(await deps.limits.attempt(address));
  if (limited !== null) return limited;
  const verified = await (await deps.authentication()).verifyEmail(token);
  if (!verified.ok) return refusal(verified.error);
  await deps.audit.write({ accountId: verified.value, event: 'email-verified', address });
  await deps.referred.verified(verified.value);
  return ok(null);
}

/** Sends the verification link again; answered alike for addresses without an account and verified ones. */
export async function resendVerification(
  deps: IdentityDeps,
  { email, language }: EmailOnlyRequest,
  caller: Caller,
): Promise<Result<MailSent, Refusal>> {
  const limited = await limitMailRequests(deps, { kind: 'verify', email, address: caller.address });
  if (limited !== null) return limited;
  return withMinimumDuration(deps.rules, async () => {
    const account = await deps.accounts.findByEmail(email);
    if (account !== null && !account.emailVerified) await sendVerification(deps, account, language ?? caller.language);
    return mailRequested();
  });
}

/** Sends a link to set a new password; answered alike for addresses without an account, unless these are revealed. */
export async function requestReset(
  deps: IdentityDeps,
  { email, language }: EmailOnlyRequest,
  caller: Caller,
): Promise<Result<MailSent, Refusal>> {
  const limited = await limitMailRequests(deps, { kind: 'reset', email, address: caller.address });
  if (limited !== null) return limited;
  return withMinimumDuration(deps.rules, async () => {
    const account = await deps.accounts.findByEmail(email);
    if (account === null && deps.rules.revealEmails) return refusal('identity/email-not-found');
    const code = await (await deps.authentication()).resetCode(email);
    if (account !== null && code !== null) {
      const path = `/auth-action?mode=resetPassword&oobCode=${encodeURIComponent(code)}`;
      await sendAccountMail(deps, {
        account,
        template: 'reset-password',
        path,
        language: language ?? caller.language,
      });
    }
    return mailRequested();
  });
}

/** Whether a link to set a new password still works. */
export async function checkResetLink(
  deps: IdentityDeps,
  code: string,
  { address }: Caller,
): Promise<Result<null, Refusal>> {
  const limited = tooMany(await deps.limits.attempt(address));
  if (limited !== null) return limited;
  const owner = await (await deps.authentication()).ownerOfResetCode(code);
  return owner === null ? refusal('identity/reset-link-invalid') : ok(null);
}

/** Sets a new password with the code of a link, which works once, and ends every session; gives the address it was sent to. */
export async function resetPassword(
  deps: IdentityDeps,
  { oobCode, password }: ResetPasswordRequest,
  caller: Caller,
): Promise<Result<string, Refusal>> {
  const limited = tooMany(await deps.limits.attempt(caller.address));
  if (limited !== null) return limited;
  const authentication = await deps.authentication();
  const owner = await authentication.ownerOfResetCode(oobCode);
  const account = owner === null ? null : await deps.accounts.find(owner);
  if (account === null) return refusal('identity/reset-link-invalid');
  const judged = await checkNewPassword(deps, { password, email: account.email });
  if (!judged.ok) return refusal(judged.error);
  const reset = await authentication.resetPassword(oobCode, password);
  if (!reset.ok) return refusal(reset.error);
  await deps.audit.write({ accountId: reset.value, event: 'password-reset', address: caller.address });
  return ok(await mailPasswordChanged(deps, reset.value, caller));
}

/** Tells the owner of an account that its password is another one now; gives their address, '' where the account is gone. */
export async function mailPasswordChanged(
  deps: IdentityDeps,
  accountId: string,
  { language }: Caller,
): Promise<string> {
  const account = await deps.accounts.find(accountId);
  if (account === null) return '';
  await sendAccountMail(deps, { account, template: 'password-changed', path: '/reset', language });
  return account.email;
}
