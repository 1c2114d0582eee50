import { defineErrors, type CodeOf } from '../kernel/result.ts';

/** What can go wrong with referrals. */
export const REFERRAL_ERRORS = defineErrors({
  'referral/not-offered': {
    status: 'not-found',
    message: 'There are no referrals here: everything is open to everybody.',
  },
  'referral/invite-already-sent': { status: 'conflict', message: 'You have invited this address already.' },
  'referral/yourself': { status: 'conflict', message: 'You cannot invite yourself.' },
  'referral/no-links': { status: 'invalid', message: 'An invitation holds no links but yours.' },
});
export type ReferralErrorCode = CodeOf<typeof REFERRAL_ERRORS>;
