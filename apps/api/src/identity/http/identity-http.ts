import { negotiateLanguage } from '@footnote/domain';
import type { z } from 'zod';
import { clientAddress, isHttps, type ClientRules, type ServerContext } from '../../platform/http/client.ts';
import {
  forgetHostCookie,
  forgottenHostCookie,
  moveToHostCookie,
  passCookieOn,
  readHostCookie,
  setHostCookie,
  writeHostCookie,
} from '../../platform/http/host-cookies.ts';
import { deviceOf } from '../../platform/http/cookies/device-cookie.ts';
import { referralCodeOf } from '../../platform/http/cookies/referral-cookie.ts';
import type { InvalidInput } from '../../platform/http/endpoint.ts';
import { errorResponse, RequestFailure } from '../../platform/http/request-errors.ts';
import type { Caller } from '../account/auth-policy.ts';

/** What a body about an address is refused with: a code of its own where nothing is wrong but that its text is none. */
export const INVALID_EMAIL: InvalidInput = {
  codes: ['request/invalid', 'identity/email-invalid'],
  codeOf: ({ issues }) => (issues.every(isAboutEmail) ? 'identity/email-invalid' : 'request/invalid'),
};

function isAboutEmail({ path, code }: z.core.$ZodIssue): boolean {
  return path.length === 1 && path[0] === 'email' && code !== 'invalid_type';
}

/** Who asks. */
export function callerOf(context: ServerContext, clients: ClientRules): Caller {
  const language = negotiateLanguage(context.req.header('accept-language') ?? '');
  return {
    address: clientAddress(context, clients),
    device: deviceOf(context),
    userAgent: context.req.header('user-agent') ?? '',
    language,
    referral: referralCodeOf(context),
  };
}

/** The name of the session's cookie, as the library makes it from its prefix. */
const SESSION = 'footnote.session_token';
/** The longest that browsers keep a cookie: 400 days. */
const LONGEST_SECONDS = 400 * 24 * 60 * 60;

/** Says that a browser has given the right password, and has yet to give a code. */
const SECOND_STEP = 'footnote_second_step';
/** As long as a code can be given. */
const SECOND_STEP_SECONDS = 10 * 60;

/** The refusal of a password that is right and not enough, with the cookie by which a code ends signing in. */
export function secondFactorNeeded(context: ServerContext, token: string, clients: ClientRules): RequestFailure {
  const secure = isHttps(context, clients);
  const cookie = writeHostCookie({ name: SECOND_STEP, value: token, maxAge: SECOND_STEP_SECONDS, secure });
  return new RequestFailure('identity/second-factor-needed', undefined, [cookie]);
}

/** The same for a browser that is led on, and not refused. */
export function rememberSecondStep(context: ServerContext, token: string, clients: ClientRules): void {
  const secure = isHttps(context, clients);
  setHostCookie(context, { name: SECOND_STEP, value: token, maxAge: SECOND_STEP_SECONDS, secure });
}

/** Names a browser that is at the provider of an organization. */
const SIGN_ON = 'footnote_sign_on';
/** As long as one may stay there. */
const SIGN_ON_SECONDS = 10 * 60;

/** Marks a browser that goes to a provider, so that what another browser was given there opens nothing in it. */
export function rememberSignOn(context: ServerContext, browser: string, clients: ClientRules): void {
  const secure = isHttps(context, clients);
  setHostCookie(context, { name: SIGN_ON, value: browser, maxAge: SIGN_ON_SECONDS, secure });
}

/** What a browser brings that went to a provider; '' for any other. */
export function signOnOf(context: ServerContext): string {
  return readHostCookie(context, SIGN_ON) ?? '';
}

/** Takes the mark of a browser away that came back from a provider. */
export function forgetSignOn(context: ServerContext): void {
  forgetHostCookie(context, SIGN_ON);
}

/** What a browser brings that has given the right password; '' for any other. */
export function secondStepOf(context: ServerContext): string {
  return readHostCookie(context, SECOND_STEP) ?? '';
}

/** Takes away what let a code end signing in. */
export function forgetSecondStep(context: ServerContext): void {
  forgetHostCookie(context, SECOND_STEP);
}

/** Says that a browser asked for a passkey to sign in by: what it is shown is taken from no other browser. */
const PASSKEY = 'footnote_passkey';
/** As long as a passkey can be shown. */
const PASSKEY_SECONDS = 5 * 60;

/** Lets a browser show the passkey it asked for. */
export function rememberPasskeyBrowser(context: ServerContext, value: string, clients: ClientRules): void {
  setHostCookie(context, { name: PASSKEY, value, maxAge: PASSKEY_SECONDS, secure: isHttps(context, clients) });
}

/** What a browser brings that asked for a passkey; '' for any other. */
export function passkeyBrowserOf(context: ServerContext): string {
  return readHostCookie(context, PASSKEY) ?? '';
}

/** Takes away what let a passkey be shown. */
export function forgetPasskeyBrowser(context: ServerContext): void {
  forgetHostCookie(context, PASSKEY);
}

/** Whether a request brings a session's cookie, good or not. */
export function hasSessionCookie(context: ServerContext): boolean {
  return (readHostCookie(context, SESSION) ?? '') !== '';
}

/** Whether an answer sets a session's cookie, or takes it away. */
export function setsSessionCookie(response: Response): boolean {
  return response.headers.getSetCookie().some((cookie) => cookie.replace('__Host-', '').startsWith(`${SESSION}=`));
}

/** The refusal of a call whose session has ended. It takes the cookie away: the next call is a visitor's. */
export function sessionEnded(context: ServerContext): Response {
  const refused = errorResponse('identity/signed-out');
  for (const cookie of forgottenHostCookie(context, SESSION)) refused.headers.append('set-cookie', cookie);
  return refused;
}

/**
 * Sets cookies that were made elsewhere. That of a session outlives it, so that whoever comes back to one that has
 * expired hears that it has, and is not taken for a visitor.
 */
export function setCookies(context: ServerContext, cookies: readonly string[], clients: ClientRules): void {
  for (const cookie of cookies) {
    const lasting = cookie.startsWith(`${SESSION}=`)
      ? cookie.replace(/; Max-Age=[1-9]\d*/i, `; Max-Age=${LONGEST_SECONDS}`)
      : cookie;
    passCookieOn(context, lasting, isHttps(context, clients));
  }
}

/** Gives the session of a browser that got its cookie under the plain name the one that HTTPS allows. */
export function upgradeSessionCookie(context: ServerContext, clients: ClientRules): void {
  if (isHttps(context, clients)) moveToHostCookie(context, SESSION, LONGEST_SECONDS);
}
