import {
  referralCodeAnswerSchema,
  referralCodeCheckSchema,
  referralInvitationSchema,
  referralStatsSchema,
  referralUrlSchema,
  referralValidationAnswerSchema,
  referralValidationSchema,
} from '@footnote/domain';
import type { Endpoint } from '../platform/http/endpoint.ts';

/** The referral calls of specification §7. */
export const REFERRALS_ENDPOINTS = {
  url: {
    method: 'get',
    path: '/api/users/referral-url',
    access: 'signedIn',
    budget: 'read',
    summary: 'Gives the referral link of the account, which stays the same.',
    answer: { json: referralUrlSchema },
    errors: ['referral/not-offered'],
  },
  invite: {
    method: 'post',
    path: '/api/users/referrals/send-invitation',
    access: 'signedIn',
    budget: 'write',
    summary:
      'Sends somebody the referral link by mail, once. Whether the address has an account is not told. At most twenty a day.',
    body: referralInvitationSchema,
    answer: null,
    errors: ['referral/not-offered', 'referral/yourself', 'referral/invite-already-sent', 'identity/too-many-attempts'],
  },
  stats: {
    method: 'get',
    path: '/api/users/referrals/stats',
    access: 'signedIn',
    budget: 'read',
    summary: 'Says what came of the referrals of the account.',
    answer: { json: referralStatsSchema },
    errors: ['referral/not-offered'],
  },
  validate: {
    method: 'post',
    path: '/api/users/referralValidation',
    access: 'signedIn',
    budget: 'write',
    summary:
      'Accepts a referral for an account that is less than a day old; browsers need not, as the server remembers the code they checked. Empty with the cookie utmcat.',
    body: referralValidationSchema,
    answer: { json: referralValidationAnswerSchema },
    errors: ['referral/not-offered'],
  },
  checkCode: {
    method: 'post',
    path: '/api/users/referrals/checkCode',
    access: 'anyone',
    budget: 'entrance',
    summary: 'Says whether a code is somebody’s; a browser that registers within thirty days is referred by it.',
    body: referralCodeCheckSchema,
    answer: { json: referralCodeAnswerSchema },
    errors: ['referral/not-offered'],
    goesOnWhenFull: true,
  },
} as const satisfies Record<string, Endpoint>;
