import type { MemberRole, SubscriptionStatus } from '@footnote/domain';
import { boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

export const organizations = pgTable('organization', {
  id: text().primaryKey(),
  name: text().notNull(),
  description: text().notNull(),
  userLimit: integer('user_limit').notNull(),
  subscriptionStatus: text('subscription_status').$type<SubscriptionStatus>(),
  suspendedAt: moment('suspended_at'),
  secondFactorRequired: boolean('second_factor_required').notNull(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

export const organizationMembers = pgTable(
  'organization_member',
  {
    organizationId: text('organization_id').notNull(),
    accountId: text('account_id').notNull(),
    role: text().$type<MemberRole>().notNull(),
    joinedAt: moment('joined_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.accountId] })],
);

export const organizationInvites = pgTable('organization_invite', {
  id: text().primaryKey(),
  organizationId: text('organization_id').notNull(),
  email: text().notNull(),
  name: text().notNull(),
  role: text().$type<MemberRole>().notNull(),
  tokenDigest: text('token_digest').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/**
 * What is read here of accounts, which belong to another area. Every column has its name written out: the library keeps
 * the names of those without by the name of their table, and this is not the only description of it.
 */
export const people = pgTable('account', {
  id: text('id').primaryKey(),
  email: text('email').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  superAdmin: boolean('super_admin').notNull(),
});
