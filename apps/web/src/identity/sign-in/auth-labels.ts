import type { PasswordInputLabels } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import type { Translate } from '../../platform/i18n/translate.ts';

export const authMessages = defineMessages({
  email: { defaultMessage: 'E-mail', description: 'Names the field of an e-mail address' },
  password: { defaultMessage: 'Password', description: 'Names the field of a password' },
  newPassword: { defaultMessage: 'New password', description: 'Names the field of a new password' },
  passwordHint: {
    defaultMessage: 'At least 8 characters, and no password that others use.',
    description: 'What a new password must have',
  },
  or: { defaultMessage: 'or', description: 'Between a form and other ways to sign in' },
  login: { defaultMessage: 'Log in', description: 'Signs in, or leads to the page where one does' },
  register: { defaultMessage: 'Create account', description: 'Registers, or leads to the page where one does' },
  show: { defaultMessage: 'Show password', description: 'Makes the characters of a password seen' },
  hide: { defaultMessage: 'Hide password', description: 'Makes the characters of a password unseen' },
});

/** Words of the button that shows a password. */
export function passwordLabels(t: Translate): PasswordInputLabels {
  return { show: t(authMessages.show), hide: t(authMessages.hide) };
}
