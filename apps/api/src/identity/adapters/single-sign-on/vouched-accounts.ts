import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { storable } from '../../../platform/storable-text.ts';
import type { Authentication } from '../../identity.ports.ts';
import { accounts } from '../account-tables.ts';
import type { AuthContext } from '../auth-engine.ts';
import { forgetProofs } from '../forget-proofs.ts';
import { lockAccount } from '../lock-account.ts';

/** Accounts of people whose address somebody vouches for whom it belongs to. */
export function vouchedAccounts({ internalAdapter }: AuthContext, database: Database): Pick<Authentication, 'vouch'> {
  return {
    vouch: ({ email, firstName, lastName, language }) =>
      database.withTransaction(async () => {
        const known = await lockAccount(database, { email });
        if (known === null) {
          const name = `${firstName} ${lastName}`.trim();
          const fields = storable({ name, firstName, lastName });
          const { id } = await internalAdapter.createUser(
            {
              email,
              emailVerified: true,
              interfaceLanguage: language,
              ...fields,
            },
            { method: 'sso-oidc' },
          );
          return { accountId: id, newAccount: true };
        }
        const { id: accountId } = known;
        if (!known.emailVerified) {
          await forgetProofs({ internalAdapter, database }, { accountId, keepsPassword: false });
          await database.queries().update(accounts).set({ emailVerified: true }).where(eq(accounts.id, accountId));
        }
        return { accountId, newAccount: false };
      }),
  };
}
