import { sendAccountMail, type Caller, type IdentityDeps } from '../account/auth-policy.ts';
import type { SecondFactorMail } from '../mails/mail-texts.ts';

/** Where the security of an account is looked after. */
export const SECURITY = '/userprofile#security';

/** Tells the owner of an account what happened to its second factor: it may not have been them. */
export async function mailSecondFactor(
  deps: IdentityDeps,
  { accountId, template }: { accountId: string; template: SecondFactorMail },
  { language }: Caller,
): Promise<void> {
  const account = await deps.accounts.find(accountId);
  if (account !== null) await sendAccountMail(deps, { account, template, path: SECURITY, language });
}
