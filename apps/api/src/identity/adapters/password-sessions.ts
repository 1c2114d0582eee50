import { ok } from '@footnote/domain';
import { plainCookies } from '../../platform/http/host-cookies.ts';
import type { Authentication } from '../identity.ports.ts';
import type { AuthContext, AuthEngine } from './auth-engine.ts';
import { refusalCode, refused } from './auth-problems.ts';
import { newSession } from './new-session.ts';

type Part = Pick<Authentication, 'identify' | 'create' | 'signIn' | 'signOut' | 'endSessions'>;

/** The headers that say who somebody is; a bearer counts alone, so that a bad one is not covered up by a cookie. */
function credentialsOf(headers: Headers): Headers {
  const bearer = headers.get('authorization');
  const cookie = headers.get('cookie');
  if (bearer !== null) return new Headers({ authorization: bearer });
  return cookie === null ? new Headers() : new Headers({ cookie: plainCookies(cookie) });
}

/** Accounts with passwords, and sessions. */
export function passwordSessions(engine: AuthEngine, context: AuthContext): Part {
  const { auth } = engine;
  const accounts = context.internalAdapter;
  const sessionOf = (headers: Headers) =>
    auth.api.getSession({
      headers: credentialsOf(headers),
      query: { disableCookieCache: true },
      returnHeaders: true,
    });
  return {
    async identify(headers) {
      const { headers: given, response } = await sessionOf(headers);
      if (response === null) return { user: null, cookies: given.getSetCookie() };
      const { user, session } = response;
      // A session that began while its account was being suspended opens nothing.
      if ((user.suspendedAt ?? null) !== null) return { user: null, cookies: [] };
      const current = {
        accountId: user.id,
        sessionId: session.id,
        email: user.email,
        superAdmin: user.superAdmin === true,
        sandbox: user.sandbox === true,
        since: new Date(session.createdAt).getTime(),
      };
      return { user: current, cookies: given.getSetCookie() };
    },
    create: (account) => create(engine, context, account),
    async signIn({ email, password, headers }) {
      try {
        const previous = await sessionOf(headers);
        const { headers: given, response } = await auth.api.signInEmail({
          body: { email, password },
          headers: new Headers(),
          returnHeaders: true,
        });
        if (previous.response !== null) await accounts.deleteSession(previous.response.session.token);
        return ok(await newSession(engine, { token: response.token, given, newAccount: false }));
      } catch (error) {
        return refused(error, {
          INVALID_EMAIL: 'identity/wrong-credentials',
          PASSWORD_TOO_LONG: 'identity/wrong-credentials',
        });
      }
    },
    async signOut(headers) {
      const { headers: given } = await auth.api.signOut({ headers: credentialsOf(headers), returnHeaders: true });
      return given.getSetCookie();
    },
    async endSessions(accountId) {
      await accounts.deleteUserSessions(accountId);
    },
  };
}

async function create(
  { auth }: AuthEngine,
  { internalAdapter, password: hashing }: AuthContext,
  { email, password, firstName, lastName, language }: Parameters<Authentication['create']>[0],
): ReturnType<Authentication['create']> {
  const isKnown = async () => (await internalAdapter.findUserByEmail(email)) !== null;
  try {
    if (await isKnown()) {
      await hashing.hash(password);
      return ok(false);
    }
    const name = `${firstName} ${lastName}`.trim();
    const named = { name, firstName, lastName, ...(language === null ? {} : { interfaceLanguage: language }) };
    await auth.api.signUpEmail({ body: { email, password, ...named } });
    return ok(true);
  } catch (error) {
    // Somebody else registered the address in the meantime.
    if (refusalCode(error) === 'FAILED_TO_CREATE_USER' && (await isKnown())) return ok(false);
    return refused(error);
  }
}
