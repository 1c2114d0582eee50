import {
  proEnds,
  readSubscription,
  subscriptionChoices,
  type OwnPlan,
  type SubscriptionChoice,
  type SubscriptionFlags,
  type SubscriptionState,
} from '@footnote/domain';
import type { SpecialSubscription } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import type { Translate } from '../../platform/i18n/translate.ts';

const DAY = 24 * 60 * 60 * 1000;

export const planMessages = defineMessages({
  basic: { defaultMessage: 'Basic', description: 'Name of the free plan' },
  pro: { defaultMessage: 'Pro', description: 'Name of the paid plan' },
  month: { defaultMessage: '{amount} a month', description: 'What a plan costs that is paid monthly' },
  annual: { defaultMessage: '{amount} a year', description: 'What a plan costs that is paid yearly' },
  seats: {
    defaultMessage: '{seats, plural, one {one user} other {# users}}',
    description: 'For how many users an organization pays',
  },
  test: { defaultMessage: 'Test: nothing is charged.', description: 'Said of a plan paid with a test card' },
  discountUntil: {
    defaultMessage: 'You pay {amount} less until {date}.',
    description: 'What a discount of a plan takes off, and until when',
  },
  discount: { defaultMessage: 'You pay {amount} less.', description: 'What a discount of a plan takes off' },
  granted: {
    defaultMessage: 'Months you earned: Pro is yours until {date} in any case.',
    description: 'Said beside a subscription of somebody who was given months of Pro',
  },
  monthsToMove: {
    defaultMessage:
      '{months, plural, one {You earned a month of Pro: the next payment is about to be postponed by a month.} other {You earned # months of Pro: the next payment is about to be postponed by # months.}}',
    description: 'Said while earned months are not with the payment provider yet',
  },
});

/** What the card of a plan shows, before it is put into words. */
export interface ShownPlan {
  state: SubscriptionState;
  special: SpecialSubscription | undefined;
  choices: readonly SubscriptionChoice[];
  /** ISO 8601; null where there is no such day. */
  moment: string | null;
  daysLeft: number | undefined;
}

/** Reads a plan at the moment of the answer. */
export function readPlan({ at, facts, grantedUntil }: OwnPlan, flags: SubscriptionFlags): ShownPlan {
  const state = readSubscription(facts, flags, at);
  const isGranted = grantedUntil !== null && grantedUntil > at;
  const hasPro = state !== 'free' && state !== 'canceled' && state !== 'expired' && state !== 'payment_processing';
  if (isGranted && !hasPro && state !== 'payment_processing' && facts.status !== 'past_due')
    return { state: 'active', special: 'granted', choices: ['upgrade'], moment: grantedUntil, daysLeft: undefined };
  const choices = subscriptionChoices(state, facts);
  const owed = facts.status === 'past_due' && state === 'expired';
  const paused = facts.status === 'paused' && state === 'expired';
  return {
    state,
    special: owed ? 'owed' : paused ? 'paused' : undefined,
    // Whoever owes a payment may end it instead.
    choices: owed ? [...choices, 'cancel'] : choices,
    moment: proEnds(facts) ?? facts.renewal,
    daysLeft: state === 'free_trial' && facts.trial_end !== null ? daysUntil(facts.trial_end, at) : undefined,
  };
}

function daysUntil(moment: string, at: string): number {
  return Math.max(0, Math.ceil((Date.parse(moment) - Date.parse(at)) / DAY));
}

/** Says what is paid and how often, with the seats of an organization. */
export function priceWords(t: Translate, plan: OwnPlan, amount: string): string {
  const { subscription, userLimit } = plan;
  if (subscription === null) return '';
  const price = t(planMessages[subscription.interval], { amount });
  return userLimit === null ? price : `${price}, ${t(planMessages.seats, { seats: subscription.seats })}`;
}

/** What lowers or postpones the next payment; '' where nothing does. */
export function asideWords(
  t: Translate,
  { at, subscription, grantedUntil, monthsToMove, test }: OwnPlan,
  say: { day: (moment: string) => string; off: string },
): string {
  const lines: string[] = [];
  const discount = subscription?.discount ?? null;
  const ends = discount?.ends_at ?? null;
  if (discount !== null && say.off !== '' && (ends === null || ends > at))
    lines.push(
      ends === null
        ? t(planMessages.discount, { amount: say.off })
        : t(planMessages.discountUntil, { amount: say.off, date: say.day(ends) }),
    );
  if (monthsToMove > 0) lines.push(t(planMessages.monthsToMove, { months: monthsToMove }));
  if (subscription !== null && grantedUntil !== null && grantedUntil > at)
    lines.push(t(planMessages.granted, { date: say.day(grantedUntil) }));
  if (subscription !== null && test) lines.push(t(planMessages.test));
  return lines.join(' ');
}
