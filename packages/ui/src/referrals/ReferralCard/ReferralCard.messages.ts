import { defineMessages } from '../../messages/define-messages.ts';

/** What ReferralCard says. */
export const messages = defineMessages({
  title: { defaultMessage: 'Invite colleagues', description: 'Referral card: title' },
  description: {
    defaultMessage: 'One month of Pro for every colleague who joins.',
    description: 'What a successful referral earns',
  },
  loading: { defaultMessage: 'Loading your link', description: 'Said while the link loads' },
  invite: { defaultMessage: 'Invite by e-mail', description: 'Referral card: invite' },
  message: { defaultMessage: 'Share in a messaging app', description: 'Shares by a messaging app' },
});
