import type { SubscriptionStatus } from '../identity/access/access-context.ts';

/** What is known of a subscription (specification §3); moments are ISO 8601, null where there is none. */
export interface SubscriptionFacts {
  plan: 'free' | 'pro' | 'sandbox';
  /** Null for users who never subscribed. */
  status: SubscriptionStatus | null;
  trial_end: string | null;
  renewal: string | null;
  /** From when on it no longer counts. */
  expiry: string | null;
  scheduled_change: { action: 'cancel' | 'pause' | 'resume'; effective_at: string } | null;
  canceled_at: string | null;
}

/** What is known of users who never subscribed. */
export const NO_SUBSCRIPTION: SubscriptionFacts = {
  plan: 'free',
  status: null,
  trial_end: null,
  renewal: null,
  expiry: null,
  scheduled_change: null,
  canceled_at: null,
};

/** What this browser knows before the server does. */
export interface SubscriptionFlags {
  /** A checkout was completed, and the payment is not confirmed yet. */
  paymentProcessing: boolean;
  /** The subscription was cancelled a moment ago; it may take minutes to show. */
  cancellationRequested: boolean;
}

/** Every state of a subscription (specification §4). */
export const SUBSCRIPTION_STATES = [
  'free',
  'payment_processing',
  'free_trial',
  'active',
  'cancellation_in_progress',
  'canceled_scheduled',
  'canceled',
  'expired',
] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** What a user may do about a subscription. */
export type SubscriptionChoice = 'upgrade' | 'cancel' | 'resume' | 'update_payment';

/** What each state gives: whether Pro may be used, and what a user may do. */
export const SUBSCRIPTION_RIGHTS: Record<SubscriptionState, { pro: boolean; choices: readonly SubscriptionChoice[] }> =
  {
    free: { pro: false, choices: ['upgrade'] },
    payment_processing: { pro: false, choices: [] },
    free_trial: { pro: true, choices: ['update_payment', 'cancel'] },
    active: { pro: true, choices: ['update_payment', 'cancel'] },
    cancellation_in_progress: { pro: true, choices: [] },
    canceled_scheduled: { pro: true, choices: ['resume'] },
    canceled: { pro: false, choices: ['upgrade'] },
    expired: { pro: false, choices: ['upgrade'] },
  };

/** True when a cancellation is scheduled or a date of cancellation exists (specification §4). */
export function isCancelled({ scheduled_change, canceled_at }: SubscriptionFacts): boolean {
  return scheduled_change?.action === 'cancel' || canceled_at !== null;
}

/** The moment Pro ends, or null where it goes on or the end is not known. */
export function proEnds(facts: SubscriptionFacts): string | null {
  if (facts.expiry !== null) return facts.expiry;
  return facts.scheduled_change?.action === 'cancel' ? facts.scheduled_change.effective_at : null;
}

/**
 * The state at a moment (ISO 8601). Moments that cannot be read count as absent. What is past due or paused gives no
 * Pro until it is paid or resumed (specification §6), so it reads as expired.
 */
export function readSubscription(facts: SubscriptionFacts, flags: SubscriptionFlags, now: string): SubscriptionState {
  if (facts.plan === 'sandbox') return 'active';
  const settled = stateAt(facts, now);
  if (!SUBSCRIPTION_RIGHTS[settled].pro && flags.paymentProcessing) return 'payment_processing';
  const renews = settled === 'active' || settled === 'free_trial';
  return renews && flags.cancellationRequested ? 'cancellation_in_progress' : settled;
}

function stateAt(facts: SubscriptionFacts, now: string): SubscriptionState {
  const cancelled = isCancelled(facts) || facts.status === 'canceled';
  if (facts.status === null || (facts.plan === 'free' && !cancelled)) return 'free';
  const end = proEnds(facts);
  if (end !== null && Date.parse(end) <= Date.parse(now)) return cancelled ? 'canceled' : 'expired';
  if (cancelled) return endsLater(facts, end) ? 'canceled_scheduled' : 'canceled';
  if (facts.status === 'trialing') return 'free_trial';
  return facts.status === 'active' ? 'active' : 'expired';
}

/** A cancelled subscription runs on only with an end that is still to come, or one the provider has yet to name. */
function endsLater({ status, plan }: SubscriptionFacts, end: string | null): boolean {
  if (plan === 'free') return false;
  return end !== null ? !Number.isNaN(Date.parse(end)) : status === 'active' || status === 'trialing';
}

/** What a user may do now; sandbox users have nothing to pay or cancel, and what is past due wants its payment first. */
export function subscriptionChoices(state: SubscriptionState, facts: SubscriptionFacts): readonly SubscriptionChoice[] {
  if (facts.plan === 'sandbox') return [];
  if (facts.status === 'past_due' && state === 'expired') return ['update_payment'];
  if (facts.status === 'paused' && state === 'expired') return ['resume'];
  return SUBSCRIPTION_RIGHTS[state].choices;
}

/**
 * The status that decides what somebody may use at a moment (ISO 8601): active or trialing exactly while Pro may be used,
 * be it paid, or granted until a date. Null for who never had any of it.
 */
export function subscriptionStatusAt(
  facts: SubscriptionFacts | null,
  grantedUntil: string | null,
  now: string,
): SubscriptionStatus | null {
  const flags = { paymentProcessing: false, cancellationRequested: false };
  const state = facts === null ? 'free' : readSubscription(facts, flags, now);
  if (SUBSCRIPTION_RIGHTS[state].pro) return facts?.status === 'trialing' ? 'trialing' : 'active';
  if (grantedUntil !== null && Date.parse(grantedUntil) > Date.parse(now)) return 'active';
  // What ended by the clock has no right any more, whatever the provider said last.
  const status = facts?.status ?? null;
  return status === 'active' || status === 'trialing' ? 'canceled' : status;
}
