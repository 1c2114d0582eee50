import { defineMessages } from '../../messages/define-messages.ts';

/** What FailedAnswer says. */
export const messages = defineMessages({
  retry: { defaultMessage: 'Try again', description: 'Asks a failed question again' },
  retryIn: {
    defaultMessage: 'Try again in {seconds, number} s',
    description: 'Button that counts down until a question can be asked again',
  },
  signIn: { defaultMessage: 'Log in', description: 'Leads to sign-in' },
});
