import type { MiddlewareHandler } from 'hono';
import { isHttps, type ClientRules, type ServerEnvironment } from './client.ts';
import { RequestFailure } from './request-errors.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
/** The one call that another site may make: a payment provider signs what it sends, and has no session here. */
const OPEN_TO_OTHER_SITES = '/api/payments/events';
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Where the script of a payment provider, and the frame in which somebody pays, come from. */
export interface PaymentOrigins {
  script: string;
  frame: string;
}

/** What a response needs beyond what all have. */
export interface PolicyNeeds {
  /** For the styles that components put into the page while it runs. */
  nonce?: string;
  /** Origin of the store that pages send files to; null where that is this server. */
  uploadOrigin?: string | null;
  /** Whether it is a script that compiles WebAssembly. */
  isWasm?: boolean;
  /** Where the script and the frame of a payment provider come from; null where it has none. */
  payment?: PaymentOrigins | null;
}

/** The policy of every response. */
export function contentSecurityPolicy({
  nonce,
  uploadOrigin = null,
  isWasm = false,
  payment = null,
}: PolicyNeeds = {}): string {
  const own = nonce === undefined ? "'self'" : `'self' 'nonce-${nonce}'`;
  return [
    "default-src 'self'",
    `script-src ${own}${isWasm ? " 'wasm-unsafe-eval'" : ''}${payment === null ? '' : ` ${payment.script}`}`,
    ...(payment === null ? [] : [`frame-src ${payment.frame}`]),
    `style-src ${own}${payment === null ? '' : ` ${payment.script}`}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${uploadOrigin === null ? '' : ` ${uploadOrigin}`}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
} as const;

/** Puts the security headers on every response that does not bring its own policy. */
export function securityHeaders(clients: ClientRules): MiddlewareHandler<ServerEnvironment> {
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    for (const [name, value] of Object.entries(HEADERS)) headers.set(name, value);
    const subdomains = clients.httpsSubdomains === true ? '; includeSubDomains' : '';
    if (isHttps(context, clients)) headers.set('strict-transport-security', `max-age=${YEAR_SECONDS}${subdomains}`);
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', contentSecurityPolicy());
  };
}

/** Keeps answers that say nothing about it out of every cache: most of them are one user's alone. */
export function noStore(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  };
}

/**
 * Refuses a request that changes something and that a browser sends for another site. Browsers say so in
 * Sec-Fetch-Site, old ones in Origin; a client that says neither is no browser and carries no visitor's cookie.
 */
export function sameSiteOnly(): MiddlewareHandler {
  return async (context, next) => {
    const { method, path, raw } = context.req;
    if (!SAFE_METHODS.has(method) && path !== OPEN_TO_OTHER_SITES && !isOwnSite(raw)) {
      throw new RequestFailure('request/cross-site');
    }
    await next();
  };
}

/** Whether a browser sends a request for a page of ours, or no browser does. */
export function isOwnSite({ headers }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = headers.get('origin');
  if (origin === null) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.get('host');
}
