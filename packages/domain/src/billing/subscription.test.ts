import { describe, expect, test } from 'vitest';
import { subscriptionFixtures, subscriptionMoment } from './subscription.fixtures.ts';
import {
  isCancelled,
  proEnds,
  readSubscription,
  SUBSCRIPTION_STATES,
  subscriptionChoices,
  type SubscriptionFacts,
} from './subscription.ts';

const { free, active } = subscriptionFixtures;
const none = free.flags;
const at = (facts: Partial<SubscriptionFacts>, flags = none) =>
  readSubscription({ ...active.facts, ...facts }, flags, subscriptionMoment);
const cancel = (effective_at: string) => ({ action: 'cancel' as const, effective_at });

test.each(SUBSCRIPTION_STATES)('the fixture of %s reads as that', (state) => {
  const { facts, flags } = subscriptionFixtures[state];
  expect(readSubscription(facts, flags, subscriptionMoment)).toBe(state);
});

describe('readSubscription', () => {
  test.each<[string, Partial<SubscriptionFacts>, string]>([
    ['a scheduled cancellation runs on', { scheduled_change: cancel('2026-06-14T08:00:00Z') }, 'canceled_scheduled'],
    ['until its day', { scheduled_change: cancel('2026-05-20T12:00:00Z') }, 'canceled'],
    ['a date of cancellation alone counts', { canceled_at: '2026-05-19T00:00:00Z' }, 'canceled_scheduled'],
    [
      'a scheduled pause is no cancellation',
      { scheduled_change: { action: 'pause', effective_at: '2026-06-14' } },
      'active',
    ],
    [
      'a cancelled trial runs on',
      { status: 'trialing', canceled_at: '2026-05-19', expiry: '2026-05-27' },
      'canceled_scheduled',
    ],
    ['past due gives no Pro', { status: 'past_due' }, 'expired'],
    ['nor does a pause', { status: 'paused' }, 'expired'],
    ['a free plan is free', { plan: 'free' }, 'free'],
    ['a cancelled plan set back to free is cancelled', { plan: 'free', status: 'canceled' }, 'canceled'],
    ['the status canceled without a date is over', { status: 'canceled' }, 'canceled'],
    ['an end nobody can read is none', { expiry: 'soon' }, 'active'],
    ['even for a cancelled one it does not run on', { status: 'canceled', expiry: 'soon' }, 'canceled'],
    ['sandbox users are treated as paying', { plan: 'sandbox', status: null }, 'active'],
  ])('%s', (_, facts, state) => {
    expect(at(facts)).toBe(state);
  });

  test('a flag of the browser never hides what the server already knows', () => {
    expect(at({}, { ...none, paymentProcessing: true })).toBe('active');
    expect(at({ status: 'canceled' }, { ...none, cancellationRequested: true })).toBe('canceled');
    expect(at({ status: 'canceled' }, { ...none, paymentProcessing: true })).toBe('payment_processing');
  });
});

test('a subscription is cancelled by a scheduled change or a date', () => {
  expect(isCancelled(active.facts)).toBe(false);
  expect(isCancelled({ ...active.facts, canceled_at: '2026-01-01' })).toBe(true);
  expect(isCancelled({ ...active.facts, scheduled_change: cancel('2026-06-01') })).toBe(true);
});

test('Pro ends when it expires, or when a scheduled cancellation takes effect', () => {
  expect(proEnds(active.facts)).toBeNull();
  expect(proEnds({ ...active.facts, scheduled_change: cancel('2026-06-01') })).toBe('2026-06-01');
  expect(proEnds({ ...active.facts, scheduled_change: cancel('2026-06-01'), expiry: '2026-06-02' })).toBe('2026-06-02');
});

test('what may be done follows the state, but for those who pay nothing or too late', () => {
  expect(subscriptionChoices('active', active.facts)).toEqual(['update_payment', 'cancel']);
  expect(subscriptionChoices('cancellation_in_progress', active.facts)).toEqual([]);
  expect(subscriptionChoices('active', { ...active.facts, plan: 'sandbox' })).toEqual([]);
  expect(subscriptionChoices('expired', { ...active.facts, status: 'past_due' })).toEqual(['update_payment']);
  expect(subscriptionChoices('expired', { ...active.facts, status: 'paused' })).toEqual(['resume']);
});
