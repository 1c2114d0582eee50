import type { BilledInvoice, Discount } from '@footnote/domain';
import type { Discount as PaddleDiscount, Price, Subscription, Transaction } from '@paddle/paddle-node-sdk';
import type { ProviderInvoice } from '../../payment-provider.ports.ts';
import type { ProviderSubscription } from '../../subscriptions.ports.ts';

/** Paddle says moments in microseconds. */
const moment = (said: string) => new Date(said).toISOString();
const momentOrNull = (said: string | null | undefined) => (said === null || said === undefined ? null : moment(said));

/** Whole minor units, which Paddle says as digits. Throws for what is none, as nobody should be told a wrong sum. */
export function minorUnits(digits: string): number {
  const amount = Number(digits);
  if (!/^-?\d+$/.test(digits) || !Number.isSafeInteger(amount)) throw new Error(`Paddle named no sum: ${digits}`);
  return amount;
}

const intervalOf = ({ interval, frequency }: { interval: string; frequency: number }) =>
  interval === 'year' || (interval === 'month' && frequency === 12) ? 'annual' : 'month';

/** A price of Paddle as calls give it. */
export function priceOf({ unitPrice, trialPeriod }: Price) {
  const { amount, currencyCode } = unitPrice;
  const trial = trialPeriod === null ? null : { interval: trialPeriod.interval, frequency: trialPeriod.frequency };
  return { unit_price: { amount: minorUnits(amount), currency_code: currencyCode }, trial_period: trial };
}

/** A subscription of Paddle as the port has it; null for one to other products than these. */
export function subscriptionOf(said: Subscription, products: ReadonlySet<string>): ProviderSubscription | null {
  const item = said.items.find(({ price }) => products.has(price.productId));
  if (item === undefined) return null;
  const { scheduledChange, discount, status } = said;
  const isOver = status === 'canceled';
  const canceledAt = isOver ? momentOrNull(said.canceledAt) : null;
  return {
    id: said.id,
    customerId: said.customerId,
    facts: {
      plan: 'pro',
      status,
      trial_end: status === 'trialing' ? momentOrNull(item.trialDates?.endsAt ?? said.nextBilledAt) : null,
      renewal: momentOrNull(said.nextBilledAt),
      expiry: canceledAt,
      scheduled_change:
        scheduledChange === null
          ? null
          : { action: scheduledChange.action, effective_at: moment(scheduledChange.effectiveAt) },
      canceled_at: canceledAt,
    },
    interval: intervalOf(said.billingCycle),
    seats: item.quantity,
    price: { amount: minorUnits(item.price.unitPrice.amount) * item.quantity, currency: said.currencyCode },
    discount:
      discount === null
        ? null
        : { id: discount.id, starts_at: momentOrNull(discount.startsAt), ends_at: momentOrNull(discount.endsAt) },
    begunAt: moment(said.startedAt ?? said.createdAt),
    changedAt: moment(said.updatedAt),
  };
}

const STATES: Readonly<Record<string, BilledInvoice['state']>> = {
  completed: 'paid',
  paid: 'paid',
  billed: 'due',
  past_due: 'failed',
};
/** States of transactions that are invoices. */
export const INVOICED = ['completed', 'paid', 'billed', 'past_due'] as const;

/** A transaction of Paddle as an invoice; null for one that charges nothing. */
export function invoiceOf(said: Transaction): ProviderInvoice | null {
  const state = STATES[said.status];
  const totals = said.details?.totals;
  if (state === undefined || totals === undefined || totals === null) return null;
  const amount = minorUnits(totals.grandTotal);
  if (amount === 0) return null;
  const [item] = said.items;
  const cycle = item?.price?.billingCycle ?? null;
  return {
    id: said.id,
    number: said.invoiceNumber,
    billedAt: moment(said.billedAt ?? said.createdAt),
    total: { amount, currency: said.currencyCode },
    state,
    lines: [
      {
        interval: cycle === null ? 'month' : intervalOf(cycle),
        seats: item?.quantity ?? 1,
        from: momentOrNull(said.billingPeriod?.startsAt),
        to: momentOrNull(said.billingPeriod?.endsAt),
        amount,
        discount: minorUnits(totals.discount),
      },
    ],
  };
}

/** A discount of Paddle as calls give it. */
export function discountOf({ id, type, amount, currencyCode }: PaddleDiscount): Discount {
  if (type === 'percentage') return { id, type, amount: Number(amount), currency: null };
  return { id, type: 'flat', amount: minorUnits(amount), currency: currencyCode };
}
