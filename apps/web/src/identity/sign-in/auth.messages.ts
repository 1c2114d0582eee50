import { defineMessages } from 'react-intl';

/** What several pages of accounts say. */
export const authMessages = defineMessages({
  email: { defaultMessage: 'E-mail', description: 'Names the field of an e-mail address' },
  password: { defaultMessage: 'Password', description: 'Names the field of a password' },
  login: { defaultMessage: 'Log in', description: 'Signs in, or leads to the page where one does' },
  continueWith: {
    defaultMessage: 'Continue with {name}',
    description: 'Signs in with an account elsewhere, such as Google',
  },
  register: { defaultMessage: 'Create account', description: 'Registers, or leads to the page where one does' },
});
