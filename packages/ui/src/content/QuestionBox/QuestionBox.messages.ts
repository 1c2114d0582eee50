import { defineMessages } from '../../messages/define-messages.ts';

/** What QuestionBox says. */
export const messages = defineMessages({
  question: { defaultMessage: 'Your question', description: 'Names the question field of the home page' },
  placeholder: {
    defaultMessage: 'Ask a clinical or scientific question',
    description: 'Stands in the empty question field of the home page',
  },
  send: { defaultMessage: 'Ask', description: 'Sends the question of the home page' },
  examples: { defaultMessage: 'For example', description: 'Heading over example questions' },
});
