import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** The PRO questions an account asked in a week. */
export const proUsage = pgTable(
  'pro_usage',
  {
    accountId: text('account_id').notNull(),
    /** As in ISO 8601, in UTC. */
    week: text().notNull(),
    used: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.week] })],
);

/** What is read here of accounts, which belong to another area. */
export const countedAccounts = pgTable('account', {
  id: text().primaryKey(),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
});
