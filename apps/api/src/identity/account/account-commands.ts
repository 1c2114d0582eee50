import { readBounce } from '../../platform/mail/read-bounce.ts';
import type { MailQueue } from '../../platform/mail/mail.ports.ts';
import type { Accounts, AuditLog } from '../identity.ports.ts';

/** How a command ended, in a sentence fit for the terminal. */
export interface CommandAnswer {
  done: boolean;
  sentence: string;
}

/** What whoever holds the data directory may do to accounts. */
export interface AccountCommands {
  /** Makes an account a super admin, or no longer one. */
  setSuperAdmin(wish: { email: string; granted: boolean }): Promise<CommandAnswer>;
  /** Records messages that came back, from the reports that mail servers sent. */
  recordBounces(reports: readonly string[]): Promise<CommandAnswer>;
}

/** Carries the commands out on the database. */
export function createAccountCommands({
  accounts,
  audit,
  mail,
}: {
  accounts: Accounts;
  audit: AuditLog;
  mail: Pick<MailQueue, 'bounced'>;
}): AccountCommands {
  return {
    async setSuperAdmin({ email, granted }) {
      const account = await accounts.findByEmail(email);
      if (account === null) return { done: false, sentence: 'There is no account with this e-mail address.' };
      // Whoever registered an address first need not be its owner.
      if (granted && !account.emailVerified) {
        return { done: false, sentence: 'The e-mail address of this account is not verified yet.' };
      }
      if (account.superAdmin === granted) return { done: true, sentence: sentenceOf(email, granted) };
      await accounts.setSuperAdmin(account.id, granted);
      const event = granted ? 'super-admin-granted' : 'super-admin-revoked';
      await audit.write({ accountId: account.id, event, detail: { by: 'command line' }, address: '' });
      return { done: true, sentence: sentenceOf(email, granted) };
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
