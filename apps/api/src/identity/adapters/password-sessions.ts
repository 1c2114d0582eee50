import { err, ok } from '@footnote/domain';
import { plainCookies } from '../../platform/http/host-cookies.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Authentication, NewSession, SecondFactors, SecondStep, SecondSteps } from '../identity.ports.ts';
import type { AuthContext, AuthEngine } from './auth-engine.ts';
import { refusalCode, refused } from './auth-problems.ts';
import { lockAccount } from './lock-account.ts';
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
  {
    database,
    secondFactors,
    secondSteps,
  }: {
    database: Database;
    secondFactors: Pick<SecondFactors, 'state'>;
    secondSteps: Pick<SecondSteps, 'begin'>;
  },
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
  // A password is set while its account is held: whoever proved something before that, and comes in only now, is seen.
  const whileHeld = <T>(accountId: string, work: () => Promise<T>) =>
    database.withTransaction(async () => {
      const account = await lockAccount(database, { id: accountId });
      return account === null ? null : work();
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
    signIn: ({ email, password, headers }) =>
      signIn(engine, { email, password }, ({ token, given, accountId, compared }) =>
        whileHeld(accountId, async () => {
          const isStill = (await accounts.findCredentialAccount(accountId))?.password === compared;
          const { on } = await secondFactors.state(accountId);
          // The library has begun a session that nobody has heard of.
          if (!isStill || on) await accounts.deleteSession(token);
          if (!isStill) return null;
          if (on) return { secondStepOf: accountId, step: await secondSteps.begin(accountId) };
          await endPrevious(headers);
          return newSession(engine, { token, given, newAccount: false });
        }),
      ),
    beginSession: (accountId, { headers, stands = () => Promise.resolve(true) }) =>
      whileHeld(accountId, async () => {
        if (!(await stands())) return null;
        const { headers: given, response } = await auth.api.beginSession({ body: { accountId }, returnHeaders: true });
        await endPrevious(headers);
        return newSession(engine, { token: response.token, given, newAccount: false });
      }),
    async signOut(headers) {
      const { headers: given } = await auth.api.signOut({ headers: credentialsOf(headers), returnHeaders: true });
      return given.getSetCookie();
    },
    async endSessions(accountId) {
      await accounts.deleteUserSessions(accountId);
    },
  };
}

interface PasswordProof {
  token: string;
  given: Headers;
  accountId: string;
  /** The hash that the password was compared with. */
  compared: string | undefined;
}

/** Has the library compare a password, and `goOn` say what that leads to; null where it has been replaced since. */
async function signIn(
  { auth, callbackData }: AuthEngine,
  body: { email: string; password: string },
  goOn: (proof: PasswordProof) => Promise<NewSession | SecondStep | null>,
): ReturnType<Authentication['signIn']> {
  const received: { compared?: string } = {};
  try {
    const { headers: given, response } = await callbackData.run(received, () =>
      auth.api.signInEmail({ body, headers: new Headers(), returnHeaders: true }),
    );
    const { token, user } = response;
    const next = await goOn({ token, given, accountId: user.id, compared: received.compared });
    return next === null ? err('identity/wrong-credentials') : ok(next);
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
