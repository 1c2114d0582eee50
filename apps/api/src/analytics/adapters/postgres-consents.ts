import { eq } from 'drizzle-orm';
import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import type { Consents } from '../analytics.ports.ts';

/** What a profile says about being recorded; its other columns are those of accounts. */
const profiles = pgTable('account_profile', { accountId: text('account_id').primaryKey(), optIn: boolean('opt_in') });

/** Reads from profiles who agreed, anew each time: whoever takes it back is left alone with the next call. */
export function createPostgresConsents(database: Database): Consents {
  return {
    async allowsAnalytics(accountId) {
      const found = await database
        .queries()
        .select({ optIn: profiles.optIn })
        .from(profiles)
        .where(eq(profiles.accountId, accountId));
      return found[0]?.optIn === true;
    },
  };
}
