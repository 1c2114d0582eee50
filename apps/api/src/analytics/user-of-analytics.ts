import { createHmac } from 'node:crypto';
import type { CurrentUser } from '../platform/owner.ts';
import type { Analytics, Consents } from './analytics.ports.ts';

/** Whom events are told of, and to what. */
export interface UserOfAnalytics {
  analytics: Analytics;
  /** A name made of the id of the account, from which nobody finds the way back without the secret of this server. */
  user: string;
}

/** The user that events are told of; null for visitors, for whoever did not agree, and where nothing is configured. */
export async function userOfAnalytics(
  { analytics, consents, secret }: { analytics: Analytics | null; consents: Consents; secret: string },
  user: CurrentUser | null,
): Promise<UserOfAnalytics | null> {
  if (analytics === null || user === null || !(await consents.allowsAnalytics(user.accountId))) return null;
  const digest = createHmac('sha256', secret).update(`analytics\n${user.accountId}`).digest('base64url');
  return { analytics, user: digest.slice(0, 32) };
}
