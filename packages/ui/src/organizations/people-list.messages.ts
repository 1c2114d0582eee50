import { defineMessages } from '../messages/define-messages.ts';

/** What every searchable list of people says. */
export const messages = defineMessages({
  search: { defaultMessage: 'Find by name or e-mail', description: 'Names the search among people of an organization' },
  sortBy: { defaultMessage: 'Sort by', description: 'Names the choice of the order of a list' },
  nobody: { defaultMessage: 'Nobody found', description: 'By the search among people of an organization' },
  nobodyHint: {
    defaultMessage: 'Try other words, or clear the search.',
    description: 'Where nothing was found in a list',
  },
  retry: { defaultMessage: 'Try again', description: 'Tries again what failed' },
});
