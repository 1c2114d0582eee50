import { defineMessages } from 'react-intl';

/** Why a call of those who run the service failed. */
export const adminFailures = defineMessages({
  'admin/user-not-found': {
    defaultMessage: 'There is no such user.',
    description: 'Why a call or an answer failed',
  },
  'admin/yourself': {
    defaultMessage: 'You cannot do this to your own account.',
    description: 'Why a call or an answer failed',
  },
  'admin/has-roles': {
    defaultMessage: 'A user with organization roles cannot be removed. Take the roles away first.',
    description: 'Why a call or an answer failed',
  },
  'admin/settings-changed': {
    defaultMessage: 'Somebody else changed these settings meanwhile. Reload them and try again.',
    description: 'Why a call or an answer failed',
  },
  'admin/not-verified': {
    defaultMessage: 'The e-mail address of this user is not verified yet, so nobody knows whose it is.',
    description: 'Why a call or an answer failed',
  },
});
