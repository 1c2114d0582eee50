import { defineMessages } from '../../messages/define-messages.ts';

/** What ResendVerification says. */
export const messages = defineMessages({
  resend: { defaultMessage: 'Send again', description: 'Sends the verification e-mail again' },
  waiting: {
    defaultMessage: 'Send again in {seconds, plural, one {# second} other {# seconds}}',
    description: 'Counts down until the verification e-mail can be sent again',
  },
});
