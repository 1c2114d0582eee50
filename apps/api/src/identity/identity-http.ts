import { negotiateLanguage, type Result } from '@footnote/domain';
import { deleteCookie, generateCookie, getCookie, setCookie } from 'hono/cookie';
import type { z } from 'zod';
import { clientAddress, isHttps, type ClientRules, type Reader, type ServerContext } from '../platform/http/client.ts';
import { readJson } from '../platform/http/request-body.ts';
import { errorResponse, RequestFailure } from '../platform/http/request-errors.ts';
import type { Caller, Refusal } from './entrance.ts';

/** Bytes of any body about accounts. */
const LIMIT = 64 * 1024;

/** Reads and checks a body. Throws RequestFailure. */
export async function validBody<S extends z.ZodType>(context: ServerContext, schema: S): Promise<z.output<S>> {
  return valid(schema, await readJson(context, LIMIT));
}

/** Checks what a request brings. Throws RequestFailure request/invalid. */
export function valid<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw new RequestFailure('request/invalid');
  return parsed.data;
}

/** Who asks. */
export function callerOf(context: ServerContext, clients: ClientRules): Caller {
  const language = negotiateLanguage(context.req.header('accept-language') ?? '');
  return { address: clientAddress(context, clients), device: getCookie(context, DEVICE) ?? '', language };
}

/** The reader of a call that only readers may make. */
export function readerOf(context: ServerContext): Reader {
  const reader = context.get('reader') ?? null;
  if (reader === null) throw new RequestFailure('identity/signed-out');
  return reader;
}

/** The value of a result; its refusal is thrown as RequestFailure. */
export function granted<T>(result: Result<T, Refusal>): T {
  if (!result.ok) throw new RequestFailure(result.error.code, result.error.retryAfterSeconds);
  return result.value;
}

/** The name of the session's cookie, as the library makes it from its prefix. */
const SESSION = 'footnote.session_token';
/** The longest that browsers keep a cookie: 400 days. */
const LONGEST_SECONDS = 400 * 24 * 60 * 60;

/** What marks a browser as known to an account. */
const DEVICE = 'footnote_device';

/** Marks the browser of somebody who has just proved to be the owner of an address, beyond the end of their session. */
export function knowDevice(context: ServerContext, mark: string, clients: ClientRules): void {
  const secure = isHttps(context, clients);
  setCookie(context, DEVICE, mark, { path: '/', httpOnly: true, sameSite: 'Lax', maxAge: LONGEST_SECONDS, secure });
}

/** Forgets the mark of a browser. */
export function forgetDevice(context: ServerContext): void {
  deleteCookie(context, DEVICE, { path: '/' });
}

/** Whether a request brings a session's cookie, good or not. */
export function bringsSession(context: ServerContext): boolean {
  return (getCookie(context, SESSION) ?? '') !== '';
}

/** Whether an answer sets a session's cookie, or takes it away. */
export function setsSession(response: Response): boolean {
  return response.headers.getSetCookie().some((cookie) => cookie.startsWith(`${SESSION}=`));
}

/** The refusal of a call whose session has ended. It takes the cookie away: the next call is a visitor's. */
export function sessionEnded(context: ServerContext, clients: ClientRules): Response {
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 0, secure: isHttps(context, clients) } as const;
  return errorResponse('identity/signed-out', { 'set-cookie': generateCookie(SESSION, '', options) });
}

/**
 * Sets cookies that were made elsewhere. That of a session outlives it, so that whoever comes back to one that has
 * expired hears that it has, and is not taken for a visitor.
 */
export function setCookies(context: ServerContext, cookies: readonly string[], clients: ClientRules): void {
  const secure = isHttps(context, clients);
  for (const cookie of cookies) {
    const lasting = cookie.startsWith(`${SESSION}=`)
      ? cookie.replace(/; Max-Age=[1-9]\d*/i, `; Max-Age=${LONGEST_SECONDS}`)
      : cookie;
    context.header('set-cookie', secure ? `${lasting}; Secure` : lasting, { append: true });
  }
}
