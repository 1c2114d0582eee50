import { defineMessages } from '../../messages/define-messages.ts';

/** What PublicationTimeline says. */
export const messages = defineMessages({
  title: { defaultMessage: 'Publications by year', description: 'Heading of a picture' },
  summary: {
    defaultMessage:
      '{total, plural, one {# publication} other {# publications}} from {from} to {to}; most in {peak} ({most, number}). Press a year to see what was published since.',
    description: 'Says what a picture shows',
  },
  empty: { defaultMessage: 'No publication has a year.', description: 'Said instead of a picture' },
  year: { defaultMessage: 'Year', description: 'Heading of years' },
  publications: { defaultMessage: 'Publications', description: 'Heading of counts' },
});
