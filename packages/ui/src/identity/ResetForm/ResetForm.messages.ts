import { defineMessages } from '../../messages/define-messages.ts';

/** What ResetForm says. */
export const messages = defineMessages({
  title: { defaultMessage: 'Choose a new password', description: 'Heading of the form behind the link of a reset' },
  password: { defaultMessage: 'New password', description: 'Names the field of a new password' },
  passwordHint: {
    defaultMessage: 'At least 8 characters, and no password that others use.',
    description: 'What a new password must have',
  },
  submit: { defaultMessage: 'Save the password', description: 'Sends the form of a new password' },
});
