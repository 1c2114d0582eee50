import type { Accounts } from '../identity/identity.ports.ts';
import type { MailQueue } from '../platform/mail/mail.ports.ts';
import type { Notifications } from '../support/notifications.ports.ts';

interface Parts {
  accounts: Pick<Accounts, 'find'>;
  mail: Pick<MailQueue, 'add'>;
  notifications: Pick<Notifications, 'tell'>;
  /** Where users reach the server, without a slash at the end. */
  publicUrl: string;
}

/** Tells a user that they run the service from now on, or no longer; by mail, too, unless they want none. */
export async function tellOfRights(
  { notifications, accounts, mail, publicUrl }: Parts,
  accountId: string,
  kind: 'super-admin-granted' | 'super-admin-revoked',
): Promise<void> {
  await notifications.tell({ to: 'account', accountId }, { kind });
  const account = await accounts.find(accountId);
  if (account === null || !account.notificationMail) return;
  const { email, interfaceLanguage } = account;
  const variables = { email, link: `${publicUrl}/userprofile` };
  await mail.add({ accountId, to: email, template: kind, language: interfaceLanguage ?? 'en', variables });
}
