import { assembleBilling, type AssembledBilling, type BillingParts } from '../app/billing/compose-billing.ts';
import type { Database } from '../platform/database/database.ts';
import type { ProviderSubscription } from './subscriptions.ports.ts';

/** A subscription as a provider says it: paid monthly since 1 May 2026. */
export function subscriptionOfTests(change: Partial<ProviderSubscription> = {}): ProviderSubscription {
  return {
    id: 'sub_1',
    customerId: 'ctm_1',
    facts: {
      plan: 'pro',
      status: 'active',
      trial_end: null,
      renewal: '2026-06-01T00:00:00.000Z',
      expiry: null,
      scheduled_change: null,
      canceled_at: null,
    },
    interval: 'month',
    seats: 1,
    price: { amount: 1_900, currency: 'EUR' },
    discount: null,
    begunAt: '2026-05-01T00:00:00.000Z',
    changedAt: '2026-05-01T00:00:00.000Z',
    ...change,
  };
}

/** Plans and payment of a test, with the provider of this product, whose clock may be moved; what waits is done when the test says so. */
export function testBilling(database: Database, parts: Partial<BillingParts> = {}): AssembledBilling {
  return assembleBilling({
    database,
    now: Date.now,
    sold: true,
    secret: 'what tests sign events with',
    movable: true,
    requestWork: () => Promise.resolve(),
    onProblem: (problem, error) => {
      throw new Error(problem, { cause: error });
    },
    elsewhere: null,
    ...parts,
  });
}
