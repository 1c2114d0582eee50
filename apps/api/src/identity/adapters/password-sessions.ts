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

interface Deps {
  engine: AuthEngine;
  context: AuthContext;
  database: Database;
  secondFactors: Pick<SecondFactors, 'state'>;
  secondSteps: Pick<SecondSteps, 'begin'>;
}

/** Accounts with passwords, and sessions. */
export function passwordSessions(deps: Deps): Part {
  const { engine, context } = deps;
  const { auth } = engine;
  return {
    async identify(headers) {
      const { headers: given, response } = await sessionOf(engine, headers);
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
    signIn: (input) => signIn(deps, input),
    beginSession: (accountId, { headers, stands = () => Promise.resolve(true) }) =>
      whileHeld(deps, accountId, async () => {
        if (!(await stands())) return null;
        const { headers: given, response } = await auth.api.beginSession({ body: { accountId }, returnHeaders: true });
        await endPrevious(deps, headers);
        return newSession(engine, { token: response.token, given, newAccount: false });
      }),
    async signOut(headers) {
      const { headers: given } = await auth.api.signOut({ headers: credentialsOf(headers), returnHeaders: true });
      return given.getSetCookie();
    },
    endSessions: (accountId) => context.internalAdapter.deleteUserSessions(accountId),
  };
}

function sessionOf({ auth }: AuthEngine, headers: Headers) {
  return auth.api.getSession({
    headers: credentialsOf(headers),
    query: { disableCookieCache: true },
    returnHeaders: true,
  });
}

async function endPrevious({ engine, context }: Deps, headers: Headers): Promise<void> {
  const previous = await sessionOf(engine, headers);
  if (previous.response !== null) await context.internalAdapter.deleteSession(previous.response.session.token);
}

/**
 * Runs `work` while an account is held, as it is while its password is set: whoever proved something before that, and
 * comes in only now, is seen. Null where the account is gone.
 */
function whileHeld<T>({ database }: Deps, accountId: string, work: () => Promise<T>): Promise<T | null> {
  return database.withTransaction(async () => {
    const account = await lockAccount(database, { id: accountId });
    return account === null ? null : work();
  });
}

/** Has the library compare a password, and sees whether it still is the one once the account is held. */
async function signIn(
  deps: Deps,
  { headers, ...body }: Parameters<Part['signIn']>[0],
): ReturnType<Authentication['signIn']> {
  const { auth, callbackData } = deps.engine;
  const received: { compared?: string } = {};
  try {
    const { headers: given, response } = await callbackData.run(received, () =>
      auth.api.signInEmail({ body, headers: new Headers(), returnHeaders: true }),
    );
    const proof = { token: response.token, given, accountId: response.user.id, compared: received.compared };
    const next = await whileHeld(deps, response.user.id, () => goOn(deps, { ...proof, headers }));
    return next === null ? err('identity/wrong-credentials') : ok(next);
  } catch (error) {
    return refused(error, {
      INVALID_EMAIL: 'identity/wrong-credentials',
      PASSWORD_TOO_LONG: 'identity/wrong-credentials',
    });
  }
}

interface PasswordProof {
  /** Of the session that the library has begun. */
  token: string;
  given: Headers;
  accountId: string;
  /** The hash that the password was compared with. */
  compared: string | undefined;
  /** Of the request. */
  headers: Headers;
}

/** What a right password leads to; null where another was set since, or every session ended. */
async function goOn(
  deps: Deps,
  { token, given, accountId, compared, headers }: PasswordProof,
): Promise<NewSession | SecondStep | null> {
  const { internalAdapter } = deps.context;
  const isSet = (await internalAdapter.findCredentialAccount(accountId))?.password === compared;
  // Gone as well where its owner was signed out everywhere in this moment.
  const isStill = isSet && (await internalAdapter.findSession(token)) !== null;
  const { on } = await deps.secondFactors.state(accountId);
  // Nobody has heard of the session.
  if (!isStill || on) await internalAdapter.deleteSession(token);
  if (!isStill) return null;
  if (on) return { secondStepOf: accountId, step: await deps.secondSteps.begin(accountId) };
  await endPrevious(deps, headers);
  return newSession(deps.engine, { token, given, newAccount: false });
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
