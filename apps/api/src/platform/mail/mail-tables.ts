import type { InterfaceLanguage } from '@footnote/domain';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

export const mailMessages = pgTable(
  'mail_message',
  {
    id: text().primaryKey(),
    accountId: text('account_id'),
    recipient: text().notNull(),
    template: text().notNull(),
    language: text().$type<InterfaceLanguage>().notNull(),
    variables: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    state: text().$type<'waiting' | 'sent' | 'refused' | 'given_up' | 'bounced'>().notNull(),
    attempts: integer().notNull(),
    response: text().notNull(),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('mail_message_waiting')
      .on(table.createdAt)
      .where(sql`state = 'waiting'`),
    index('mail_message_of_account').on(table.accountId),
  ],
);
