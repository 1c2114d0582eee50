import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import {
  accountCredentials,
  accountLinks,
  accountPasskeys,
  accountRecoveryCodes,
  accountSecondFactors,
} from './account-tables.ts';
import type { AuthContext } from './auth-engine.ts';

/** Makes every link worthless that was sent to set a password: who found an old message must not undo a new one. */
export async function forgetResetCodes(database: Database, accountId: string): Promise<void> {
  await database.queries().delete(accountLinks).where(eq(accountLinks.value, accountId));
}

/**
 * Ends whatever opens an account that was set up before its address was proven: whoever registered it first never
 * showed that it is theirs. The password stays where its owner has just chosen it.
 */
export async function forgetProofs(
  { internalAdapter, database }: Pick<AuthContext, 'internalAdapter'> & { database: Database },
  { accountId, keepsPassword }: { accountId: string; keepsPassword: boolean },
): Promise<void> {
  const queries = database.queries();
  const { userId, providerId } = accountCredentials;
  const others = keepsPassword ? ne(providerId, 'credential') : undefined;
  await internalAdapter.deleteUserSessions(accountId);
  await queries.delete(accountCredentials).where(and(eq(userId, accountId), others));
  await queries.delete(accountSecondFactors).where(eq(accountSecondFactors.accountId, accountId));
  await queries.delete(accountPasskeys).where(eq(accountPasskeys.accountId, accountId));
  await queries.delete(accountRecoveryCodes).where(eq(accountRecoveryCodes.accountId, accountId));
  await forgetResetCodes(database, accountId);
}
