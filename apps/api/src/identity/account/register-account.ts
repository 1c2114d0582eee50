import type { Registered, RegisterRequest, Result } from '@footnote/domain';
import { err, ok, RESEND_SECONDS } from '@footnote/domain';
import {
  withMinimumDuration,
  limitMailRequests,
  isEmailAllowed,
  noteReferral,
  refusal,
  sendAccountMail,
  sendVerification,
  type Caller,
  type IdentityDeps,
  type Refusal,
  noteRegistered,
} from './auth-policy.ts';
import { checkNewPassword } from './check-new-password.ts';

/**
 * Registers an address. The answer is the same for one that has an account; its owner gets a message that says so. An
 * address that was registered and never verified belongs to nobody: whoever registers it last chooses the password.
 */
export async function registerAccount(
  deps: IdentityDeps,
  request: RegisterRequest,
  caller: Caller,
): Promise<Result<Registered, Refusal>> {
  const { email } = request;
  if (!request.agreed) return refusal('identity/agreement-missing');
  // Judged before the address is looked up, or it would tell whether it is known.
  const judged = await checkNewPassword(deps, request);
  if (!judged.ok) return refusal(judged.error);
  if (!isEmailAllowed(deps.rules, email)) return refusal('identity/email-not-allowed');
  const limited = await limitMailRequests(deps, { kind: 'verify', email, address: caller.address });
  if (limited !== null) return limited;
  return withMinimumDuration(deps.rules, () => register(deps, request, caller));
}

async function register(
  deps: IdentityDeps,
  request: RegisterRequest,
  caller: Caller,
): Promise<Result<Registered, Refusal>> {
  const { email, password, firstName, lastName, language = caller.language } = request;
  const authentication = await deps.authentication();
  const created = await authentication.create({ email, password, firstName, lastName, language });
  if (!created.ok) return refusal(created.error);
  const account = await deps.accounts.findByEmail(email);
  const verificationNeeded = deps.rules.sandboxEmails === null;
  const registered = ok({ verificationNeeded, retryAfterSeconds: RESEND_SECONDS });
  // Deleted in the meantime, by somebody who was faster.
  if (account === null) return registered;
  if (created.value) {
    await noteRegistered(deps, account.id, caller.address);
    await noteReferral(deps, account.id, caller);
    if (verificationNeeded) await sendVerification(deps, account, language);
    return registered;
  }
  if (!account.emailVerified && !account.sandbox && verificationNeeded) {
    // Whoever came first never proved that the address was theirs; nothing of theirs may open the account.
    if (await authentication.registerAgain(email, password)) {
      await deps.accounts.update(account.id, { firstName, lastName });
      await noteReferral(deps, account.id, caller);
      await sendVerification(deps, account, language);
      return registered;
    }
  }
  if (deps.rules.revealEmails) return err({ code: 'identity/email-in-use' });
  await sendAccountMail(deps, { account, template: 'already-registered', path: '/login', language });
  return registered;
}
