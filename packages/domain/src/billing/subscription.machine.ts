import type { SubscriptionState } from './subscription.ts';

/** What can happen to a subscription. */
export type SubscriptionSignal =
  | 'checkout_completed'
  | 'trial_started'
  | 'payment_confirmed'
  | 'payment_failed'
  | 'cancel_requested'
  | 'cancel_refused'
  | 'cancel_confirmed'
  | 'resumed'
  | 'trial_resumed'
  | 'ended_at_once'
  | 'period_ended';

/** From here a checkout may begin; without a local flag the server's word alone is enough. */
const BEGINS = {
  checkout_completed: 'payment_processing',
  trial_started: 'free_trial',
  payment_confirmed: 'active',
} as const;

/** While it runs, it can be cancelled here, at the provider or by the clock. */
const RUNS = {
  payment_confirmed: 'active',
  payment_failed: 'expired',
  cancel_requested: 'cancellation_in_progress',
  cancel_confirmed: 'canceled_scheduled',
  ended_at_once: 'canceled',
  period_ended: 'expired',
} as const;

/** The legal moves. What is not here leaves a subscription as it is; `back` is the state before the one now. */
export const SUBSCRIPTION_MOVES: Record<
  SubscriptionState,
  Partial<Record<SubscriptionSignal, SubscriptionState | 'back'>>
> = {
  free: BEGINS,
  payment_processing: { payment_confirmed: 'active', trial_started: 'free_trial', payment_failed: 'back' },
  free_trial: RUNS,
  active: RUNS,
  cancellation_in_progress: {
    cancel_confirmed: 'canceled_scheduled',
    cancel_refused: 'back',
    ended_at_once: 'canceled',
    period_ended: 'canceled',
  },
  canceled_scheduled: {
    resumed: 'active',
    trial_resumed: 'free_trial',
    ended_at_once: 'canceled',
    period_ended: 'canceled',
  },
  canceled: BEGINS,
  expired: { ...BEGINS, resumed: 'active', ended_at_once: 'canceled' },
};

export interface SubscriptionProgress {
  state: SubscriptionState;
  /** The state to go back to when a payment or a cancellation does not come about. */
  before: SubscriptionState;
}

/** What the browser does beside showing the state. */
export type SubscriptionEffect =
  /** Keeps a flag in local storage, because the server learns of it minutes later. */
  | { type: 'remember'; what: 'payment' | 'cancellation' }
  /** Takes that flag away. */
  | { type: 'forget'; what: 'payment' | 'cancellation' }
  | { type: 'tell_provider'; to: 'cancel' | 'resume' };

export interface SubscriptionTransition {
  progress: SubscriptionProgress;
  effects: readonly SubscriptionEffect[];
}

const WAITS: Partial<Record<SubscriptionState, 'payment' | 'cancellation'>> = {
  payment_processing: 'payment',
  cancellation_in_progress: 'cancellation',
};

/** Moves a subscription on. A signal that is not legal in its state gives the very same progress and no effects. */
export function moveSubscription(progress: SubscriptionProgress, signal: SubscriptionSignal): SubscriptionTransition {
  const move = SUBSCRIPTION_MOVES[progress.state][signal];
  if (move === undefined) return { progress, effects: [] };
  const state = move === 'back' ? progress.before : move;
  return { progress: { state, before: progress.state }, effects: effectsOf(progress.state, state, signal) };
}

function effectsOf(from: SubscriptionState, to: SubscriptionState, signal: SubscriptionSignal): SubscriptionEffect[] {
  const effects: SubscriptionEffect[] = [];
  const [waited, waits] = [WAITS[from], WAITS[to]];
  if (signal === 'cancel_requested') effects.push({ type: 'tell_provider', to: 'cancel' });
  if (signal === 'resumed' || signal === 'trial_resumed') effects.push({ type: 'tell_provider', to: 'resume' });
  if (waited !== undefined) effects.push({ type: 'forget', what: waited });
  if (waits !== undefined) effects.push({ type: 'remember', what: waits });
  return effects;
}
