import type { SubscriptionCardLabels } from './SubscriptionCard/SubscriptionCard.tsx';

export const subscriptionLabels: SubscriptionCardLabels = {
  badge: {
    free: 'Free',
    payment_processing: 'Payment under way',
    free_trial: 'Free trial',
    active: 'Active',
    cancellation_in_progress: 'Cancelling',
    canceled_scheduled: 'Ends soon',
    canceled: 'Cancelled',
    expired: 'Expired',
  },
  text: {
    free: () => 'Three PRO questions a week, free questions without limit.',
    payment_processing: () => 'Your payment is being processed. Pro is yours as soon as it is confirmed.',
    free_trial: (date) => `Pro is free until ${date}. The first payment follows on that day.`,
    active: (date) => (date === null ? 'Everything of Pro, without payment.' : `Renews on ${date}.`),
    cancellation_in_progress: () => 'Your subscription is being cancelled. This may take a few minutes to show.',
    canceled_scheduled: (date) => `Cancelled. Pro stays yours until ${date}, and nothing more is paid.`,
    canceled: (date) => (date === null ? 'Pro has ended.' : `Pro ended on ${date}.`),
    expired: (date) => (date === null ? 'Pro has run out.' : `Pro ran out on ${date}.`),
  },
  choice: {
    upgrade: 'See the plans',
    resume: 'Resume Pro',
    update_payment: 'Change payment method',
    cancel: 'Cancel subscription',
  },
  cancelling: {
    title: 'Cancel Pro?',
    text: (date) => `Pro stays usable until ${date}. Your chats, sources and answer formats are kept.`,
    confirm: 'Cancel Pro',
    keep: 'Keep Pro',
  },
  loading: 'Your subscription is loading',
};
