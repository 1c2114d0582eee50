import { err, ok } from '@footnote/domain';
import { plainCookies } from '../../platform/http/host-cookies.ts';
import type { Authentication } from '../identity.ports.ts';
import type { AuthEngine, AuthEngineSettings } from './auth-engine.ts';
import { callbackProblem, refused } from './auth-problems.ts';
import { newSession } from './new-session.ts';

const KNOWN = 'outcome=signed-in';
const NEW = 'outcome=new';
const END = '/customAuthAction';

/** Signing in with others who vouch for a user. */
export function socialSignIns(
  engine: AuthEngine,
  { publicUrl }: AuthEngineSettings,
): Pick<Authentication, 'providers' | 'beginSocial' | 'finishSocial'> {
  const { auth } = engine;
  return {
    async providers() {
      const { socialProviders } = await auth.$context;
      return socialProviders.map(({ id, name }) => ({ id, name: id === 'microsoft' ? 'Microsoft' : name }));
    },
    async beginSocial(provider, headers) {
      try {
        const { headers: given, response } = await auth.api.signInSocial({
          body: {
            provider,
            callbackURL: `${END}?${KNOWN}`,
            newUserCallbackURL: `${END}?${NEW}`,
            errorCallbackURL: END,
            disableRedirect: true,
          },
          headers: new Headers({ cookie: plainCookies(headers.get('cookie') ?? '') }),
          returnHeaders: true,
        });
        if (response.url === undefined) return err('identity/provider-failed');
        return ok({ url: response.url, cookies: given.getSetCookie() });
      } catch (error) {
        return refused(error);
      }
    },
    async finishSocial(request) {
      const { pathname, search } = new URL(request.url);
      // The address users use, not the one the request names: the library compares it with what the provider was told.
      const url = new URL(`${pathname}${search}`, publicUrl);
      const headers = new Headers({ cookie: plainCookies(request.headers.get('cookie') ?? '') });
      const previous = await auth.api.getSession({ headers, query: { disableCookieCache: true } });
      const response = await auth.handler(new Request(url, { headers }));
      const target = new URL(response.headers.get('location') ?? END, publicUrl);
      const token = tokenOf(response.headers);
      if (token === null) return err(callbackProblem(target.searchParams.get('error') ?? ''));
      if (previous !== null) await (await auth.$context).internalAdapter.deleteSession(previous.session.token);
      return ok(await newSession(engine, { token, given: response.headers, newAccount: target.search.includes(NEW) }));
    },
  };
}

/** The token of a session that begins with these headers: what stands before the signature. */
function tokenOf(headers: Headers): string | null {
  const bearer = decodeURIComponent(headers.get('set-auth-token') ?? '');
  return bearer.includes('.') ? bearer.slice(0, bearer.indexOf('.')) : null;
}
