import { defineMessages } from '../../messages/define-messages.ts';

/** What RegisterForm says. */
export const messages = defineMessages({
  title: { defaultMessage: 'Create account', description: 'Registers, or leads to the page where one does' },
  email: { defaultMessage: 'E-mail', description: 'Names the field of an e-mail address' },
  password: { defaultMessage: 'Password', description: 'Names the field of a password' },
  passwordHint: {
    defaultMessage: 'At least 8 characters, and no password that others use.',
    description: 'What a new password must have',
  },
  agreement: {
    defaultMessage: 'I agree to the terms and the privacy policy',
    description: 'Names the checkbox that must be ticked to register',
  },
  submit: { defaultMessage: 'Create account', description: 'Registers, or leads to the page where one does' },
  or: { defaultMessage: 'or', description: 'Between a form and other ways to sign in' },
});
