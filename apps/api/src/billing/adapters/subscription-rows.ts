import type { ProviderSubscription, StoredSubscription } from '../subscriptions.ports.ts';
import type { paymentCustomers, subscriptions } from './billing-tables.ts';

/** What the provider says; what was tried here is beside it, and stays when it says something new. */
export type SubscriptionRow = Omit<typeof subscriptions.$inferSelect, 'seatsRefused' | 'seatsRefusedAt'>;
export type CustomerRow = typeof paymentCustomers.$inferSelect;

const text = (moment: Date | null) => moment?.toISOString() ?? null;
const moment = (said: string | null) => (said === null ? null : new Date(said));

/** The row of what a provider said. */
export function rowOf(provider: string, said: ProviderSubscription, checkedAt: Date): SubscriptionRow {
  const { facts, discount, price } = said;
  if (facts.status === null) throw new Error('A subscription of a provider has a status.');
  return {
    provider,
    id: said.id,
    customerId: said.customerId,
    status: facts.status,
    interval: said.interval,
    seats: said.seats,
    amount: price.amount,
    currency: price.currency,
    trialEnd: moment(facts.trial_end),
    renewal: moment(facts.renewal),
    expiry: moment(facts.expiry),
    scheduledAction: facts.scheduled_change?.action ?? null,
    scheduledFor: moment(facts.scheduled_change?.effective_at ?? null),
    canceledAt: moment(facts.canceled_at),
    discountId: discount?.id ?? null,
    discountStartsAt: moment(discount?.starts_at ?? null),
    discountEndsAt: moment(discount?.ends_at ?? null),
    begunAt: new Date(said.begunAt),
    changedAt: new Date(said.changedAt),
    checkedAt,
  };
}

/** Whose customer it is. */
export function payerOf({ accountId, organizationId }: Pick<CustomerRow, 'accountId' | 'organizationId'>) {
  return accountId === null
    ? { kind: 'organization' as const, id: organizationId ?? '' }
    : { kind: 'account' as const, id: accountId };
}

/** A subscription as it is saved. */
export function storedOf(
  row: SubscriptionRow,
  customer: Pick<CustomerRow, 'accountId' | 'organizationId'>,
): StoredSubscription {
  const { scheduledAction, scheduledFor, discountId } = row;
  return {
    provider: row.provider,
    id: row.id,
    customerId: row.customerId,
    payer: payerOf(customer),
    facts: {
      plan: 'pro',
      status: row.status,
      trial_end: text(row.trialEnd),
      renewal: text(row.renewal),
      expiry: text(row.expiry),
      scheduled_change:
        scheduledAction === null || scheduledFor === null
          ? null
          : { action: scheduledAction, effective_at: scheduledFor.toISOString() },
      canceled_at: text(row.canceledAt),
    },
    interval: row.interval,
    seats: row.seats,
    price: { amount: row.amount, currency: row.currency },
    discount:
      discountId === null
        ? null
        : { id: discountId, starts_at: text(row.discountStartsAt), ends_at: text(row.discountEndsAt) },
    begunAt: row.begunAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    checkedAt: row.checkedAt.toISOString(),
  };
}
