import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

export const outputTemplates = pgTable('output_template', {
  id: text().primaryKey(),
  accountId: text('account_id').notNull(),
  name: text().notNull(),
  prompt: text().notNull(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  editedAt: moment('edited_at'),
});

export const outputTemplateUses = pgTable(
  'output_template_use',
  {
    accountId: text('account_id').notNull(),
    templateId: text('template_id').notNull(),
    usedAt: moment('used_at').notNull(),
  },
  ({ accountId, templateId }) => [primaryKey({ columns: [accountId, templateId] })],
);
