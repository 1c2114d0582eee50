import { refuseCall } from '@footnote/domain';
import type { MiddlewareHandler } from 'hono';
import type { ClientRules, ServerEnvironment } from '../platform/http/client.ts';
import { RequestFailure } from '../platform/http/request-errors.ts';
import type { IdentityDeps } from './entrance.ts';
import { setCookies } from './identity-http.ts';

/** The name of the session's cookie, as the library makes it from its prefix. */
const COOKIE = 'footnote.session_token=';

/**
 * Finds out who calls, and refuses calls they may not make. A bearer that is no longer good is refused at once, so that
 * an API client never gets a visitor's answer for its own. `callOf` gives a call as CALL_ACCESS writes it, or null.
 */
export function identifyReader(
  { authentication }: Pick<IdentityDeps, 'authentication'>,
  clients: ClientRules,
  callOf: (method: string, path: string) => string | null,
): MiddlewareHandler<ServerEnvironment> {
  return async (context, next) => {
    const { path, method, raw } = context.req;
    // The command line has a key of its own.
    if (path.startsWith('/api/internal/')) return next();
    const bearer = raw.headers.has('authorization');
    const session = raw.headers.get('cookie')?.includes(COOKIE) === true;
    const { reader, cookies } =
      bearer || session ? await (await authentication()).identify(raw.headers) : { reader: null, cookies: [] };
    if (bearer && reader === null) throw new RequestFailure('identity/signed-out');
    context.set('reader', reader);
    const call = callOf(method, path);
    const refused =
      call === null ? null : refuseCall(call, { signedIn: reader !== null, superAdmin: reader?.superAdmin === true });
    if (refused !== null) throw new RequestFailure(refused);
    await next();
    // Where the call set a session of its own, that one counts.
    const sets = context.res.headers.getSetCookie().some((cookie) => cookie.startsWith(COOKIE));
    if (!bearer && !sets) setCookies(context, cookies, clients);
  };
}
