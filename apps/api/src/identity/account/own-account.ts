import type { ChangePasswordRequest, Result } from '@footnote/domain';
import { ok } from '@footnote/domain';
import type { CurrentUser } from '../../platform/owner.ts';
import { mailPasswordChanged } from './account-links.ts';
import { limitPasswordAttempts, refusal, type Caller, type IdentityDeps, type Refusal } from './auth-policy.ts';
import type { NewSession } from '../identity.ports.ts';
import { checkNewPassword } from './check-new-password.ts';
import { noteSession } from './own-sessions.ts';
import { isFresh, provePassword } from './prove-password.ts';

/** What keeps or ends the sessions of chats when an account comes or goes. */
export interface OwnedChats {
  /** Deletes or stops what an account has under way. */
  stopAll(accountId: string): Promise<void>;
}

/** Changes a password; every session ends and a new one begins for the caller. */
export async function changePassword(
  deps: IdentityDeps,
  { user, headers, currentPassword, password }: ChangePasswordRequest & { user: CurrentUser; headers: Headers },
  caller: Caller,
): Promise<Result<NewSession, Refusal>> {
  const { accountId, email } = user;
  const proven = await provePassword(deps, { user, currentPassword }, caller);
  if (!proven.ok) return proven;
  const authentication = await deps.authentication();
  const judged = await checkNewPassword(deps, { password, email });
  if (!judged.ok) return refusal(judged.error);
  const changed = await authentication.changePassword(accountId, { currentPassword, password });
  if (!changed.ok) return refusal(changed.error);
  await authentication.endSessions(accountId);
  await deps.audit.write({ accountId, event: 'password-changed', address: caller.address });
  await mailPasswordChanged(deps, accountId, caller);
  // Whoever asks is signed in, with all their account asks for: the new password alone need not be enough for that.
  const stands = () => authentication.isPassword(accountId, password);
  const session = await authentication.beginSession(accountId, { headers, stands });
  if (session === null) return refusal('identity/signed-out');
  await noteSession(deps, session, caller);
  return ok(session);
}

/** Ends the session of these headers; gives the cookies that say so. */
export async function signOut(
  deps: IdentityDeps,
  { user, headers }: { user: CurrentUser | null; headers: Headers },
  { address }: Caller,
): Promise<string[]> {
  const cookies = await (await deps.authentication()).signOut(headers);
  if (user !== null) await deps.audit.write({ accountId: user.accountId, event: 'signed-out', address });
  return cookies;
}

/**
 * Deletes an account and everything that is saved about its owner, who proves it with the password or, where there is
 * none, by having signed in a moment ago.
 */
export async function deleteAccount(
  deps: IdentityDeps & { chats: OwnedChats; now: () => number },
  { user, password }: { user: CurrentUser; password: string | undefined },
  caller: Caller,
): Promise<Result<null, Refusal>> {
  const { accountId, email } = user;
  const limited = await limitPasswordAttempts(deps, { email, caller, user });
  if (limited !== null) return limited;
  const authentication = await deps.authentication();
  const isProven = (await authentication.hasPassword(accountId))
    ? password !== undefined && (await authentication.isPassword(accountId, password))
    : isFresh(user, deps.now());
  if (!isProven) return refusal('identity/password-incorrect');
  if (await deps.accounts.isLastSuperAdmin(accountId)) return refusal('identity/last-super-admin');
  if (!(await deps.memberships.leaveAll(accountId))) return refusal('organization/last-admin');
  const account = await deps.accounts.find(accountId);
  await authentication.endSessions(accountId);
  await deps.chats.stopAll(accountId);
  await deps.accounts.remove(accountId);
  // A question that was on its way when the session ended may have begun a chat since.
  await deps.chats.stopAll(accountId);
  await deps.accounts.remove(accountId);
  await deps.audit.write({ accountId: null, event: 'account-deleted', address: '' });
  const language = account?.interfaceLanguage ?? caller.language;
  await deps.mail.add({ accountId: null, to: email, template: 'account-deleted', language, variables: { email } });
  return ok(null);
}
