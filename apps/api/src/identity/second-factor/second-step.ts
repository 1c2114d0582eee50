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
import type { Account, NewSession, SecondStep } from '../identity.ports.ts';
import { mailSecondFactor } from './mail-second-factor.ts';

/** Ends signing in with the code of a second factor, for whoever has given the password; the token of that works once. */
export async function takeSecondStep(
  deps: IdentityDeps,
  { token, code, headers }: { token: string; code: string; headers: Headers },
  caller: Caller,
): Promise<Result<NewSession, Refusal>> {
  const limited = tooMany(await deps.limits.attempt(caller.address));
  if (limited !== null) return limited;
  const account = await ownerOfStep(deps, token);
  if (account === null) return refusal('identity/second-step-expired');
  const proven = await proveSecondFactor(deps, { account, code }, caller);
  if (!proven.ok) return proven;
  return endSecondStep(deps, { token, account, proof: proven.value, headers }, caller);
}

/** Whose half session a token is; null where it is none, was used or is too old. */
export async function ownerOfStep(deps: IdentityDeps, token: string): Promise<Account | null> {
  const { secondSteps } = await deps.authentication();
  const accountId = token === '' ? null : await secondSteps.ownerOf(token);
  return accountId === null ? null : deps.accounts.find(accountId);
}

/** Begins the session of whoever has proven both factors; the token of the first works once. */
export async function endSecondStep(
  deps: IdentityDeps,
  { token, account, proof, headers }: { token: string; account: Account; proof: string; headers: Headers },
  caller: Caller,
): Promise<Result<NewSession, Refusal>> {
  const { secondSteps } = await deps.authentication();
  const detail = { with: secondSteps.firstStepOf(token), secondFactor: proof };
  const stands = () => secondSteps.end(token);
  const session = await beginProvenSession(deps, { account, detail, headers, stands }, caller);
  return session === null ? refusal('identity/second-step-expired') : ok(session);
}

/** Signs a program in that gave the password and the code at once. */
export async function takeBothSteps(
  deps: IdentityDeps,
  { secondStepOf, step: token, code }: SecondStep & { code: string | undefined },
  caller: Caller,
): Promise<Result<NewSession, Refusal>> {
  const account = await deps.accounts.find(secondStepOf);
  if (account === null || code === undefined) return refusal('identity/second-factor-needed');
  const proven = await proveSecondFactor(deps, { account, code }, caller);
  if (!proven.ok) return proven;
  return endSecondStep(deps, { token, account, proof: proven.value, headers: new Headers() }, caller);
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
  const kept = await refuseKeptOut(deps, account, caller);
  if (kept !== null) return kept;
  const { secondFactors } = await deps.authentication();
  const proof = await secondFactors.use(accountId, code);
  if (proof !== null) return ok(proof);
  const because = 'identity/second-factor-code-wrong';
  const { address } = caller;
  await deps.audit.write({ accountId, event: 'sign-in-refused', detail: { because }, address });
  return refusal(because);
}

/** Refuses whom the service does not let in, which may have changed since the password was given. */
export async function refuseKeptOut(
  deps: IdentityDeps,
  { id, email, suspended }: Account,
  { address }: Caller,
): Promise<{ ok: false; error: Refusal } | null> {
  if (!isEmailAllowed(deps.rules, email)) return refusal('identity/email-not-allowed');
  return suspended ? refuseSuspended(deps, id, address) : null;
}

/** Begins a session for whoever has proven everything, and writes down with what; null where that `stands` no longer. */
export async function beginProvenSession(
  deps: IdentityDeps,
  {
    account,
    detail,
    ...proof
  }: { account: Account; detail: Record<string, string>; headers: Headers; stands: () => Promise<boolean> },
  caller: Caller,
): Promise<NewSession | null> {
  const accountId = account.id;
  const session = await (await deps.authentication()).beginSession(accountId, proof);
  if (session === null) return null;
  await noteSession(deps, session, caller);
  await deps.audit.write({ accountId, event: 'signed-in', detail, address: caller.address });
  if (detail['secondFactor'] === 'recovery')
    await mailSecondFactor(deps, { accountId, template: 'recovery-code-used' }, caller);
  return session;
}
