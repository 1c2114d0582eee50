import type { NewsKind } from '@footnote/domain';
import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

export const notifications = pgTable('notification', {
  id: text().primaryKey(),
  /** Null where the invitation says to whom it goes. */
  accountId: text('account_id'),
  inviteId: text('invite_id'),
  kind: text().$type<NewsKind>().notNull(),
  /** All of the news but its kind. */
  detail: jsonb().$type<Record<string, unknown>>().notNull(),
  createdAt: moment('created_at').notNull(),
  /** Null while it is unread. */
  readAt: moment('read_at'),
});
