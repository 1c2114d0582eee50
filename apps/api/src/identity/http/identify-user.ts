import {
  isOrganizationId,
  ORGANIZATION_HEADER,
  readAccessContext,
  refuseActing,
  refuseCall,
  type IdentityErrorCode,
  type OrganizationRole,
  type Plans,
  type SubscriptionStatus,
} from '@footnote/domain';
import type { MiddlewareHandler } from 'hono';
import {
  VISITOR_ACCESS,
  type ClientRules,
  type ServerContext,
  type ServerEnvironment,
} from '../../platform/http/client.ts';
import { isMadeForOrganizations } from '../../platform/http/endpoint.ts';
import { RequestFailure } from '../../platform/http/request-errors.ts';
import type { CurrentUser } from '../../platform/owner.ts';
import type { IdentityDeps } from '../account/auth-policy.ts';
import type { Memberships } from '../identity.ports.ts';
import {
  hasSessionCookie,
  upgradeSessionCookie,
  sessionEnded,
  setCookies,
  setsSessionCookie,
} from './identity-http.ts';

/** What tells who calls, and what they may use. */
type UserDeps = Pick<IdentityDeps, 'authentication' | 'memberships' | 'paidPlans'>;

/** Told of a refusal that is answered without being thrown. */
type OnDenied = (context: ServerContext, code: IdentityErrorCode) => void;

/**
 * Finds out who calls, and refuses calls they may not make. A bearer that is no longer good is refused at once, so that
 * an API client never gets a visitor's answer for its own; so is a browser's session where the call is about what an
 * account owns.
 */
export function identifyUser(
  { authentication, memberships, paidPlans, plans }: UserDeps & { plans: Plans },
  clients: ClientRules,
  onDenied: OnDenied,
): MiddlewareHandler<ServerEnvironment> {
  return async (context, next) => {
    // The command line has a key of its own.
    if (context.get('commandLine') === true) return next();
    const { headers } = context.req.raw;
    const actingFor = organizationActedFor(context);
    const bearer = headers.has('authorization');
    const session = hasSessionCookie(context);
    const { user, cookies } =
      bearer || session ? await (await authentication()).identify(headers) : { user: null, cookies: [] };
    if (bearer && user === null) throw new RequestFailure('identity/signed-out');
    context.set('user', user);
    // Read anew for every call, so that whoever is taken out of an organization is out with the next one.
    const roles = user === null ? [] : await memberships.rolesOf(user.accountId);
    context.set('actingFor', actingFor);
    const statuses = await paidPlans.statusesOf(user === null ? [] : [user.accountId]);
    const subscriptionStatus = statuses.get(user?.accountId ?? '') ?? null;
    context.set('access', accessOf(user, { roles, actingFor, subscriptionStatus, plans }));
    const hasEnded = session && user === null;
    const refused =
      (actingFor === null ? null : await refusalToAct(memberships, { organization: actingFor, user, roles })) ??
      refusalOf(context, { hasEnded, roles });
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

/** What somebody is now, by what others know of them. */
interface PlaceOfUser {
  roles: readonly OrganizationRole[];
  actingFor: string | null;
  subscriptionStatus: SubscriptionStatus | null;
  plans: Plans;
}

function accessOf(user: CurrentUser | null, { roles, actingFor, subscriptionStatus, plans }: PlaceOfUser) {
  if (user === null) return readAccessContext(null, null, plans);
  return readAccessContext({ ...user, subscriptionStatus, organizationRoles: roles }, actingFor, plans);
}

/**
 * The organization that a call is made for. Coming and going is done by a person and for no organization: whoever lost
 * theirs can still sign out. Throws for what is no id.
 */
function organizationActedFor(context: ServerContext): string | null {
  const named = context.req.header(ORGANIZATION_HEADER);
  if (named === undefined) return null;
  if (!isOrganizationId(named)) throw new RequestFailure('organization/header-invalid');
  return isMadeForOrganizations(context.req) ? named : null;
}

/** What stands in the way of acting for an organization. */
async function refusalToAct(
  memberships: Pick<Memberships, 'findOrganization'>,
  { organization, user, roles }: { organization: string; user: CurrentUser | null; roles: readonly OrganizationRole[] },
) {
  const own = roles.find((held) => held.organization.id === organization)?.organization;
  const superAdmin = user?.superAdmin === true;
  const other = superAdmin && own === undefined ? await memberships.findOrganization(organization) : null;
  return refuseActing({
    signedIn: user !== null,
    superAdmin,
    belongs: own !== undefined,
    exists: other !== null,
    suspended: (own ?? other)?.suspended === true,
    secondFactorMissing: own?.secondFactorMissing === true,
  });
}

/** What stands in the way of a call; null where nothing does, and for an address that is none. */
function refusalOf(
  context: ServerContext,
  { hasEnded, roles }: { hasEnded: boolean; roles: readonly OrganizationRole[] },
) {
  const endpoint = context.get('endpoint');
  const need = endpoint?.access ?? 'anyone';
  // Whoever could make it has been let through, or is asked for a proof by the handler.
  if (need === 'commandLine') return 'request/not-found';
  if (need === 'operator') return null;
  const { signedIn, superAdmin, paying } = context.get('access') ?? VISITOR_ACCESS;
  const named = namedOrganization(context);
  const held = roles.find(({ organization }) => organization.id === named);
  return refuseCall(need, {
    signedIn,
    superAdmin,
    paying,
    sessionEnded: hasEnded,
    ...(named === undefined
      ? {}
      : {
          roleInNamed: held?.role ?? null,
          secondFactorMissing:
            held?.organization.secondFactorMissing === true && endpoint?.openWithoutSecondFactor !== true,
        }),
  });
}

/** The organization in the address of a call; undefined where its address has no place for one. */
function namedOrganization(context: ServerContext): string | undefined {
  const place = context.get('endpoint')?.path.split('/').indexOf(':organizationId') ?? -1;
  return place < 0 ? undefined : context.req.path.split('/')[place];
}
