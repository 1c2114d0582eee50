import { eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { accounts } from './account-tables.ts';

/** An account whose row is held until the transaction under way ends. */
export interface LockedAccount {
  id: string;
  emailVerified: boolean;
}

/**
 * Holds an account, so that who owns its address is decided by one at a time: registering it again, verifying it and
 * setting its password. Null where there is none.
 */
export async function lockAccount(
  database: Database,
  by: { id: string } | { email: string },
): Promise<LockedAccount | null> {
  const condition: SQL = 'id' in by ? eq(accounts.id, by.id) : eq(accounts.email, by.email);
  const [row] = await database
    .queries()
    .select({ id: accounts.id, emailVerified: accounts.emailVerified })
    .from(accounts)
    .where(condition)
    .for('update');
  return row ?? null;
}
