import { defineMessages } from '../../messages/define-messages.ts';

/** What Tour says. */
export const messages = defineMessages({
  back: { defaultMessage: 'Back', description: 'Goes to the stop before' },
  next: { defaultMessage: 'Next', description: 'Goes to the next stop' },
  done: { defaultMessage: 'Close', description: 'Ends the tour at its last stop' },
  skip: { defaultMessage: 'Skip the tour', description: 'Ends the tour before' },
  progress: { defaultMessage: '{stop, number} of {stops, number}', description: '"2 of 8"' },
});
