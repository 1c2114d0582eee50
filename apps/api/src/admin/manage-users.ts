import {
  err,
  ok,
  userDeletionRefusal,
  type AdminErrorCode,
  type AdminUserDetails,
  type AdminUserUpdate,
  type AuditEvent,
  type Result,
} from '@footnote/domain';
import type { Accounts, AccountSessions, AuditLog } from '../identity/identity.ports.ts';
import type { MailQueue } from '../platform/mail/mail.ports.ts';
import type { Actor } from '../platform/owner.ts';
import type { Notifications } from '../support/notifications.ports.ts';
import type { AuditTrail, HeldUser, Users } from './admin.ports.ts';
import { tellOfRights } from './tell-of-rights.ts';

/** What every use case of super admins works with. */
export interface AdministrationDeps {
  users: Users;
  trail: AuditTrail;
  audit: AuditLog;
  accounts: Pick<Accounts, 'find' | 'remove'>;
  sessions: Pick<AccountSessions, 'endOthers'>;
  mail: Pick<MailQueue, 'add'>;
  notifications: Pick<Notifications, 'tell'>;
  /** Where users reach the server, without a slash at the end. */
  publicUrl: string;
}

/** What users have under way; ended as if they had stopped it. */
export interface RunningWork {
  stopAll(accountId: string): Promise<void>;
}

type Refused = { code: AdminErrorCode | 'identity/forbidden' };
interface Change {
  id: string;
  actor: Actor;
}

const refusal = (code: Refused['code']): { ok: false; error: Refused } => err({ code });

/**
 * Does something with a user for an administrator who still is one, and never to themself: the last super admin is
 * always whoever asks, and stays.
 */
async function administer<T>(
  { users }: AdministrationDeps,
  { id, actor }: Change,
  work: (held: HeldUser) => Promise<Result<T, Refused>>,
): Promise<Result<T, Refused>> {
  const { accountId } = actor.user;
  const done = await users.hold(id, async (held): Promise<Result<T, Refused>> => {
    if (!held.superAdmins.includes(accountId)) return refusal('identity/forbidden');
    return id === accountId ? refusal('admin/yourself') : work(held);
  });
  return done ?? refusal('admin/user-not-found');
}

/** Changes what is given of a user; whoever is suspended is signed out everywhere, and what they had under way ends. */
export async function changeUser(
  deps: AdministrationDeps & { running: RunningWork },
  { id, actor, change }: Change & { change: AdminUserUpdate },
): Promise<Result<AdminUserDetails, Refused>> {
  const changed = await administer(deps, { id, actor }, async ({ user }) => {
    const { superAdmin = user.superAdmin, suspended = user.suspended } = change;
    // Whoever registered an address first need not be its owner.
    if (superAdmin && !user.superAdmin && !user.verified) return refusal('admin/not-verified');
    if (superAdmin !== user.superAdmin) {
      await deps.users.setSuperAdmin(id, superAdmin);
      const event = superAdmin ? 'super-admin-granted' : 'super-admin-revoked';
      await note(deps, { id, actor }, event);
      await tellOfRights(deps, id, event);
    }
    if (suspended !== user.suspended) {
      await deps.users.setSuspended(id, suspended);
      await note(deps, { id, actor }, suspended ? 'user-suspended' : 'user-resumed');
      if (suspended) await deps.sessions.endOthers(id, null);
    }
    return ok((await deps.users.find(id)) ?? user);
  });
  if (changed.ok && changed.value.suspended) await deps.running.stopAll(id);
  return changed;
}

/** Ends every session of a user, and what they had under way. */
export async function signOutUser(
  deps: AdministrationDeps & { running: RunningWork },
  { id, actor }: Change,
): Promise<Result<number, Refused>> {
  const ended = await administer(deps, { id, actor }, async () => {
    const sessions = await deps.sessions.endOthers(id, null);
    await deps.users.noteSignedOut(id);
    await note(deps, { id, actor }, 'user-signed-out', { ended: String(sessions) });
    return ok(sessions);
  });
  if (ended.ok) await deps.running.stopAll(id);
  return ended;
}

/** Removes a user who has no role in any organization, with everything that is saved about them, and tells them by mail. */
export async function removeUser(
  deps: AdministrationDeps & { running: RunningWork },
  { id, actor }: Change,
): Promise<Result<null, Refused>> {
  const remove = () =>
    administer(deps, { id, actor }, async ({ user }) => {
      if (userDeletionRefusal(user, actor.user) !== null) return refusal('admin/has-roles');
      const account = await deps.accounts.find(id);
      await deps.sessions.endOthers(id, null);
      await deps.accounts.remove(id);
      await note(deps, { id, actor }, 'user-removed');
      const language = account?.interfaceLanguage ?? 'en';
      const { email } = user;
      await deps.mail.add({ accountId: null, to: email, template: 'account-deleted', language, variables: { email } });
      return ok(null);
    });
  const allowed = await deps.users.find(id);
  // An answer that is being written would be saved into a chat that is gone.
  if (allowed !== null && allowed.organizationRoles.length === 0 && id !== actor.user.accountId)
    await deps.running.stopAll(id);
  const removed = await remove();
  if (removed.ok) await deps.running.stopAll(id);
  return removed;
}

/** Writes down who did what to whom, inside the transaction under way. */
function note(
  { audit }: AdministrationDeps,
  { id, actor: { user, address } }: Change,
  event: AuditEvent,
  detail: Record<string, string> = {},
): Promise<void> {
  return audit.write({ accountId: user.accountId, event, detail: { user: id, ...detail }, address });
}
