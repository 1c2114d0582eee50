import {
  ok,
  type AuditEvent,
  type Result,
  type SecondFactor,
  type SecondFactorProof,
  type SecondFactorSetup,
} from '@footnote/domain';
import type { CurrentUser } from '../../platform/owner.ts';
import { limitCodeAttempts, refusal, type Caller, type IdentityDeps, type Refusal } from '../account/auth-policy.ts';
import { provePassword } from '../account/prove-password.ts';
import type { SecondFactorMail } from '../mails/mail-texts.ts';
import { mailSecondFactor } from './mail-second-factor.ts';

/** Where there is no password, there is nothing that a code of an app stands beside. */
const WITHOUT = 'identity/second-factor-without-password';

/** Whether a user has a second factor, or can have one. */
export async function readSecondFactor(deps: IdentityDeps, { accountId }: CurrentUser): Promise<SecondFactor> {
  const authentication = await deps.authentication();
  const { since, passkeys, recoveryCodes } = await authentication.secondFactors.state(accountId);
  const available = await authentication.hasPassword(accountId);
  return { on: since !== null, available, since: since?.toISOString() ?? null, passkeys, recoveryCodes };
}

/** Makes a secret for the authenticator app of a user; nothing is asked for until a code of it came back. */
export async function beginSecondFactor(
  deps: IdentityDeps,
  { user, currentPassword }: { user: CurrentUser; currentPassword: string },
  caller: Caller,
): Promise<Result<SecondFactorSetup, Refusal>> {
  const proven = await provePassword(deps, { user, currentPassword, without: WITHOUT }, caller);
  if (!proven.ok) return proven;
  const { secondFactors } = await deps.authentication();
  const setup = await secondFactors.begin({ id: user.accountId, email: user.email });
  return setup === null ? refusal('identity/second-factor-on') : ok(setup);
}

/** Turns the second factor on with a first code, and gives the recovery codes; whoever came in without it is out. */
export async function confirmSecondFactor(
  deps: IdentityDeps,
  { user, code }: { user: CurrentUser; code: string },
  caller: Caller,
): Promise<Result<string[], Refusal>> {
  const limited = await limitCodeAttempts(deps, { email: user.email, caller, user });
  if (limited !== null) return limited;
  const { secondFactors } = await deps.authentication();
  const confirmed = await secondFactors.confirm(user.accountId, code);
  if (!confirmed.ok) return refusal(confirmed.error);
  await deps.sessions.endOthers(user.accountId, user.sessionId);
  await tell(deps, { user, event: 'second-factor-on' }, caller);
  return ok(confirmed.value);
}

/** Replaces the recovery codes of a user, who proves with both factors who they are. */
export async function renewRecoveryCodes(
  deps: IdentityDeps,
  { user, ...proof }: SecondFactorProof & { user: CurrentUser },
  caller: Caller,
): Promise<Result<string[], Refusal>> {
  const proven = await proveBoth(deps, { user, ...proof }, caller);
  if (!proven.ok) return proven;
  const { secondFactors } = await deps.authentication();
  const codes = await secondFactors.renewRecoveryCodes(user.accountId);
  await tell(deps, { user, event: 'recovery-codes-renewed' }, caller);
  return ok(codes);
}

/** Ends the second factor of a user, who proves with both factors who they are. */
export async function endSecondFactor(
  deps: IdentityDeps,
  { user, ...proof }: SecondFactorProof & { user: CurrentUser },
  caller: Caller,
): Promise<Result<null, Refusal>> {
  const proven = await proveBoth(deps, { user, ...proof }, caller);
  if (!proven.ok) return proven;
  const removed = await removeApp(deps, user);
  if (removed.ok) await tell(deps, { user, event: 'second-factor-off' }, caller);
  return removed;
}

/** Whether another second factor is left is looked at while none is removed. */
async function removeApp(deps: IdentityDeps, { accountId }: CurrentUser): Promise<Result<null, Refusal>> {
  const { secondFactors } = await deps.authentication();
  return secondFactors.hold(accountId, async () => {
    const { since, passkeys } = await secondFactors.state(accountId);
    if (since === null) return refusal('identity/second-factor-off');
    if (passkeys === 0 && (await deps.memberships.asksForSecondFactor(accountId))) {
      return refusal('identity/last-second-factor');
    }
    await secondFactors.remove(accountId);
    return ok(null);
  });
}

/** The password first: a code is used up by being looked at. */
async function proveBoth(
  deps: IdentityDeps,
  { user, currentPassword, code }: SecondFactorProof & { user: CurrentUser },
  caller: Caller,
): Promise<Result<null, Refusal>> {
  const { accountId, email } = user;
  const proven = await provePassword(deps, { user, currentPassword, without: WITHOUT }, caller);
  if (!proven.ok) return proven;
  const { secondFactors } = await deps.authentication();
  if (!(await secondFactors.state(accountId)).on) return refusal('identity/second-factor-off');
  const limited = await limitCodeAttempts(deps, { email, caller, user });
  if (limited !== null) return limited;
  if ((await secondFactors.use(accountId, code)) === null) return refusal('identity/second-factor-code-wrong');
  return ok(null);
}

/** Writes down what changed, and mails it. */
async function tell(
  deps: IdentityDeps,
  { user, event }: { user: CurrentUser; event: AuditEvent & SecondFactorMail },
  caller: Caller,
): Promise<void> {
  const { accountId } = user;
  await deps.audit.write({ accountId, event, address: caller.address });
  await mailSecondFactor(deps, { accountId, template: event }, caller);
}
