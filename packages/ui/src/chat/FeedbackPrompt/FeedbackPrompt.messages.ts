import { defineMessages } from '../../messages/define-messages.ts';

/** What FeedbackPrompt says. */
export const messages = defineMessages({
  question: { defaultMessage: 'What was wrong with this answer?', description: 'Asked after a thumbs down' },
  placeholder: {
    defaultMessage: 'A missing study, a wrong figure, hard to read …',
    description: 'Example in the feedback field',
  },
  send: { defaultMessage: 'Send feedback', description: 'Sends feedback on an answer' },
  skip: { defaultMessage: 'Skip', description: 'Closes the feedback prompt' },
  sent: { defaultMessage: 'Thank you, your feedback was saved.', description: 'Said after feedback was sent' },
});
