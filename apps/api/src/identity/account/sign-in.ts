import { ok, type Result, type SignInRequest } from '@footnote/domain';
import {
  limitPasswordAttempts,
  isEmailAllowed,
  refusal,
  tooMany,
  type Caller,
  type IdentityDeps,
  type Refusal,
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
    if (account !== null && (await isOtherWayClosed(deps, account))) return refuseOtherWay(deps, next, address);
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

/** Whether an organization lets its people in by single sign-on alone; super admins are never kept out. */
async function isOtherWayClosed({ singleSignOn }: IdentityDeps, account: Account): Promise<boolean> {
  return !account.superAdmin && (await singleSignOn.isOnlyWay(account));
}

/** Said only to whoever proved to be the owner; what began just now ends. */
async function refuseOtherWay(
  { sessions, audit }: IdentityDeps,
  next: NewSession | SecondStep,
  address: string,
): Promise<{ ok: false; error: Refusal }> {
  const accountId = 'secondStepOf' in next ? next.secondStepOf : next.accountId;
  if ('id' in next) await sessions.end(accountId, next.id);
  const because = 'sso/only-way';
  await audit.write({ accountId, event: 'sign-in-refused', detail: { because }, address });
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
  if (await isOtherWayClosed(deps, account)) return refuseOtherWay(deps, session.value, address);
  await noteSession(deps, session.value, caller);
  if (newAccount) await deps.audit.write({ accountId, event: 'registered', address });
  await deps.audit.write({ accountId, event: 'signed-in', detail: { with: provider }, address });
  return session;
}
