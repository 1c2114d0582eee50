import type { BillingInterval, SubscriptionFacts, SubscriptionStatus } from '@footnote/domain';
import { bigint, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

export const paymentCustomers = pgTable(
  'payment_customer',
  {
    provider: text().notNull(),
    id: text().notNull(),
    accountId: text('account_id'),
    organizationId: text('organization_id'),
    createdAt: moment('created_at').notNull(),
  },
  ({ provider, id }) => [primaryKey({ columns: [provider, id] })],
);

export const subscriptions = pgTable(
  'subscription',
  {
    provider: text().notNull(),
    id: text().notNull(),
    customerId: text('customer_id').notNull(),
    status: text().$type<SubscriptionStatus>().notNull(),
    interval: text('billing_interval').$type<BillingInterval>().notNull(),
    seats: integer().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    trialEnd: moment('trial_end'),
    renewal: moment('renewal'),
    expiry: moment('expiry'),
    scheduledAction: text('scheduled_action').$type<NonNullable<SubscriptionFacts['scheduled_change']>['action']>(),
    scheduledFor: moment('scheduled_for'),
    canceledAt: moment('canceled_at'),
    discountId: text('discount_id'),
    discountStartsAt: moment('discount_starts_at'),
    discountEndsAt: moment('discount_ends_at'),
    begunAt: moment('begun_at').notNull(),
    changedAt: moment('changed_at').notNull(),
    checkedAt: moment('checked_at').notNull(),
  },
  ({ provider, id }) => [primaryKey({ columns: [provider, id] })],
);

export const owedCancellations = pgTable('owed_cancellation', {
  provider: text().notNull(),
  subscriptionId: text('subscription_id').notNull(),
  owedSince: moment('owed_since').notNull(),
});

export const proRewards = pgTable('pro_reward', {
  id: text().primaryKey(),
  accountId: text('account_id').notNull(),
  months: integer().notNull(),
  earnedAt: moment('earned_at').notNull(),
  grantedFrom: moment('granted_from'),
  grantedMonths: integer('granted_months'),
  grantedUntil: moment('granted_until'),
  provider: text(),
  subscriptionId: text('subscription_id'),
  movedFrom: moment('moved_from'),
  movedTo: moment('moved_to'),
  appliedAt: moment('applied_at'),
});
