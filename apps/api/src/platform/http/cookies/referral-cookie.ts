import { REFERRAL_DAYS, REFERRAL_OPT_OUT } from '@footnote/domain';
import { getCookie } from 'hono/cookie';
import { isHttps, type ClientRules, type ServerContext } from '../client.ts';
import { forgetHostCookie, readHostCookie, setHostCookie } from '../host-cookies.ts';

const COOKIE = 'footnote_referral';
const DAY_SECONDS = 24 * 60 * 60;

/** Whether a browser leaves referrals out. */
export function leavesReferralsOut(context: ServerContext): boolean {
  return getCookie(context, REFERRAL_OPT_OUT) !== undefined;
}

/** Has a browser remember whose link it opened. */
export function rememberReferral(context: ServerContext, code: string, clients: ClientRules): void {
  if (leavesReferralsOut(context)) return;
  const maxAge = REFERRAL_DAYS * DAY_SECONDS;
  setHostCookie(context, { name: COOKIE, value: code, maxAge, secure: isHttps(context, clients) });
}

/** The code of the link a browser opened; null for none, and where it leaves referrals out. */
export function referralCodeOf(context: ServerContext): string | null {
  return leavesReferralsOut(context) ? null : (readHostCookie(context, COOKIE) ?? null);
}

/** Has a browser forget whose link it opened, once somebody registered by it. */
export function forgetReferral(context: ServerContext): void {
  forgetHostCookie(context, COOKIE);
}
