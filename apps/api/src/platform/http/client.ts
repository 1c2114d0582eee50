import { createHash, randomBytes } from 'node:crypto';
import { readAccessContext, type AccessContext } from '@footnote/domain';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { accountOwner, type Actor, type CurrentUser } from '../owner.ts';
import type { Endpoint } from './endpoint.ts';
import { forgetHostCookie, readHostCookie, setHostCookie } from './host-cookies.ts';

const COOKIE = 'footnote_visitor';
const YEAR = 365 * 24 * 60 * 60;

/** What the node server adds to a request; a request made in process has none of it. */
export interface ServerEnvironment {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** Undefined for what is no call. */
    endpoint?: Endpoint | undefined;
    /** A request to a page has no user, because nothing of anybody is on it. */
    user?: CurrentUser | null;
    access?: AccessContext;
    /** The organization a call is made for; null for whoever acts for themself. */
    actingFor?: string | null;
    /** Whether the call brings the key of the command line. */
    commandLine?: true;
  };
}
export type ServerContext = Context<ServerEnvironment>;

/** What somebody without an account may do. */
export const VISITOR_ACCESS: AccessContext = readAccessContext(null, null);

/** How the address of a client is found out. */
export interface ClientRules {
  /** Whether X-Forwarded-For and X-Forwarded-Proto are believed. */
  trustProxy: boolean;
  /** Whether the address by which users come begins with https. */
  https: boolean;
  /** Whether browsers are told that names below this server's are https only, too. */
  httpsSubdomains?: boolean;
}

/** Address of the client, or 'unknown'. */
export function clientAddress(context: ServerContext, { trustProxy }: ClientRules): string {
  const forwarded = context.req.header('x-forwarded-for');
  // The last entry is the one our own proxy wrote; those before it are whatever the client claimed.
  if (trustProxy && forwarded !== undefined) return forwarded.split(',').at(-1)?.trim() ?? 'unknown';
  return context.env?.incoming?.socket.remoteAddress ?? 'unknown';
}

/** Reads who makes a call. */
export function actorReader(clients: ClientRules): (call: { user: CurrentUser; context: ServerContext }) => Actor {
  return ({ user, context }) => ({ user, address: clientAddress(context, clients) });
}

/** What proxies and content networks add to the requests they pass on. */
const PROXY_HEADERS = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-forwarded-server',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
];

/** True when a request comes from this machine and nothing about it tells of a proxy. */
export function isLoopback(context: ServerContext): boolean {
  if (PROXY_HEADERS.some((name) => context.req.header(name) !== undefined)) return false;
  // What nginx speaks to servers behind it unless told otherwise; browsers and scrapers have not for twenty years.
  if (context.env?.incoming?.httpVersion === '1.0') return false;
  const address = context.env?.incoming?.socket.remoteAddress ?? '127.0.0.1';
  return /^(?:127\.|::1$|::ffff:127\.)/.test(address);
}

/** Names by which a browser calls the machine it runs on; a page of elsewhere can make its own name lead here, too. */
const OWN_NAME = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

/** Whether a browser calls the machine it runs on by this name. */
export function isLocalHostname(host: string): boolean {
  return OWN_NAME.test(host);
}

/** True when somebody on this machine asks, and calls it by its own name. */
export function isLocalRequest(context: ServerContext): boolean {
  return isLoopback(context) && isLocalHostname(context.req.header('host') ?? new URL(context.req.url).host);
}

function visitorId(context: ServerContext): string | null {
  const cookie = readHostCookie(context, COOKIE);
  return cookie !== undefined && /^[\w-]{32}$/.test(cookie) ? cookie : null;
}

/** Whoever owns the sessions of this browser; what is stored cannot be turned back into the cookie. */
function ownerOf(visitor: string): string {
  return `visitor:${createHash('sha256').update(visitor).digest('base64url')}`;
}

/** The owner of what this browser did while nobody was signed in; null for a browser that was never here. */
export function visitorOwner(context: ServerContext): string | null {
  const visitor = visitorId(context);
  return visitor === null ? null : ownerOf(visitor);
}

/** The owner of this request's sessions; null for a browser that was never here. */
export function requestOwner(context: ServerContext): string | null {
  const user = context.get('user') ?? null;
  return user === null ? visitorOwner(context) : accountOwner(user.accountId, context.get('actingFor'));
}

/** Whether the client speaks HTTPS with the proxy in front of us; one that does never sends its cookies without. */
export function isHttps(context: ServerContext, { trustProxy, https }: ClientRules): boolean {
  return https || (trustProxy && context.req.header('x-forwarded-proto') === 'https');
}

/** Forgets the visitor of this browser, whose sessions belong to an account now. */
export function forgetVisitor(context: ServerContext): void {
  forgetHostCookie(context, COOKIE);
}

/** The owner of this request's sessions; a new browser gets its cookie now. */
export function ensureOwner(context: ServerContext, clients: ClientRules): string {
  const user = context.get('user') ?? null;
  if (user !== null) return accountOwner(user.accountId, context.get('actingFor'));
  const visitor = visitorId(context) ?? randomBytes(24).toString('base64url');
  setHostCookie(context, { name: COOKIE, value: visitor, maxAge: YEAR, secure: isHttps(context, clients) });
  return ownerOf(visitor);
}
