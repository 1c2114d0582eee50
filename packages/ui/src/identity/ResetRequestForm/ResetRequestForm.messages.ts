import { defineMessages } from '../../messages/define-messages.ts';

/** What ResetRequestForm says. */
export const messages = defineMessages({
  email: { defaultMessage: 'E-mail', description: 'Names the field of an e-mail address' },
});
