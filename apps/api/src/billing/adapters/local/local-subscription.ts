import {
  addMonths,
  type BilledPrices,
  type BillingInterval,
  type Discount,
  type SubscriptionStatus,
} from '@footnote/domain';
import type { ProviderInvoice } from '../../payment-provider.ports.ts';
import type { ProviderSubscription } from '../../subscriptions.ports.ts';

const DAY = 24 * 60 * 60 * 1_000;
const TRIAL_DAYS = 14;
/** Days a payment that failed may be made good before the subscription is cancelled. */
const DAYS_PAST_DUE = 14;
const CURRENCY = 'EUR';
const MONTHS: Record<BillingInterval, number> = { month: 1, annual: 12 };
const AMOUNTS: Record<BillingInterval, number> = { month: 1_900, annual: 18_000 };

const trial_period = { interval: 'day', frequency: TRIAL_DAYS } as const;
const price = (interval: BillingInterval) => ({
  unit_price: { amount: AMOUNTS[interval], currency_code: CURRENCY },
  trial_period,
});
/** What the paid plan costs where nothing is charged. */
export const LOCAL_PRICES: BilledPrices = { month: price('month'), annual: price('annual') };

/** The discounts there are, and for how many months each holds. */
export const LOCAL_DISCOUNTS: readonly (Discount & { months: number })[] = [
  { id: 'dsc_colleagues', type: 'percentage', amount: 20, currency: null, months: 3 },
  { id: 'dsc_welcome', type: 'flat', amount: 500, currency: CURRENCY, months: 1 },
];

/** How a test card behaves. */
export type CardKind = 'good' | 'confirm' | 'declined' | 'fails-later';
const CARDS: Readonly<Record<string, CardKind>> = {
  '4242424242424242': 'good',
  '4000002500003155': 'confirm',
  '4000000000000002': 'declined',
  '4000000000000341': 'fails-later',
};
/** How the card of these digits behaves; null for one that is no test card. */
export const cardKind = (digits: string): CardKind | null => CARDS[digits.replaceAll(' ', '')] ?? null;

/** What is bought, and by whom. */
export interface LocalOrder {
  customerId: string;
  interval: BillingInterval;
  seats: number;
  discountId: string | null;
  trial: boolean;
}

/** A subscription as the provider of this product keeps it; moments are ISO 8601. */
export interface LocalSubscription extends Omit<LocalOrder, 'trial' | 'discountId'> {
  id: string;
  status: SubscriptionStatus;
  /** Whether the card will be charged. */
  card: 'good' | 'fails-later';
  discount: { id: string; starts_at: string; ends_at: string } | null;
  trialEnd: string | null;
  /** Billing dates are so many intervals after this one, so that a short month moves none of the following. */
  anchor: string;
  periods: number;
  renewal: string | null;
  scheduledCancel: string | null;
  canceledAt: string | null;
  begunAt: string;
  changedAt: string;
  /** Since when a payment is owed. */
  owedSince: string | null;
}

/** Something that happened, which is told as an event. */
export interface LocalHappening {
  type: string;
  at: string;
}

/** A subscription after something happened, with what was charged. */
export interface LocalStep {
  subscription: LocalSubscription;
  invoices: readonly Omit<ProviderInvoice, 'number'>[];
  happenings: readonly LocalHappening[];
}

const later = (moment: string, milliseconds: number) => new Date(Date.parse(moment) + milliseconds).toISOString();
const months = (moment: string, count: number) => addMonths(moment, count) ?? moment;

/** What a period costs before a discount, and what the discount takes off at a moment. */
export function periodPrice(
  { interval, seats }: Pick<LocalOrder, 'interval' | 'seats'>,
  discountId: string | null,
): { full: number; off: number; currency: string } {
  const full = AMOUNTS[interval] * seats;
  const discount = LOCAL_DISCOUNTS.find(({ id }) => id === discountId);
  if (discount === undefined) return { full, off: 0, currency: CURRENCY };
  const off = discount.type === 'flat' ? discount.amount : Math.round((full * discount.amount) / 100);
  return { full, off: Math.min(full, off), currency: CURRENCY };
}

/** Days for which an order is free. */
export const trialDays = ({ trial }: Pick<LocalOrder, 'trial'>) => (trial ? TRIAL_DAYS : 0);

/** Begins a subscription whose first payment, if there is one, went through. */
export function begin(
  { customerId, interval, seats, trial, discountId }: LocalOrder,
  { id, card, now }: { id: string; card: 'good' | 'fails-later'; now: string },
): LocalStep {
  const trialEnd = trial ? later(now, TRIAL_DAYS * DAY) : null;
  const discount = LOCAL_DISCOUNTS.find((known) => known.id === discountId);
  const starts_at = trialEnd ?? now;
  const subscription: LocalSubscription = {
    customerId,
    interval,
    seats,
    id,
    card,
    status: trial ? 'trialing' : 'active',
    discount:
      discount === undefined ? null : { id: discount.id, starts_at, ends_at: months(starts_at, discount.months) },
    trialEnd,
    anchor: trialEnd ?? now,
    periods: 0,
    renewal: trialEnd ?? now,
    scheduledCancel: null,
    canceledAt: null,
    begunAt: now,
    changedAt: now,
    owedSince: null,
  };
  const created = { type: 'subscription.created', at: now };
  if (trial) return { subscription, invoices: [], happenings: [created] };
  // What was just paid is paid, however the card behaves afterwards.
  const paid = charge({ ...subscription, card: 'good' }, now);
  return { ...paid, subscription: { ...paid.subscription, card }, happenings: [created, ...paid.happenings] };
}

/** The next moment at which something happens by the clock; null for one that is over. */
export function dueAt({ status, scheduledCancel, renewal, owedSince }: LocalSubscription): string | null {
  if (status === 'canceled') return null;
  if (scheduledCancel !== null) return scheduledCancel;
  return owedSince === null ? renewal : later(owedSince, DAYS_PAST_DUE * DAY);
}

/** Everything that happens until a moment. */
export function advance(subscription: LocalSubscription, now: string): LocalStep {
  const due = dueAt(subscription);
  if (due === null || due > now) return { subscription, invoices: [], happenings: [] };
  const ends = subscription.scheduledCancel !== null || subscription.owedSince !== null;
  const step = ends ? end(subscription, due) : charge(subscription, due);
  const rest = advance(step.subscription, now);
  return {
    subscription: rest.subscription,
    invoices: [...step.invoices, ...rest.invoices],
    happenings: [...step.happenings, ...rest.happenings],
  };
}

/** Ends a subscription at a moment. */
export function end(subscription: LocalSubscription, at: string): LocalStep {
  const over = { status: 'canceled' as const, scheduledCancel: null, renewal: null, canceledAt: at, changedAt: at };
  return {
    subscription: { ...subscription, ...over },
    invoices: [],
    happenings: [{ type: 'subscription.canceled', at }],
  };
}

/** Charges for the period that begins at a billing date; `at` is when. */
export function charge(subscription: LocalSubscription, at: string): LocalStep {
  const { discount, interval, seats, card, id } = subscription;
  const from = subscription.owedSince ?? subscription.renewal ?? at;
  const periods = subscription.periods + 1;
  const to = months(subscription.anchor, MONTHS[interval] * periods);
  const holds = discount !== null && discount.starts_at <= from && from < discount.ends_at;
  const { full, off, currency } = periodPrice({ interval, seats }, holds ? discount.id : null);
  const paid = card === 'good';
  const invoice = {
    id: `txn_${id.slice(4)}_${from.slice(0, 10)}_${at.slice(0, 10)}_${paid ? 'paid' : 'failed'}`,
    billedAt: at,
    total: { amount: full - off, currency },
    state: paid ? ('paid' as const) : ('failed' as const),
    lines: [{ interval, seats, from, to, amount: full - off, discount: off }],
  };
  if (!paid) {
    return {
      subscription: { ...subscription, status: 'past_due', trialEnd: null, owedSince: from, changedAt: at },
      invoices: [invoice],
      happenings: [
        { type: 'transaction.payment_failed', at },
        { type: 'subscription.past_due', at },
      ],
    };
  }
  return {
    subscription: {
      ...subscription,
      status: 'active',
      periods,
      renewal: to,
      owedSince: null,
      changedAt: at,
      trialEnd: null,
    },
    invoices: [invoice],
    happenings: [
      { type: 'transaction.completed', at },
      { type: subscription.status === 'active' ? 'subscription.updated' : 'subscription.activated', at },
    ],
  };
}

/** A subscription as the port has it. */
export function providerSubscription(kept: LocalSubscription): ProviderSubscription {
  const { scheduledCancel, canceledAt, interval, seats } = kept;
  const { full: amount, currency } = periodPrice(kept, null);
  return {
    id: kept.id,
    customerId: kept.customerId,
    facts: {
      plan: 'pro',
      status: kept.status,
      trial_end: kept.trialEnd,
      renewal: kept.renewal,
      expiry: canceledAt,
      scheduled_change: scheduledCancel === null ? null : { action: 'cancel', effective_at: scheduledCancel },
      canceled_at: canceledAt,
    },
    interval,
    seats,
    price: { amount, currency },
    discount: kept.discount,
    begunAt: kept.begunAt,
    changedAt: kept.changedAt,
  };
}
