import {
  acceptedRegion,
  deleteAccountSchema,
  languageUpdateSchema,
  negotiateLanguage,
  profileSettings,
  profileUpdateSchema,
  settingsQuerySchema,
  type UserLocation,
  type UserProfile,
  visitorEmailSchema,
} from '@footnote/domain';
import { Hono } from 'hono';
import { ensureOwner, type ClientRules, type ServerContext, type ServerEnvironment } from '../platform/http/client.ts';
import { RequestFailure } from '../platform/http/request-errors.ts';
import { tooMany, type IdentityDeps } from './account/auth-policy.ts';
import {
  callerOf,
  forgetDevice,
  unwrap,
  currentUser,
  setCookies,
  parseInput,
  parseBody,
} from './http/identity-http.ts';
import { deleteAccount, signOut, type OwnedChats } from './account/own-account.ts';
import { endOtherSessions, endSession, listSessions } from './account/own-sessions.ts';
import { USERS_ENDPOINTS } from './users-endpoints.ts';

export interface UsersRoutesDeps {
  identity: IdentityDeps;
  clients: ClientRules;
  ownedChats: OwnedChats;
  /** Header in which a proxy names the country of a user; believed only where proxies are. */
  countryHeader: string | null;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** The users calls of specification §7. */
export function usersRoutes(deps: UsersRoutesDeps): Hono<ServerEnvironment> {
  const { identity, clients } = deps;
  const { accounts } = identity;
  const routes = new Hono<ServerEnvironment>();
  const calls = USERS_ENDPOINTS;
  const profile = async (context: ServerContext) => {
    const found: UserProfile | null = await accounts.profile(currentUser(context).accountId);
    if (found === null) throw new RequestFailure('identity/signed-out');
    return context.json(found, 200, { 'cache-control': 'no-store' });
  };
  const update = async (context: ServerContext) => {
    const { accountId } = currentUser(context);
    await accounts.update(accountId, await parseBody(context, profileUpdateSchema));
    return profile(context);
  };

  routes.get(calls.location.path, (context) => context.json(locationOf(deps, context)));
  routes.post(calls.addVisitor.path, async (context) => {
    const { email } = await parseBody(context, visitorEmailSchema);
    const limited = tooMany(await identity.limits.attempt(callerOf(context, clients).address));
    if (limited !== null) unwrap(limited);
    const owner = ensureOwner(context, clients);
    if ((context.get('user') ?? null) === null) await identity.visitors.keep(owner, email);
    return context.body(null, 204);
  });
  routes.get(calls.settings.path, (context) => {
    const { language } = parseInput(settingsQuerySchema, context.req.query());
    return context.json(profileSettings(language));
  });
  routes.get(calls.me.path, profile);
  routes.get(calls.upsert.path, profile);
  routes.patch(calls.update.path, update);
  routes.post(calls.upsertWith.path, update);
  routes.patch(calls.language.path, async (context) => {
    const { accountId } = currentUser(context);
    await accounts.update(accountId, await parseBody(context, languageUpdateSchema));
    return profile(context);
  });
  routes.get(calls.export.path, async (context) => {
    const saved = await accounts.exported(currentUser(context).accountId);
    return context.body(JSON.stringify(saved, null, 2), 200, {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="footnote-account.json"',
      'cache-control': 'no-store',
    });
  });
  sessionRoutes(deps, routes);
  routes.delete(calls.remove.path, async (context) => {
    const { password } = await parseBody(context, deleteAccountSchema);
    const caller = callerOf(context, clients);
    const removing = { ...identity, chats: deps.ownedChats, now: deps.now };
    unwrap(await deleteAccount(removing, { user: currentUser(context), password }, caller));
    const cookies = await signOut(identity, { user: null, headers: context.req.raw.headers }, caller);
    setCookies(context, cookies, clients);
    forgetDevice(context);
    return context.body(null, 204);
  });
  return routes;
}

/** Where somebody is signed in, and how that ends elsewhere. */
function sessionRoutes({ identity, clients }: UsersRoutesDeps, routes: Hono<ServerEnvironment>): void {
  const { sessions, endOtherSessions: endOthers, endSession: endOne } = USERS_ENDPOINTS;
  routes.get(sessions.path, async (context) =>
    context.json({ sessions: await listSessions(identity, currentUser(context)) }, 200, {
      'cache-control': 'no-store',
    }),
  );
  routes.delete(endOthers.path, async (context) =>
    context.json({ ended: await endOtherSessions(identity, currentUser(context), callerOf(context, clients)) }),
  );
  routes.delete(endOne.path, async (context) => {
    const user = currentUser(context);
    const caller = callerOf(context, clients);
    const session = context.req.param('sessionId') ?? '';
    if (session === user.sessionId) {
      setCookies(context, await signOut(identity, { user, headers: context.req.raw.headers }, caller), clients);
    } else {
      unwrap(await endSession(identity, { user, session }, caller));
    }
    return context.body(null, 204);
  });
}

function locationOf({ clients, countryHeader }: UsersRoutesDeps, context: ServerContext): UserLocation {
  const accepted = context.req.header('accept-language') ?? '';
  const proxyCountry = clients.trustProxy && countryHeader !== null ? (context.req.header(countryHeader) ?? '') : '';
  const country = /^[a-z]{2}$/i.test(proxyCountry) ? proxyCountry.toUpperCase() : acceptedRegion(accepted);
  return { language: negotiateLanguage(accepted), country, city: null };
}
