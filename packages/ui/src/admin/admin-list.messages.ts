import { defineMessages } from '../messages/define-messages.ts';

/** What every list of administrators says. */
export const messages = defineMessages({
  remove: { defaultMessage: 'Delete', description: 'Takes a row of a list away; a question follows' },
  removingConfirm: { defaultMessage: 'Delete', description: 'Answer to the question before deleting' },
  removingKeep: { defaultMessage: 'Keep', description: 'Answer to the question before deleting' },
  close: { defaultMessage: 'Close', description: 'Name of the closing button of a dialog' },
  emptyHint: {
    defaultMessage: 'Try other words, or clear the search.',
    description: 'Where nothing was found in a list',
  },
  retry: { defaultMessage: 'Try again', description: 'Tries again what failed' },
});
