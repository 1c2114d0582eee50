import type { Accounts, Memberships } from '../identity/identity.ports.ts';
import type { CurrentUser } from '../platform/owner.ts';
import type { NotificationReader, Notifications } from './notifications.ports.ts';

export interface NotificationDeps {
  notifications: Notifications;
  accounts: Pick<Accounts, 'find'>;
  memberships: Pick<Memberships, 'invitesOf'>;
}

/** Whose notifications a user reads: their own, and those of invitations once they proved to own the address. */
export async function notificationReaderOf(
  { accounts, memberships }: NotificationDeps,
  { accountId }: CurrentUser,
): Promise<NotificationReader> {
  const account = await accounts.find(accountId);
  const invites = account?.emailVerified === true ? await memberships.invitesOf(account.email) : [];
  return { accountId, invites: invites.map(({ id }) => id) };
}
