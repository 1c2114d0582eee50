import type {
  BilledInvoice,
  BillingInterval,
  FailedEventReason,
  SubscriptionFacts,
  SubscriptionStatus,
} from '@footnote/domain';
import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { InvoiceLine } from '../payment-provider.ports.ts';

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
    seatsRefused: integer('seats_refused'),
    seatsRefusedAt: moment('seats_refused_at'),
  },
  ({ provider, id }) => [primaryKey({ columns: [provider, id] })],
);

export const owedCancellations = pgTable('owed_cancellation', {
  provider: text().notNull(),
  subscriptionId: text('subscription_id').notNull(),
  owedSince: moment('owed_since').notNull(),
});

export const departedCustomers = pgTable(
  'departed_customer',
  {
    provider: text().notNull(),
    id: text().notNull(),
    departedAt: moment('departed_at').notNull(),
    closedAt: moment('closed_at'),
  },
  ({ provider, id }) => [primaryKey({ columns: [provider, id] })],
);

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

export const paymentEvents = pgTable(
  'payment_event',
  {
    provider: text().notNull(),
    id: text().notNull(),
    type: text().notNull(),
    subscriptionId: text('subscription_id'),
    customerId: text('customer_id'),
    occurredAt: moment('occurred_at').notNull(),
    receivedAt: moment('received_at').notNull(),
    state: text().$type<'waiting' | 'applied' | 'failed' | 'dismissed'>().notNull(),
    attempts: integer().notNull(),
    reason: text().$type<FailedEventReason>(),
    problem: text(),
    endedAt: moment('ended_at'),
  },
  ({ provider, id }) => [primaryKey({ columns: [provider, id] })],
);

export const paymentCheckouts = pgTable(
  'payment_checkout',
  {
    provider: text().notNull(),
    id: text().notNull(),
    customerId: text('customer_id').notNull(),
    startedAt: moment('started_at').notNull(),
    settledAt: moment('settled_at'),
  },
  ({ provider, id }) => [primaryKey({ columns: [provider, id] })],
);

export const invoices = pgTable(
  'invoice',
  {
    provider: text().notNull(),
    id: text().notNull(),
    customerId: text('customer_id').notNull(),
    number: text(),
    billedAt: moment('billed_at').notNull(),
    state: text().$type<BilledInvoice['state']>().notNull(),
    total: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    lines: jsonb().$type<InvoiceLine[]>().notNull(),
  },
  ({ provider, id }) => [primaryKey({ columns: [provider, id] })],
);

/**
 * What is read here of accounts and organizations, which belong to other areas. Every column has its name written out:
 * the library keeps the names of those without by the name of their table.
 */
export const payingPeople = pgTable('account', {
  id: text('id').primaryKey(),
  email: text('email').notNull(),
  name: text('name').notNull(),
});
export const payingOrganizations = pgTable('organization', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  userLimit: integer('user_limit').notNull(),
  subscriptionStatus: text('subscription_status').$type<SubscriptionStatus>(),
});
