import {
  acceptedRegion,
  negotiateLanguage,
  profileSettings,
  type LanguageUpdate,
  type ProfileUpdate,
  type UserLocation,
} from '@footnote/domain';
import { ensureOwner, type ClientRules, type ServerContext } from '../platform/http/client.ts';
import { forgetDevice } from '../platform/http/cookies/device-cookie.ts';
import { mount, type App } from '../platform/http/mount.ts';
import { orNotFound, unwrap } from '../platform/http/request-errors.ts';
import type { CurrentUser } from '../platform/owner.ts';
import { tooMany, type IdentityDeps } from './account/auth-policy.ts';
import { deleteAccount, signOut, type OwnedChats } from './account/own-account.ts';
import { readProfile } from './read-profile.ts';
import { endOtherSessions, endSession, listSessions } from './account/own-sessions.ts';
import { callerOf, setCookies } from './http/identity-http.ts';
import { readCity } from './http/read-city.ts';
import { USERS_ENDPOINTS } from './users-endpoints.ts';

export interface UsersRoutesDeps {
  identity: IdentityDeps;
  clients: ClientRules;
  ownedChats: OwnedChats;
  /** Header in which a proxy names the country of a user; believed only where proxies are. */
  countryHeader: string | null;
  /** Header in which a proxy names the city of a user; believed only where proxies are. */
  cityHeader: string | null;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** The users calls of specification §7. */
export function mountUsers(app: App, deps: UsersRoutesDeps): void {
  const { identity, clients } = deps;
  const calls = USERS_ENDPOINTS;
  mount(app, calls.location, ({ context }) => locationOf(deps, context));
  mount(app, calls.addVisitor, async ({ body, user, context }) => {
    const limited = tooMany(await identity.limits.attempt(callerOf(context, clients).address));
    if (limited !== null) unwrap(limited);
    const owner = ensureOwner(context, clients);
    if (user === null) await identity.visitors.keep(owner, body.email);
  });
  mount(app, calls.settings, ({ query }) => profileSettings(query.language));
  mountProfile(app, identity);
  mountSessions(app, deps);
  mount(app, calls.remove, async ({ body, user, context }) => {
    const caller = callerOf(context, clients);
    const removing = { ...identity, chats: deps.ownedChats, now: deps.now };
    unwrap(await deleteAccount(removing, { user, password: body.password }, caller));
    const cookies = await signOut(identity, { user: null, headers: context.req.raw.headers }, caller);
    setCookies(context, cookies, clients);
    forgetDevice(context);
  });
}

function mountProfile(app: App, identity: IdentityDeps): void {
  const { accounts } = identity;
  const calls = USERS_ENDPOINTS;
  const profileOf = async ({ accountId }: CurrentUser) =>
    orNotFound(await readProfile(identity, accountId), 'identity/signed-out');
  const update = async ({ user, body }: { user: CurrentUser; body: ProfileUpdate & LanguageUpdate }) => {
    await accounts.update(user.accountId, body);
    return profileOf(user);
  };
  mount(app, calls.me, ({ user }) => profileOf(user));
  mount(app, calls.upsert, ({ user }) => profileOf(user));
  mount(app, calls.update, update);
  mount(app, calls.upsertWith, update);
  mount(app, calls.language, update);
  mount(app, calls.export, async ({ user, context }) => {
    const saved = await accounts.exported(user.accountId);
    return context.body(JSON.stringify(saved, null, 2), 200, {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="footnote-account.json"',
    });
  });
}

/** Where somebody is signed in, and how that ends elsewhere. */
function mountSessions(app: App, { identity, clients }: UsersRoutesDeps): void {
  const calls = USERS_ENDPOINTS;
  mount(app, calls.sessions, async ({ user }) => ({ sessions: await listSessions(identity, user) }));
  mount(app, calls.endOtherSessions, async ({ user, context }) => ({
    ended: await endOtherSessions(identity, user, callerOf(context, clients)),
  }));
  mount(app, calls.endSession, async ({ user, params: { sessionId: session }, context }) => {
    const caller = callerOf(context, clients);
    if (session === user.sessionId) {
      setCookies(context, await signOut(identity, { user, headers: context.req.raw.headers }, caller), clients);
    } else {
      unwrap(await endSession(identity, { user, session }, caller));
    }
  });
}

function locationOf({ clients, countryHeader, cityHeader }: UsersRoutesDeps, context: ServerContext): UserLocation {
  const accepted = context.req.header('accept-language') ?? '';
  /** What a proxy says in a header; undefined where none that is believed could say it. */
  const said = (header: string | null) =>
    clients.trustProxy && header !== null ? (context.req.header(header) ?? '') : undefined;
  const proxyCountry = said(countryHeader) ?? '';
  const proxyCity = said(cityHeader);
  const country = /^[a-z]{2}$/i.test(proxyCountry) ? proxyCountry.toUpperCase() : acceptedRegion(accepted);
  const city = proxyCity === undefined ? {} : { city: readCity(proxyCity) };
  return { language: negotiateLanguage(accepted), country, ...city };
}
