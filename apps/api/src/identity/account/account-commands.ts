import { tellOfRights } from '../../admin/tell-of-rights.ts';
import { readBounce } from '../../platform/mail/read-bounce.ts';
import type { MailQueue } from '../../platform/mail/mail.ports.ts';
import type { Notifications } from '../../support/notifications.ports.ts';
import { SECURITY } from '../second-factor/mail-second-factor.ts';
import type { Accounts, AuditLog, Authentication } from '../identity.ports.ts';

/** How a command ended, in a sentence fit for the terminal. */
export interface CommandAnswer {
  done: boolean;
  sentence: string;
}

/** What whoever holds the data directory may do to accounts. */
export interface AccountCommands {
  /** Makes an account a super admin, or no longer one, and tells its owner. */
  setSuperAdmin(wish: { email: string; granted: boolean }): Promise<CommandAnswer>;
  /** Ends the second factor of an account, passkeys as well, whose owner has lost it; who asks for that has to know that it is them. */
  endSecondFactor(wish: { email: string }): Promise<CommandAnswer>;
  /** Records messages that came back, from the reports that mail servers sent. */
  recordBounces(reports: readonly string[]): Promise<CommandAnswer>;
}

const NO_ACCOUNT: CommandAnswer = { done: false, sentence: 'There is no account with this e-mail address.' };

/** Carries the commands out on the database. */
export function createAccountCommands({
  accounts,
  audit,
  mail,
  notifications,
  authentication,
  publicUrl,
}: {
  accounts: Accounts;
  audit: AuditLog;
  mail: Pick<MailQueue, 'add' | 'bounced'>;
  notifications: Pick<Notifications, 'tell'>;
  authentication: () => Promise<Pick<Authentication, 'secondFactors'>>;
  /** Where users reach the server, without a slash at the end. */
  publicUrl: string;
}): AccountCommands {
  return {
    async setSuperAdmin({ email, granted }) {
      const account = await accounts.findByEmail(email);
      if (account === null) return NO_ACCOUNT;
      // Whoever registered an address first need not be its owner.
      if (granted && !account.emailVerified) {
        return { done: false, sentence: 'The e-mail address of this account is not verified yet.' };
      }
      if (account.superAdmin === granted) return { done: true, sentence: sentenceOf(email, granted) };
      await accounts.setSuperAdmin(account.id, granted);
      const event = granted ? 'super-admin-granted' : 'super-admin-revoked';
      await audit.write({ accountId: account.id, event, detail: { by: 'command line' }, address: '' });
      await tellOfRights({ accounts, mail, notifications, publicUrl }, account.id, event);
      return { done: true, sentence: sentenceOf(email, granted) };
    },
    async endSecondFactor({ email }) {
      const account = await accounts.findByEmail(email);
      if (account === null) return NO_ACCOUNT;
      const { secondFactors } = await authentication();
      if (!(await secondFactors.removeAll(account.id))) {
        return { done: false, sentence: 'This account has no second factor.' };
      }
      const detail = { by: 'command line' };
      await audit.write({ accountId: account.id, event: 'second-factor-off', detail, address: '' });
      await mail.add({
        accountId: account.id,
        to: email,
        template: 'second-factor-off',
        language: account.interfaceLanguage ?? 'en',
        variables: { email, link: `${publicUrl}${SECURITY}` },
      });
      return { done: true, sentence: `${email} logs in with the password alone until a new second factor is set up.` };
    },
    async recordBounces(reports) {
      let recorded = 0;
      for (const report of reports) {
        const bounce = readBounce(report);
        if (bounce !== null && (await mail.bounced(bounce.id, bounce.response))) recorded += 1;
      }
      return { done: true, sentence: `${recorded} of ${reports.length} reports are about messages that were sent.` };
    },
  };
}

function sentenceOf(email: string, granted: boolean): string {
  return granted ? `${email} is a super admin.` : `${email} is no super admin.`;
}
