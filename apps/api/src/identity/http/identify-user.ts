import { refuseCall, type IdentityErrorCode } from '@footnote/domain';
import type { MiddlewareHandler } from 'hono';
import type { ClientRules, ServerContext, ServerEnvironment } from '../../platform/http/client.ts';
import { RequestFailure } from '../../platform/http/request-errors.ts';
import type { IdentityDeps } from '../account/auth-policy.ts';
import {
  hasSessionCookie,
  upgradeSessionCookie,
  sessionEnded,
  setCookies,
  setsSessionCookie,
} from './identity-http.ts';

/** What guards the calls of the API. */
export interface CallGuard {
  /** A call as CALL_ACCESS writes it; null for an address that is none. */
  callOf: (method: string, path: string) => string | null;
  /** Told of a refusal that is answered without being thrown. */
  onDenied: (context: ServerContext, code: IdentityErrorCode) => void;
}

/**
 * Finds out who calls, and refuses calls they may not make. A bearer that is no longer good is refused at once, so that
 * an API client never gets a visitor's answer for its own; so is a browser's session where the call is about what an
 * account owns.
 */
export function identifyUser(
  { authentication }: Pick<IdentityDeps, 'authentication'>,
  clients: ClientRules,
  { callOf, onDenied }: CallGuard,
): MiddlewareHandler<ServerEnvironment> {
  return async (context, next) => {
    const { path, method, raw } = context.req;
    // The command line has a key of its own.
    if (path.startsWith('/api/internal/')) return next();
    const bearer = raw.headers.has('authorization');
    const session = hasSessionCookie(context);
    const { user, cookies } =
      bearer || session ? await (await authentication()).identify(raw.headers) : { user: null, cookies: [] };
    if (bearer && user === null) throw new RequestFailure('identity/signed-out');
    context.set('user', user);
    const call = callOf(method, path);
    const hasEnded = session && user === null;
    const standing = { signedIn: user !== null, superAdmin: user?.superAdmin === true, sessionEnded: hasEnded };
    const refused = call === null ? null : refuseCall(call, standing);
    if (refused === 'identity/signed-out' && hasEnded) {
      onDenied(context, refused);
      return sessionEnded(context);
    }
    if (refused !== null) throw new RequestFailure(refused);
    await next();
    // A session that ended is taken away where its user is told. Where the call set one of its own, that one counts.
    if (bearer || user === null || setsSessionCookie(context.res)) return;
    setCookies(context, cookies, clients);
    if (!setsSessionCookie(context.res)) upgradeSessionCookie(context, clients);
  };
}
