import { defineMessages } from '../../messages/define-messages.ts';

/** What TokenUsage says. */
export const messages = defineMessages({
  count: {
    defaultMessage: 'about {used, number} of {limit, number} tokens',
    description: 'How much of a length limit is used',
  },
});
