import { defineMessages } from '../../messages/define-messages.ts';

/** What ResultTable says. */
export const messages = defineMessages({
  name: { defaultMessage: 'Results', description: 'Names the list of results' },
  selection: { defaultMessage: 'Selected', description: 'Heading of a column of boxes' },
  article: { defaultMessage: 'Article', description: 'Heading of a column' },
  evidence: { defaultMessage: 'Evidence', description: 'Heading of a column' },
});
