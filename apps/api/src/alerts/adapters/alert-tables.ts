import type { AlertFrequency, AlertState, SavedSearch } from '@footnote/domain';
import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

export const alerts = pgTable('alert', {
  id: text().primaryKey(),
  accountId: text('account_id').notNull(),
  email: text().notNull(),
  institution: text().notNull(),
  title: text().notNull(),
  search: jsonb().$type<SavedSearch>().notNull(),
  searchDigest: text('search_digest').notNull(),
  frequency: text().$type<AlertFrequency>().notNull(),
  state: text().$type<AlertState>().notNull(),
  seen: text().array().notNull(),
  wantedSince: moment('wanted_since').notNull(),
  nextAt: moment('next_at').notNull(),
  lookedAt: moment('looked_at').notNull(),
  createdAt: moment('created_at').notNull(),
  failingSince: moment('failing_since'),
});

export const alertArticles = pgTable(
  'alert_article',
  {
    alertId: text('alert_id').notNull(),
    pmid: text().notNull(),
    toldAt: moment('told_at').notNull(),
    notices: text().array().notNull(),
  },
  ({ alertId, pmid }) => [primaryKey({ columns: [alertId, pmid] })],
);

export const alertDeliveries = pgTable('alert_delivery', {
  id: text().primaryKey(),
  alertId: text('alert_id').notNull(),
  articles: integer().notNull(),
  changes: integer().notNull(),
  sentAt: moment('sent_at').notNull(),
  clickedAt: moment('clicked_at'),
});
