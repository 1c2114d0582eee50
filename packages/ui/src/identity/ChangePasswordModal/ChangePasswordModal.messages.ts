import { defineMessages } from '../../messages/define-messages.ts';

/** What ChangePasswordModal says. */
export const messages = defineMessages({
  title: { defaultMessage: 'Change your password', description: 'Heading of a dialog' },
  others: {
    defaultMessage: 'You stay logged in here. Everywhere else you are logged out.',
    description: 'What follows from changing one’s password',
  },
  current: { defaultMessage: 'Current password', description: 'Names the field of the password one has now' },
  password: { defaultMessage: 'New password', description: 'Names the field of a new password' },
  passwordHint: {
    defaultMessage: 'At least 8 characters, and no password that others use.',
    description: 'What a new password must have',
  },
  submit: { defaultMessage: 'Change password', description: 'Sends the form that changes one’s password' },
  cancel: { defaultMessage: 'Cancel', description: 'Closes a question without doing anything' },
  close: { defaultMessage: 'Close', description: 'Name of the closing button of a dialog' },
});
