import { defineMessages } from '../../messages/define-messages.ts';

/** What PasswordInput says. */
export const messages = defineMessages({
  show: { defaultMessage: 'Show password', description: 'Makes the characters of a password seen' },
  hide: { defaultMessage: 'Hide password', description: 'Makes the characters of a password unseen' },
});
