import { defineMessages } from '../../messages/define-messages.ts';

/** One or two words for each state of a subscription. */
export const badgeMessages = defineMessages({
  free: { defaultMessage: 'Free', description: 'State of a subscription' },
  payment_processing: { defaultMessage: 'Payment under way', description: 'State of a subscription' },
  free_trial: { defaultMessage: 'Free trial', description: 'State of a subscription' },
  active: { defaultMessage: 'Active', description: 'State of a subscription' },
  cancellation_in_progress: { defaultMessage: 'Cancelling', description: 'State of a subscription' },
  canceled_scheduled: { defaultMessage: 'Ends soon', description: 'State of a subscription' },
  canceled: { defaultMessage: 'Cancelled', description: 'State of a subscription' },
  expired: { defaultMessage: 'Expired', description: 'State of a subscription' },
});

/** What each state means; `dated` is `no` where there is no date. */
export const textMessages = defineMessages({
  free: {
    defaultMessage: 'Three PRO questions a week, free questions without limit.',
    description: 'What the state of a subscription means',
  },
  payment_processing: {
    defaultMessage: 'Your payment is being processed. Pro is yours as soon as it is confirmed.',
    description: 'What the state of a subscription means',
  },
  free_trial: {
    defaultMessage: 'Pro is free until {date}. The first payment follows on that day.',
    description: 'What the state of a subscription means',
  },
  active: {
    defaultMessage: '{dated, select, no {Everything of Pro, without payment.} other {Renews on {date}.}}',
    description: 'What the state of a subscription means',
  },
  cancellation_in_progress: {
    defaultMessage: 'Your subscription is being cancelled. This may take a few minutes to show.',
    description: 'What the state of a subscription means',
  },
  canceled_scheduled: {
    defaultMessage: 'Cancelled. Pro stays yours until {date}, and nothing more is paid.',
    description: 'What the state of a subscription means',
  },
  canceled: {
    defaultMessage: '{dated, select, no {Pro has ended.} other {Pro ended on {date}.}}',
    description: 'What the state of a subscription means',
  },
  expired: {
    defaultMessage: '{dated, select, no {Pro has run out.} other {Pro ran out on {date}.}}',
    description: 'What the state of a subscription means',
  },
});

/** One or two words for what is special about a subscription. */
export const specialBadges = defineMessages({
  owed: { defaultMessage: 'Payment due', description: 'State of a subscription' },
  paused: { defaultMessage: 'Paused', description: 'State of a subscription' },
  granted: { defaultMessage: 'Earned', description: 'State of a plan that is used without payment' },
});

/** What that means. */
export const specialTexts = defineMessages({
  owed: {
    defaultMessage: 'The last payment failed. Change the payment method, and Pro is yours again as soon as it is paid.',
    description: 'What the state of a subscription means, and what to do',
  },
  paused: {
    defaultMessage: 'Your subscription is paused. Resume it to use Pro again.',
    description: 'What the state of a subscription means, and what to do',
  },
  granted: {
    defaultMessage: 'You earned Pro until {date}. Nothing is charged, before or after.',
    description: 'What the state of a plan means that is used without payment',
  },
});

/** What may be done with a subscription. */
export const choiceMessages = defineMessages({
  upgrade: { defaultMessage: 'See the plans', description: 'Leads to what the plans cost' },
  resume: { defaultMessage: 'Resume Pro', description: 'Takes back that a subscription was cancelled' },
  update_payment: { defaultMessage: 'Change payment method', description: 'Of a subscription' },
  cancel: { defaultMessage: 'Cancel subscription', description: 'Button; a question follows' },
});

/** What SubscriptionCard says. */
export const messages = defineMessages({
  cancellingTitle: { defaultMessage: 'Cancel Pro?', description: 'The question before a subscription is cancelled' },
  cancellingText: {
    defaultMessage: 'Pro stays usable until {date}. Your chats, sources and answer formats are kept.',
    description: 'What follows from cancelling a subscription',
  },
  cancellingConfirm: {
    defaultMessage: 'Cancel Pro',
    description: 'Answer to the question before a subscription is cancelled',
  },
  cancellingKeep: {
    defaultMessage: 'Keep Pro',
    description: 'Answer to the question before a subscription is cancelled',
  },
  trialDays: {
    defaultMessage: '{days, plural, one {One day is left.} other {# days are left.}}',
    description: 'How long a free trial lasts from now',
  },
  loading: { defaultMessage: 'Your subscription is loading', description: 'While the state of a subscription loads' },
});
