import { defineMessages } from 'react-intl';

/** Why a call about referrals failed. */
export const referralFailures = defineMessages({
  'referral/not-offered': {
    defaultMessage: 'There are no referrals here: everything is open to everybody.',
    description: 'Why a call failed',
  },
  'referral/invite-already-sent': {
    defaultMessage: 'You have invited this address already.',
    description: 'Why a call failed',
  },
  'referral/yourself': { defaultMessage: 'You cannot invite yourself.', description: 'Why a call failed' },
  'referral/no-links': {
    defaultMessage: 'An invitation holds no links but yours.',
    description: 'Why a call failed',
  },
});
