import { defineMessages } from '../../messages/define-messages.ts';

/** What ResultList says. */
export const messages = defineMessages({
  name: { defaultMessage: 'Results', description: 'Names the list of results' },
});
