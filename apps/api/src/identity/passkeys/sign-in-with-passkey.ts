import { ok, type PasskeyOptions, type Result, type SecondStepOptions, type ShownPasskey } from '@footnote/domain';
import {
  limitCodeAttempts,
  refusal,
  tooMany,
  type Caller,
  type IdentityDeps,
  type Refusal,
} from '../account/auth-policy.ts';
import { refuseOtherWay } from '../account/sign-in.ts';
import type { Account, NewSession, PasskeyPurpose } from '../identity.ports.ts';
import { beginProvenSession, endSecondStep, ownerOfStep, refuseKeptOut } from '../second-factor/second-step.ts';

type SignedIn = Result<NewSession, Refusal>;

/** By what whoever gave the right password can take the second step, with a challenge for their passkeys. */
export async function readSecondStep(
  deps: IdentityDeps,
  token: string,
  caller: Caller,
): Promise<Result<SecondStepOptions, Refusal>> {
  const limited = tooMany(await deps.limits.attempt(caller.address));
  if (limited !== null) return limited;
  const account = await ownerOfStep(deps, token);
  if (account === null) return refusal('identity/second-step-expired');
  const { secondFactors, passkeys } = await deps.authentication();
  const { since, recoveryCodes, passkeys: count } = await secondFactors.state(account.id);
  const passkey =
    count === 0 ? null : await passkeys.beginProving({ kind: 'second-step', token, accountId: account.id });
  return ok({ authenticator: since !== null, recovery: recoveryCodes > 0, passkey });
}

/** Ends signing in with a passkey, for whoever has given the password. */
export async function takeSecondStepWithPasskey(
  deps: IdentityDeps,
  { token, passkey, headers }: { token: string; passkey: ShownPasskey; headers: Headers },
  caller: Caller,
): Promise<SignedIn> {
  const limited = tooMany(await deps.limits.attempt(caller.address));
  if (limited !== null) return limited;
  const account = await ownerOfStep(deps, token);
  if (account === null) return refusal('identity/second-step-expired');
  const counted = await limitCodeAttempts(deps, { email: account.email, caller });
  if (counted !== null) return counted;
  const proven = await prove(deps, { kind: 'second-step', token, accountId: account.id }, { passkey, caller });
  if (!proven.ok) return proven;
  return endSecondStep(deps, { token, account, proof: 'passkey', headers }, caller);
}

/** What a browser asks for a passkey with that somebody signs in by alone; `browser` is what only this browser knows. */
export async function beginPasskeySignIn(
  deps: IdentityDeps,
  browser: string,
  caller: Caller,
): Promise<Result<PasskeyOptions, Refusal>> {
  const limited = tooMany(await deps.limits.attempt(caller.address));
  if (limited !== null) return limited;
  return ok(await (await deps.authentication()).passkeys.beginProving({ kind: 'sign-in', browser }));
}

/** Signs in with a passkey alone, which is both factors: the device, and what its owner proves to it. */
export async function signInWithPasskey(
  deps: IdentityDeps,
  { browser, passkey, headers }: { browser: string; passkey: ShownPasskey; headers: Headers },
  caller: Caller,
): Promise<SignedIn> {
  const limited = tooMany(await deps.limits.attempt(caller.address));
  if (limited !== null) return limited;
  if (browser === '') return refusal('identity/passkey-expired');
  const proven = await prove(deps, { kind: 'sign-in', browser }, { passkey, caller });
  if (!proven.ok) return proven;
  const account = proven.value;
  const closed = await refuseOtherWay(deps, account, caller.address);
  if (closed !== null) return closed;
  const { passkeys } = await deps.authentication();
  const stands = () => passkeys.has(account.id, passkey.id);
  const session = await beginProvenSession(deps, { account, detail: { with: 'passkey' }, headers, stands }, caller);
  return session === null ? refusal('identity/passkey-wrong') : ok(session);
}

/** The account a passkey opens, which is let in; of a refusal it is written down whose account it was about. */
async function prove(
  deps: IdentityDeps,
  purpose: PasskeyPurpose,
  { passkey, caller }: { passkey: ShownPasskey; caller: Caller },
): Promise<Result<Account, Refusal>> {
  const { passkeys } = await deps.authentication();
  const proven = await passkeys.prove(purpose, passkey);
  if (!proven.ok) {
    const { code, accountId } = proven.error;
    const { address } = caller;
    await deps.audit.write({ accountId, event: 'sign-in-refused', detail: { because: code }, address });
    return refusal(code);
  }
  const account = await deps.accounts.find(proven.value);
  if (account === null) return refusal('identity/passkey-wrong');
  return (await refuseKeptOut(deps, account, caller)) ?? ok(account);
}
