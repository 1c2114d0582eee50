import { defineMessages } from '../../messages/define-messages.ts';

/** What Composer says. */
export const messages = defineMessages({
  question: { defaultMessage: 'Your question', description: 'Names the question field' },
  placeholder: {
    defaultMessage: 'Ask a clinical or scientific question',
    description: 'Shown in the empty question field',
  },
  placeholderFollowUp: {
    defaultMessage: 'Ask a follow-up',
    description: 'Shown in the empty question field of a running chat',
  },
  send: { defaultMessage: 'Send', description: 'Sends a question' },
  stop: { defaultMessage: 'Stop', description: 'Stops a running answer' },
  usage: { defaultMessage: 'Tokens used', description: 'Names a progress bar' },
});
