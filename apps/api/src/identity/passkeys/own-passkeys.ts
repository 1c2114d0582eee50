import {
  ok,
  type AddedPasskey,
  type AddPasskeyRequest,
  type AuditEvent,
  type Passkey,
  type PasskeyOptions,
  type Result,
} from '@footnote/domain';
import type { CurrentUser } from '../../platform/owner.ts';
import { limitCodeAttempts, refusal, type Caller, type IdentityDeps, type Refusal } from '../account/auth-policy.ts';
import { provePasswordOrFreshness } from '../account/prove-password.ts';
import type { SecondFactorMail } from '../mails/mail-texts.ts';
import { mailSecondFactor } from '../second-factor/mail-second-factor.ts';

/** What the use cases of passkeys need beside what all of identity does. */
export type PasskeysDeps = IdentityDeps & {
  /** Milliseconds since 1970. */
  now: () => number;
};

interface Proof {
  user: CurrentUser;
  currentPassword?: string | undefined;
}

/** The passkeys of a user, the first added first. */
export async function listPasskeys(deps: IdentityDeps, { accountId }: CurrentUser): Promise<Passkey[]> {
  return (await deps.authentication()).passkeys.list(accountId);
}

/** Begins to add a passkey, for a user who proves who they are. */
export async function beginPasskey(
  deps: PasskeysDeps,
  { user, currentPassword }: Proof,
  caller: Caller,
): Promise<Result<PasskeyOptions, Refusal>> {
  const proven = await provePasswordOrFreshness(deps, { user, currentPassword, now: deps.now() }, caller);
  if (!proven.ok) return proven;
  const { passkeys } = await deps.authentication();
  const { accountId: id, email, sessionId } = user;
  const options = await passkeys.beginAdding({ id, email, sessionId });
  return options === null ? refusal('identity/passkey-limit') : ok(options);
}

/** Keeps a passkey that was made; where it is the first second factor, whoever came in without one is out. */
export async function addPasskey(
  deps: IdentityDeps,
  { user, ...request }: AddPasskeyRequest & { user: CurrentUser },
  caller: Caller,
): Promise<Result<AddedPasskey, Refusal>> {
  const limited = await limitCodeAttempts(deps, { email: user.email, caller, user });
  if (limited !== null) return limited;
  const { passkeys } = await deps.authentication();
  const added = await passkeys.add({ id: user.accountId, sessionId: user.sessionId }, request);
  if (!added.ok) return refusal(added.error);
  if (added.value.recoveryCodes.length > 0) await deps.sessions.endOthers(user.accountId, user.sessionId);
  await tell(deps, { user, event: 'passkey-added', name: added.value.passkey.name }, caller);
  return ok(added.value);
}

/** Calls a passkey by another name. */
export async function renamePasskey(
  deps: IdentityDeps,
  { user, id, name }: { user: CurrentUser; id: string; name: string },
): Promise<Result<Passkey, Refusal>> {
  const renamed = await (await deps.authentication()).passkeys.rename(user.accountId, id, name);
  return renamed === null ? refusal('identity/passkey-not-found') : ok(renamed);
}

/** Removes a passkey of a user, who proves who they are; not the last second factor an organization of theirs asks for. */
export async function removePasskey(
  deps: PasskeysDeps,
  { user, id, currentPassword }: Proof & { id: string },
  caller: Caller,
): Promise<Result<null, Refusal>> {
  const proven = await provePasswordOrFreshness(deps, { user, currentPassword, now: deps.now() }, caller);
  if (!proven.ok) return proven;
  const removed = await removeUnlessLast(deps, { accountId: user.accountId, id });
  if (!removed.ok) return removed;
  await tell(deps, { user, event: 'passkey-removed', name: removed.value }, caller);
  return ok(null);
}

/** Whether another second factor is left is looked at while none is removed; gives the name of the passkey. */
async function removeUnlessLast(
  deps: IdentityDeps,
  { accountId, id }: { accountId: string; id: string },
): Promise<Result<string, Refusal>> {
  const authentication = await deps.authentication();
  const { passkeys, secondFactors } = authentication;
  return secondFactors.hold(accountId, async () => {
    const own = await passkeys.list(accountId);
    if (!own.some((passkey) => passkey.id === id)) return refusal('identity/passkey-not-found');
    const isLast = own.length === 1 && (await secondFactors.state(accountId)).since === null;
    if (
      isLast &&
      (await authentication.hasPassword(accountId)) &&
      (await deps.memberships.asksForSecondFactor(accountId))
    ) {
      return refusal('identity/last-second-factor');
    }
    const name = await passkeys.remove(accountId, id);
    return name === null ? refusal('identity/passkey-not-found') : ok(name);
  });
}

/** Writes down what changed, and mails it. */
async function tell(
  deps: IdentityDeps,
  { user, event, name }: { user: CurrentUser; event: AuditEvent & SecondFactorMail; name: string },
  caller: Caller,
): Promise<void> {
  const { accountId } = user;
  await deps.audit.write({ accountId, event, detail: { name }, address: caller.address });
  await mailSecondFactor(deps, { accountId, template: event }, caller);
}
