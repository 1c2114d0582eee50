import { defineMessages } from '../../messages/define-messages.ts';

/** What led to the offer of the paid plan, by reason. */
export const titleMessages = defineMessages({
  refill: { defaultMessage: 'Your PRO questions are back', description: 'Heading of an offer of the paid plan' },
  firstTime: {
    defaultMessage: 'You begin with five PRO questions',
    description: 'Heading of an offer of the paid plan',
  },
  usedAll: {
    defaultMessage: 'You have asked your PRO questions of this week',
    description: 'Heading of an offer of the paid plan',
  },
  proUpsell: { defaultMessage: 'This belongs to Pro', description: 'Heading of an offer of the paid plan' },
});

/** The line below it, by reason. */
export const descriptionMessages = defineMessages({
  refill: {
    defaultMessage: 'Three more for this week. With Pro, you never count them.',
    description: 'Below the heading “Your PRO questions are back”',
  },
  firstTime: {
    defaultMessage: 'They use stronger models and more articles. Three more come every week.',
    description: 'Below the heading “You begin with five PRO questions”',
  },
  usedAll: {
    defaultMessage: 'Free questions go on without limit. With Pro, all of them do.',
    description: 'Below the heading “You have asked your PRO questions of this week”',
  },
  proUpsell: {
    defaultMessage: 'Filters, precision and elaborate answers, answer formats and RIS export.',
    description: 'Below the heading “This belongs to Pro”',
  },
});

/** What the paid plan offers, one line each. */
export const pointMessages = defineMessages({
  questions: { defaultMessage: 'PRO questions without limit', description: 'What the paid plan offers' },
  articles: { defaultMessage: '10 times more articles considered', description: 'What the paid plan offers' },
  models: { defaultMessage: 'Stronger models', description: 'What the paid plan offers' },
  filters: { defaultMessage: 'Filters by study type, size and impact', description: 'What the paid plan offers' },
  lockedFilters: {
    defaultMessage: 'Study type, sample size, impact factor and order',
    description: 'What the paid plan offers: filters',
  },
  formats: { defaultMessage: 'Your own formats and templates', description: 'What the paid plan offers' },
});

/** What every offer says. */
export const messages = defineMessages({
  upgrade: { defaultMessage: 'See the plans', description: 'Leads to what the plans cost' },
  earn: { defaultMessage: 'Earn free Pro', description: 'Leads to inviting colleagues, which is rewarded' },
  later: { defaultMessage: 'Not now', description: 'Puts off an offer of the paid plan' },
  close: { defaultMessage: 'Close', description: 'Name of the closing button of a dialog' },
});
