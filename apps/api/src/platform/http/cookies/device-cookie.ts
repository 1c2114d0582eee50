import { isHttps, type ClientRules, type ServerContext } from '../client.ts';
import { forgetHostCookie, readHostCookie, setHostCookie } from '../host-cookies.ts';

/** What marks a browser as known to accounts. */
const COOKIE = 'footnote_device';
/** The longest that browsers keep a cookie: 400 days. */
const LONGEST_SECONDS = 400 * 24 * 60 * 60;

/** The mark of a browser; '' for one without. */
export function deviceOf(context: ServerContext): string {
  return readHostCookie(context, COOKIE) ?? '';
}

/** Marks the browser of somebody who has just proved to be the owner of an address, beyond the end of their session. */
export function rememberDevice(context: ServerContext, mark: string, clients: ClientRules): void {
  setHostCookie(context, { name: COOKIE, value: mark, maxAge: LONGEST_SECONDS, secure: isHttps(context, clients) });
}

/** Forgets the mark of a browser. */
export function forgetDevice(context: ServerContext): void {
  forgetHostCookie(context, COOKIE);
}
