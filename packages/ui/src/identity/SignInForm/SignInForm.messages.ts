import { defineMessages } from '../../messages/define-messages.ts';

/** What SignInForm says. */
export const messages = defineMessages({
  title: { defaultMessage: 'Log in', description: 'Signs in, or leads to the page where one does' },
  email: { defaultMessage: 'E-mail', description: 'Names the field of an e-mail address' },
  password: { defaultMessage: 'Password', description: 'Names the field of a password' },
  submit: { defaultMessage: 'Log in', description: 'Signs in, or leads to the page where one does' },
  or: { defaultMessage: 'or', description: 'Between a form and other ways to sign in' },
});
