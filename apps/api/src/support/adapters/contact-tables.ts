import type { ContactForm, InterfaceLanguage } from '@footnote/domain';
import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

export const contactMessages = pgTable('contact_message', {
  id: text().primaryKey(),
  accountId: text('account_id'),
  form: text().$type<ContactForm>().notNull(),
  paying: boolean().notNull(),
  language: text().$type<InterfaceLanguage>().notNull(),
  fields: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
  attempts: integer().notNull(),
  response: text().notNull(),
  createdAt: moment('created_at').notNull(),
  /** Null while it waits. */
  deliveredAt: moment('delivered_at'),
});
