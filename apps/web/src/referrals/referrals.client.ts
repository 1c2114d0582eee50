import {
  NO_REFERRALS,
  referralCodeAnswerSchema,
  referralStatsSchema,
  referralUrlSchema,
  type ReferralInvitation,
  type ReferralStats,
  type Result,
} from '@footnote/domain';
import { callApi, type ApiError } from '../platform/api/api.client.ts';

/** The referral calls of specification §7. */
export const referralCalls = {
  url: '/api/users/referral-url',
  stats: '/api/users/referrals/stats',
  invitation: '/api/users/referrals/send-invitation',
  code: '/api/users/referrals/checkCode',
} as const;

type Answer<T> = Promise<Result<T, ApiError>>;

/** The referral link of the user, by the address of its call. */
export function fetchReferralUrl(url: string): Answer<string> {
  return callApi(url, { read: (value) => referralUrlSchema.parse(value) });
}

/** What came of the user’s referrals, by the address of its call; nothing where that cannot be read (specification §8). */
export async function fetchReferralStats(url: string): Promise<ReferralStats> {
  const read = await callApi(url, { read: (value) => referralStatsSchema.parse(value) });
  return read.ok ? read.value : NO_REFERRALS;
}

/** Sends somebody the link by mail. */
export function sendInvitation(invitation: Pick<ReferralInvitation, 'email' | 'name'>): Answer<null> {
  return callApi(referralCalls.invitation, { method: 'POST', body: invitation, read: () => null });
}

/** Whether a code is somebody’s; the server remembers it for this browser then. */
export function checkCode(code: string): Answer<boolean> {
  return callApi(referralCalls.code, {
    method: 'POST',
    body: { code },
    read: (value) => referralCodeAnswerSchema.parse(value).valid,
  });
}
