import type { Prices } from './prices.ts';
import {
  NO_SUBSCRIPTION,
  type SubscriptionFacts,
  type SubscriptionFlags,
  type SubscriptionState,
} from './subscription.ts';

const pro: SubscriptionFacts = { ...NO_SUBSCRIPTION, plan: 'pro', status: 'active', renewal: '2026-06-14T08:00:00Z' };
const cancelled: SubscriptionFacts = { ...pro, renewal: null, canceled_at: '2026-05-02T09:30:00Z' };
const flags: SubscriptionFlags = { paymentProcessing: false, cancellationRequested: false };

/** The moment at which the subscriptions below are in their states. */
export const subscriptionMoment = '2026-05-20T12:00:00Z';

/** A subscription in every state, with what the browser remembers of it. */
export const subscriptionFixtures: Record<SubscriptionState, { facts: SubscriptionFacts; flags: SubscriptionFlags }> = {
  free: { facts: NO_SUBSCRIPTION, flags },
  payment_processing: { facts: NO_SUBSCRIPTION, flags: { ...flags, paymentProcessing: true } },
  free_trial: {
    facts: { ...pro, status: 'trialing', trial_end: '2026-05-27T08:00:00Z', renewal: '2026-05-27T08:00:00Z' },
    flags,
  },
  active: { facts: pro, flags },
  cancellation_in_progress: { facts: pro, flags: { ...flags, cancellationRequested: true } },
  canceled_scheduled: { facts: { ...cancelled, expiry: '2026-06-14T08:00:00Z' }, flags },
  canceled: { facts: { ...cancelled, status: 'canceled', expiry: '2026-05-14T08:00:00Z' }, flags },
  expired: { facts: { ...pro, renewal: null, expiry: '2026-05-10T08:00:00Z' }, flags },
};

/** Two prices, of which the yearly one saves a quarter. */
export const priceFixtures: Prices = {
  month: { unit_price: { amount: '2000', currency_code: 'EUR' }, trial_period: { interval: 'day', frequency: 7 } },
  annual: { unit_price: { amount: '18000', currency_code: 'EUR' }, trial_period: { interval: 'day', frequency: 7 } },
};
