import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  moveSubscription,
  SUBSCRIPTION_MOVES,
  type SubscriptionProgress,
  type SubscriptionSignal,
} from './subscription.machine.ts';
import { SUBSCRIPTION_RIGHTS, SUBSCRIPTION_STATES, type SubscriptionState } from './subscription.ts';

const SIGNALS: readonly SubscriptionSignal[] = [
  'checkout_completed',
  'trial_started',
  'payment_confirmed',
  'payment_failed',
  'cancel_requested',
  'cancel_refused',
  'cancel_confirmed',
  'resumed',
  'trial_resumed',
  'ended_at_once',
  'period_ended',
];
const start: SubscriptionProgress = { state: 'free', before: 'free' };

function walk(signals: readonly SubscriptionSignal[], from = start) {
  let progress = from;
  const effects = signals.flatMap((signal) => {
    const moved = moveSubscription(progress, signal);
    progress = moved.progress;
    return moved.effects;
  });
  return { state: progress.state, effects };
}

describe('moveSubscription', () => {
  test('goes from the checkout to the end of a cancelled year', () => {
    const bought = walk(['checkout_completed', 'payment_confirmed']);
    expect(bought.state).toBe('active');
    expect(bought.effects).toEqual([
      { type: 'remember', what: 'payment' },
      { type: 'forget', what: 'payment' },
    ]);
    const left = walk(['cancel_requested', 'cancel_confirmed', 'period_ended'], { state: 'active', before: 'free' });
    expect(left.state).toBe('canceled');
    expect(left.effects).toEqual([
      { type: 'tell_provider', to: 'cancel' },
      { type: 'remember', what: 'cancellation' },
      { type: 'forget', what: 'cancellation' },
    ]);
  });

  test.each<SubscriptionState>(['free', 'canceled', 'expired'])('a failed payment leads back to %s', (state) => {
    expect(walk(['checkout_completed', 'payment_failed'], { state, before: 'active' }).state).toBe(state);
  });

  test('a refused cancellation leads back to the trial, and one taken back tells the provider', () => {
    expect(walk(['cancel_requested', 'cancel_refused'], { state: 'free_trial', before: 'free' }).state).toBe(
      'free_trial',
    );
    const resumed = walk(['resumed'], { state: 'canceled_scheduled', before: 'active' });
    expect(resumed).toEqual({ state: 'active', effects: [{ type: 'tell_provider', to: 'resume' }] });
  });

  test('an illegal signal changes nothing, not even the object', () => {
    for (const state of SUBSCRIPTION_STATES) {
      for (const signal of SIGNALS.filter((candidate) => SUBSCRIPTION_MOVES[state][candidate] === undefined)) {
        const progress: SubscriptionProgress = { state, before: 'free' };
        const moved = moveSubscription(progress, signal);
        expect(moved.progress).toBe(progress);
        expect(moved.effects).toEqual([]);
      }
    }
  });

  test('whatever happens, flags are kept exactly while they are needed and Pro begins only with a payment or trial', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...SIGNALS), { maxLength: 40 }), (signals) => {
        const { state, effects } = walk(signals);
        const kept = new Set<string>();
        for (const effect of effects) {
          if (effect.type === 'tell_provider') continue;
          expect(kept.has(effect.what)).toBe(effect.type === 'forget');
          if (effect.type === 'remember') kept.add(effect.what);
          else kept.delete(effect.what);
        }
        expect(kept.has('payment')).toBe(state === 'payment_processing');
        expect(kept.has('cancellation')).toBe(state === 'cancellation_in_progress');
        const paid = ['payment_confirmed', 'trial_started'] as const;
        const begun = paid.some((signal) => signals.includes(signal));
        expect(SUBSCRIPTION_RIGHTS[state].pro && !begun).toBe(false);
      }),
    );
  });

  test('every state can be reached', () => {
    const reached = new Set<SubscriptionState>();
    const visit = (progress: SubscriptionProgress) => {
      if (reached.has(progress.state)) return;
      reached.add(progress.state);
      for (const signal of SIGNALS) visit(moveSubscription(progress, signal).progress);
    };
    visit(start);
    expect([...reached].sort()).toEqual([...SUBSCRIPTION_STATES].sort());
  });
});
