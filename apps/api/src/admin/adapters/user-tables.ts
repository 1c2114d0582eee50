import type { AuditEvent } from '@footnote/domain';
import { bigint, boolean, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** What is read and changed here of accounts, which belong to another area; every column has its name written out. */
export const users = pgTable('account', {
  id: text('id').primaryKey(),
  email: text('email').notNull(),
  emailVerified: boolean('email_verified').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  superAdmin: boolean('super_admin').notNull(),
  sandbox: boolean('sandbox').notNull(),
  suspendedAt: moment('suspended_at'),
  signedOutAt: moment('signed_out_at'),
  createdAt: moment('created_at').notNull(),
});

/** What is read here of the audit log, which accounts write. */
export const auditLines = pgTable('audit_event', {
  position: bigint('position', { mode: 'number' }).notNull(),
  accountId: text('account_id'),
  event: text('event').$type<AuditEvent>().notNull(),
  detail: jsonb('detail').$type<Record<string, string>>().notNull(),
  address: text('address').notNull(),
  salt: text('salt'),
  happenedAt: moment('happened_at').notNull(),
});

/** What is read here of organizations. */
export const namedOrganizations = pgTable('organization', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
});
