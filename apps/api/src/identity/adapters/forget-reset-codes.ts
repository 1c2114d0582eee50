import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { accountLinks } from './account-tables.ts';

/** Makes every link worthless that was sent to set a password: who found an old message must not undo a new one. */
export async function forgetResetCodes(database: Database, accountId: string): Promise<void> {
  await database.queries().delete(accountLinks).where(eq(accountLinks.value, accountId));
}
