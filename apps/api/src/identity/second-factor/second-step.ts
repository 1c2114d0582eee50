import { ok, type Result } from '@footnote/domain';
import {
  isEmailAllowed,
  limitCodeAttempts,
  refusal,
  tooMany,
  type Caller,
  type IdentityDeps,
  type Refusal,
} from '../account/auth-policy.ts';
import { noteSession } from '../account/own-sessions.ts';
import { refuseSuspended } from '../account/sign-in.ts';
import type { Account, NewSession } from '../identity.ports.ts';
import { mailSecondFactor } from './mail-second-factor.ts';

/** Ends signing in with the code of a second factor, for whoever has given the password; the token of that works once. */
export async function takeSecondStep(
  deps: IdentityDeps,
  { token, code, headers }: { token: string; code: string; headers: Headers },
  caller: Caller,
): Promise<Result<{ session: NewSession; email: string }, Refusal>> {
  const limited = tooMany(await deps.limits.attempt(caller.address));
  if (limited !== null) return limited;
  const { secondSteps } = await deps.authentication();
  const accountId = token === '' ? null : await secondSteps.ownerOf(token);
  const account = accountId === null ? null : await deps.accounts.find(accountId);
  if (account === null) return refusal('identity/second-step-expired');
  const proven = await proveSecondFactor(deps, { account, code }, caller);
  if (!proven.ok) return proven;
  if (!(await secondSteps.end(token))) return refusal('identity/second-step-expired');
  return ok({
    session: await beginProvenSession(deps, { account, proof: proven.value, headers }, caller),
    email: account.email,
  });
}

/** Signs a program in that gave the password and the code at once. */
export async function takeBothSteps(
  deps: IdentityDeps,
  { accountId, code }: { accountId: string; code: string | undefined },
  caller: Caller,
): Promise<Result<NewSession, Refusal>> {
  const account = await deps.accounts.find(accountId);
  if (account === null || code === undefined) return refusal('identity/second-factor-needed');
  const proven = await proveSecondFactor(deps, { account, code }, caller);
  if (!proven.ok) return proven;
  return ok(await beginProvenSession(deps, { account, proof: proven.value, headers: new Headers() }, caller));
}

/** Uses a code up for somebody who is not signed in yet. */
async function proveSecondFactor(
  deps: IdentityDeps,
  { account, code }: { account: Account; code: string },
  caller: Caller,
): Promise<Result<string, Refusal>> {
  const { id: accountId, email } = account;
  const limited = await limitCodeAttempts(deps, { email, caller });
  if (limited !== null) return limited;
  // Either may have changed since the password was given.
  if (!isEmailAllowed(deps.rules, email)) return refusal('identity/email-not-allowed');
  if (account.suspended) return refuseSuspended(deps, accountId, caller.address);
  const { secondFactors } = await deps.authentication();
  const proof = await secondFactors.use(accountId, code);
  if (proof !== null) return ok(proof);
  const because = 'identity/second-factor-code-wrong';
  const { address } = caller;
  await deps.audit.write({ accountId, event: 'sign-in-refused', detail: { because }, address });
  return refusal(because);
}

async function beginProvenSession(
  deps: IdentityDeps,
  { account, proof, headers }: { account: Account; proof: string; headers: Headers },
  caller: Caller,
): Promise<NewSession> {
  const accountId = account.id;
  const session = await (await deps.authentication()).beginSession(accountId, headers);
  await noteSession(deps, session, caller);
  const detail = { with: 'password', secondFactor: proof };
  await deps.audit.write({ accountId, event: 'signed-in', detail, address: caller.address });
  if (proof === 'recovery') await mailSecondFactor(deps, { accountId, template: 'recovery-code-used' }, caller);
  return session;
}
