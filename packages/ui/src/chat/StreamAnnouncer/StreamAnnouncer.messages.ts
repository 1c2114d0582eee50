import { defineMessages } from '../../messages/define-messages.ts';

/** What is announced when an answer starts and ends. */
export const messages = defineMessages({
  running: { defaultMessage: 'Footnote is answering.', description: 'Announced to screen readers' },
  answered: { defaultMessage: 'The answer is complete.', description: 'Announced to screen readers' },
  no_documents: {
    defaultMessage: 'No documents were found for this question.',
    description: 'Announced to screen readers',
  },
  stopped: { defaultMessage: 'The answer was stopped.', description: 'Announced to screen readers' },
  failed: { defaultMessage: 'The question could not be answered.', description: 'Announced to screen readers' },
});
