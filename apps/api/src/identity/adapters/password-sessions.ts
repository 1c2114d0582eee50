import { ok } from '@footnote/domain';
import { plainCookies } from '../../platform/http/host-cookies.ts';
import type { Authentication, NewSession, SecondFactors, SecondStep } from '../identity.ports.ts';
import type { AuthContext, AuthEngine } from './auth-engine.ts';
import { refusalCode, refused } from './auth-problems.ts';
import { newSession } from './new-session.ts';

type Part = Pick<Authentication, 'identify' | 'create' | 'signIn' | 'beginSession' | 'signOut' | 'endSessions'>;

/** The headers that say who somebody is; a bearer counts alone, so that a bad one is not covered up by a cookie. */
function credentialsOf(headers: Headers): Headers {
  const bearer = headers.get('authorization');
  const cookie = headers.get('cookie');
  if (bearer !== null) return new Headers({ authorization: bearer });
  return cookie === null ? new Headers() : new Headers({ cookie: plainCookies(cookie) });
}

/** Accounts with passwords, and sessions. */
export function passwordSessions(
  engine: AuthEngine,
  context: AuthContext,
  secondFactors: Pick<SecondFactors, 'state'>,
): Part {
  const { auth } = engine;
  const accounts = context.internalAdapter;
  const sessionOf = (headers: Headers) =>
    auth.api.getSession({
      headers: credentialsOf(headers),
      query: { disableCookieCache: true },
      returnHeaders: true,
    });
  const endPrevious = async (headers: Headers) => {
    const previous = await sessionOf(headers);
    if (previous.response !== null) await accounts.deleteSession(previous.response.session.token);
  };
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
    signIn: ({ email, password, headers }) =>
      signIn(engine, { email, password }, async ({ token, given, accountId }) => {
        if ((await secondFactors.state(accountId)).on) {
          // The library has begun a session that nobody has heard of.
          await accounts.deleteSession(token);
          return { secondStepOf: accountId };
        }
        await endPrevious(headers);
        return newSession(engine, { token, given, newAccount: false });
      }),
    async beginSession(accountId, headers) {
      const { headers: given, response } = await auth.api.beginSession({ body: { accountId }, returnHeaders: true });
      await endPrevious(headers);
      return newSession(engine, { token: response.token, given, newAccount: false });
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

/** Has the library compare a password, and `goOn` say what that leads to. */
async function signIn(
  { auth }: AuthEngine,
  body: { email: string; password: string },
  goOn: (begun: { token: string; given: Headers; accountId: string }) => Promise<NewSession | SecondStep>,
): ReturnType<Authentication['signIn']> {
  try {
    const { headers: given, response } = await auth.api.signInEmail({
      body,
      headers: new Headers(),
      returnHeaders: true,
    });
    return ok(await goOn({ token: response.token, given, accountId: response.user.id }));
  } catch (error) {
    return refused(error, {
      INVALID_EMAIL: 'identity/wrong-credentials',
      PASSWORD_TOO_LONG: 'identity/wrong-credentials',
    });
  }
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
