import type { AlertFrequency, AlertState, FollowedQuestion, SavedSearch } from '@footnote/domain';
import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

export const alerts = pgTable('alert', {
  id: text().primaryKey(),
  accountId: text('account_id').notNull(),
  email: text().notNull(),
  institution: text().notNull(),
  title: text().notNull(),
  /** Null where news of an answer is looked for. */
  search: jsonb().$type<SavedSearch>(),
  /** Null where news of a search is looked for, as `turnId`. */
  answer: jsonb().$type<FollowedQuestion>(),
  turnId: uuid('turn_id'),
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
  /** Of the mail it went out in, with what other alerts of the account told. */
  mailId: text('mail_id'),
  articles: integer().notNull(),
  changes: integer().notNull(),
  sentAt: moment('sent_at').notNull(),
  clickedAt: moment('clicked_at'),
});

/**
 * What is read here of chats, which belong to another area. Every column has its name: drizzle looks names it derives up by the
 * table's, and would not find those of the whole table any more.
 */
export const followedTurns = pgTable('chat_turn', {
  id: uuid('id').primaryKey(),
  sessionId: uuid('session_id').notNull(),
});
export const followedChats = pgTable('chat_session', {
  id: uuid('id').primaryKey(),
  organizationId: text('organization_id'),
  leftAt: moment('left_at'),
});
