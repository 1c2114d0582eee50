import { defineMessages } from '../../messages/define-messages.ts';

/** What ReferralStats says. */
export const messages = defineMessages({
  sent: { defaultMessage: 'Invites sent', description: 'Referral stats: sent' },
  successful: { defaultMessage: 'Successful', description: 'Referral stats: successful' },
  monthsEarned: { defaultMessage: 'Months earned', description: 'Referral stats: months earned' },
});
