import { defineMessages } from '../../messages/define-messages.ts';

/** How the last answer is shown; follows “Shown from the last answer:”. */
export const commandMessages = defineMessages({
  shorten: { defaultMessage: 'in short', description: 'How the last answer is shown' },
  tabulate: { defaultMessage: 'as a table', description: 'How the last answer is shown' },
  harms: { defaultMessage: 'harms', description: 'What of the last answer is shown' },
  largest: { defaultMessage: 'the largest study', description: 'What of the last answer is shown' },
  newest: { defaultMessage: 'the newest study', description: 'What of the last answer is shown' },
});

export const messages = defineMessages({
  shown: {
    defaultMessage: 'Shown from the last answer: {what}',
    description: 'Above an answer to a follow-up such as “as a table”; nothing was searched for it',
  },
  changed: {
    defaultMessage: 'The last question, asked about: {what}',
    description: 'Above an answer to a follow-up such as “in women?”; what is a population or a treatment',
  },
  noHarms: {
    defaultMessage:
      '{count, plural, one {The one direct study reports no harms in its abstract.} other {None of the # direct studies reports harms in its abstract.}}',
    description: 'Where a user asked for side effects',
  },
  noSizes: {
    defaultMessage: 'No direct study says in its abstract how many took part.',
    description: 'Where a user asked for the largest study',
  },
  largest: {
    defaultMessage: 'Largest of {count, plural, one {# direct study} other {# direct studies}}',
    description: 'Heading over a study',
  },
  newest: {
    defaultMessage: 'Newest of {count, plural, one {# direct study} other {# direct studies}}',
    description: 'Heading over a study',
  },
});
