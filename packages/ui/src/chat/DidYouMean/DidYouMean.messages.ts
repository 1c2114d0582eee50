import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  didYouMean: {
    defaultMessage: 'Did you mean:',
    description: 'Before questions in which an unknown word is spelt otherwise; each can be pressed to ask it',
  },
});
