import { defineMessages } from '../messages/define-messages.ts';

/** What every searchable list says. */
export const messages = defineMessages({
  clearSearch: { defaultMessage: 'Clear the search', description: 'Empties the search of a list' },
});
