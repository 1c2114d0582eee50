import type { Context } from 'hono';
import { deleteCookie, generateCookie, getCookie } from 'hono/cookie';

/** Browsers take a cookie of such a name only over HTTPS and from the host itself, so that no neighbour can plant one. */
const HOST_ONLY = '__Host-';
const ATTRIBUTES = { path: '/', httpOnly: true, sameSite: 'Lax' } as const;

/** A cookie of ours as it is set. */
interface HostCookie {
  /** Without the prefix that says whose it is. */
  name: string;
  value: string;
  /** Seconds. */
  maxAge: number;
  /** Whether the browser speaks HTTPS. */
  secure: boolean;
}

/** The value of a cookie of ours; a plain one is that of plain HTTP, or of before its name said whose it is. */
export function readHostCookie(context: Context, name: string): string | undefined {
  return getCookie(context, `${HOST_ONLY}${name}`) ?? getCookie(context, name);
}

/** The value of set-cookie for a cookie of ours, under the name this connection allows. */
export function writeHostCookie({ name, value, maxAge, secure }: HostCookie): string {
  const cookie = generateCookie(name, value, { ...ATTRIBUTES, maxAge });
  return secure ? `${HOST_ONLY}${cookie}; Secure` : cookie;
}

/** Sets a cookie of ours under the name this connection allows; over HTTPS an older plain one goes. */
export function setHostCookie(context: Context, { name, value, maxAge, secure }: HostCookie): void {
  passCookieOn(context, generateCookie(name, value, { ...ATTRIBUTES, maxAge }), secure);
}

/** Passes a cookie of ours that was made elsewhere on, under the name this connection allows. */
export function passCookieOn(context: Context, cookie: string, secure: boolean): void {
  context.header('set-cookie', secure ? `${HOST_ONLY}${cookie}; Secure` : cookie, { append: true });
  if (secure) forgetPlain(context, nameOf(cookie));
}

/** Takes a cookie of ours away, whatever it is called in this browser. */
export function forgetHostCookie(context: Context, name: string): void {
  for (const cookie of forgottenHostCookie(context, name)) context.header('set-cookie', cookie, { append: true });
}

/** Values of set-cookie that take a cookie of ours away, whatever it is called in this browser. */
export function forgottenHostCookie(context: Context, name: string): string[] {
  const gone = [];
  if (getCookie(context, name) !== undefined) gone.push(generateCookie(name, '', { ...ATTRIBUTES, maxAge: 0 }));
  if (getCookie(context, `${HOST_ONLY}${name}`) !== undefined) {
    gone.push(generateCookie(`${HOST_ONLY}${name}`, '', { ...ATTRIBUTES, maxAge: 0, secure: true }));
  }
  return gone;
}

/** Gives a browser that still brings a cookie under its plain name the name that HTTPS allows. */
export function moveToHostCookie(context: Context, name: string, maxAge: number): void {
  const value = readHostCookie(context, name);
  if (value === undefined || getCookie(context, name) === undefined) return;
  setHostCookie(context, { name, value, maxAge, secure: true });
}

/** The cookies of a request under their plain names; of two of one name, the one no neighbour can plant. */
export function plainCookies(header: string): string {
  const pairs = header.split(';').map((pair) => pair.trim());
  const own = pairs.filter((pair) => pair.startsWith(HOST_ONLY)).map((pair) => pair.slice(HOST_ONLY.length));
  const names = new Set(own.map(nameOf));
  return [...own, ...pairs.filter((pair) => !pair.startsWith(HOST_ONLY) && !names.has(nameOf(pair)))].join('; ');
}

function nameOf(pair: string): string {
  return pair.slice(0, Math.max(0, pair.indexOf('=')));
}

function forgetPlain(context: Context, name: string): void {
  if (getCookie(context, name) !== undefined) deleteCookie(context, name, { path: '/' });
}
