import type { MiddlewareHandler } from 'hono';
import { RequestFailure } from './request-errors.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The policy of every response; `nonce` is for the styles that components put into the page while it runs. */
export function contentSecurityPolicy(nonce: string | null): string {
  const own = nonce === null ? "'self'" : `'self' 'nonce-${nonce}'`;
  return [
    "default-src 'self'",
    `script-src ${own}`,
    `style-src ${own}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
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
export function securityHeaders(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    for (const [name, value] of Object.entries(HEADERS)) headers.set(name, value);
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', contentSecurityPolicy(null));
  };
}

/**
 * Refuses a request that changes something and that a browser sends for another site. Browsers say so in
 * Sec-Fetch-Site, old ones in Origin; a client that says neither is no browser and carries no visitor's cookie.
 */
export function sameSiteOnly(): MiddlewareHandler {
  return async (context, next) => {
    if (!SAFE_METHODS.has(context.req.method) && !isOwnSite(context.req.raw)) {
      throw new RequestFailure('request/cross-site');
    }
    await next();
  };
}

function isOwnSite({ headers }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = headers.get('origin');
  if (origin === null) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.get('host');
}
