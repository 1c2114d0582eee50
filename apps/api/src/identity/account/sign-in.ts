import { ok, type Result, type SignInRequest } from '@footnote/domain';
import {
  limitPasswordAttempts,
  isEmailAllowed,
  noteReferral,
  refusal,
  tooMany,
  type Caller,
  type IdentityDeps,
  type Refusal,
  noteRegistered,
} from './auth-policy.ts';
import type { Account, NewSession, SecondStep } from '../identity.ports.ts';
import { noteSession } from './own-sessions.ts';

/**
 * Signs in with a password; refused alike for an unknown address and a wrong password. An account with a second factor
 * gets no session but its next step.
 */
export async function signIn(
  deps: IdentityDeps,
  request: SignInRequest & { headers: Headers },
  caller: Caller,
): Promise<Result<NewSession | SecondStep, Refusal>> {
  const { email } = request;
  const { address } = caller;
  const limited = await limitPasswordAttempts(deps, { email, caller });
  if (limited !== null) return limited;
  if (!isEmailAllowed(deps.rules, email)) return refusal('identity/email-not-allowed');
  const authentication = await deps.authentication();
  const session = await authentication.signIn(request);
  if (session.ok) {
    const next = session.value;
    const accountId = 'secondStepOf' in next ? next.secondStepOf : next.accountId;
    const account = await deps.accounts.find(accountId);
    if (account?.suspended === true) return refuseSuspended(deps, accountId, address);
    // Said only to whoever proved to be the owner; what began just now ends.
    const closed = account === null ? null : await refuseOtherWay(deps, account, address);
    if (closed !== null && 'id' in next) await deps.sessions.end(accountId, next.id);
    if (closed !== null) return closed;
    if ('secondStepOf' in next) return ok(next);
    await noteSession(deps, next, caller);
    await deps.audit.write({ accountId, event: 'signed-in', detail: { with: 'password' }, address });
    return ok(next);
  }
  // Written for unknown addresses, too: the same work takes the same time.
  const account = await deps.accounts.findByEmail(email);
  const detail = { because: session.error };
  await deps.audit.write({ accountId: account?.id ?? null, event: 'sign-in-refused', detail, address });
  return refusal(session.error);
}

/** Whoever proved to be the owner of a suspended account hears that it is; to anybody else it is like any other. */
export async function refuseSuspended(
  { authentication, audit }: IdentityDeps,
  accountId: string,
  address: string,
): Promise<{ ok: false; error: Refusal }> {
  await (await authentication()).endSessions(accountId);
  await audit.write({ accountId, event: 'sign-in-refused', detail: { because: 'identity/suspended' }, address });
  return refusal('identity/suspended');
}

/** Refuses whoever may come in by the single sign-on of their organization alone; null for super admins, and where any way is open. */
export async function refuseOtherWay(
  { singleSignOn, audit }: IdentityDeps,
  account: Account,
  address: string,
): Promise<{ ok: false; error: Refusal } | null> {
  if (account.superAdmin || !(await singleSignOn.isOnlyWay(account))) return null;
  const because = 'sso/only-way';
  await audit.write({ accountId: account.id, event: 'sign-in-refused', detail: { because }, address });
  return refusal(because);
}

/** Ends signing in with a provider. */
export async function finishSocialSignIn(
  deps: IdentityDeps,
  { request, provider }: { request: Request; provider: string },
  caller: Caller,
): Promise<Result<NewSession, Refusal>> {
  const { address } = caller;
  const limited = tooMany(await deps.limits.attempt(address));
  if (limited !== null) return limited;
  const authentication = await deps.authentication();
  const session = await authentication.finishSocial(request);
  if (!session.ok) {
    const detail = { because: session.error };
    await deps.audit.write({ accountId: null, event: 'sign-in-refused', detail, address });
    return refusal(session.error);
  }
  const { accountId, newAccount } = session.value;
  const account = await deps.accounts.find(accountId);
  if (account === null || !isEmailAllowed(deps.rules, account.email)) {
    await authentication.endSessions(accountId);
    if (newAccount) await deps.accounts.remove(accountId);
    return refusal('identity/email-not-allowed');
  }
  if (account.suspended) return refuseSuspended(deps, accountId, address);
  const closed = await refuseOtherWay(deps, account, address);
  if (closed !== null) {
    await deps.sessions.end(accountId, session.value.id);
    return closed;
  }
  await noteSession(deps, session.value, caller);
  if (newAccount) {
    await noteRegistered(deps, accountId, address);
    await noteReferral(deps, accountId, caller);
    await deps.referred.verified(accountId);
  }
  await deps.audit.write({ accountId, event: 'signed-in', detail: { with: provider }, address });
  return session;
}
