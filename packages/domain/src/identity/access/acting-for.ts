import { usableRoles, type OrganizationRole } from './access-context.ts';

/** The header of a call that names the organization it is made for (specification §7); without it users act for themselves. */
export const ORGANIZATION_HEADER = 'footnote-organization-id';

/** What a browser keeps of users who chose to act for themselves. */
export const PERSONAL = 'personal';

const ID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

/** Whether a text can be the id of an organization. */
export function isOrganizationId(text: string): boolean {
  return ID.test(text);
}

/** Who wants to act for an organization. */
export interface ActingCaller {
  signedIn: boolean;
  superAdmin: boolean;
  /** Whether there is such an organization and the caller belongs to it. */
  belongs: boolean;
  /** Whether there is such an organization; asked for super admins alone. */
  exists: boolean;
  /** Whether it is suspended; told only to those who belong to it, and super admins. */
  suspended: boolean;
  /** Whether it asks its members for a second factor that the caller lacks. */
  secondFactorMissing: boolean;
}

/** What stands in the way of acting for an organization; null when nothing does. Outsiders never learn whether there is one. */
export function refuseActing({
  signedIn,
  superAdmin,
  belongs,
  exists,
  suspended,
  secondFactorMissing,
}: ActingCaller):
  | 'identity/signed-out'
  | 'organization/cannot-act-for'
  | 'organization/suspended'
  | 'organization/second-factor-needed'
  | null {
  if (!signedIn) return 'identity/signed-out';
  if (!belongs && !(superAdmin && exists)) return 'organization/cannot-act-for';
  if (suspended) return 'organization/suspended';
  return secondFactorMissing ? 'organization/second-factor-needed' : null;
}

/** An organization a user acts for. */
export interface ActingOrganization {
  id: string;
  name: string;
}

/**
 * Whom a user acts for (specification §4, Account switching): for the organization that was chosen, for themself where
 * they chose that, else for the last organization they belong to. Super admins may act for any that was chosen; nobody
 * acts for one of theirs that is suspended, or asks for a second factor they lack.
 */
export function pickActing(
  { organizationRoles, superAdmin }: { organizationRoles: readonly OrganizationRole[]; superAdmin: boolean },
  chosen: ActingOrganization | typeof PERSONAL | null,
): ActingOrganization | null {
  if (chosen === PERSONAL) return null;
  const own = usableRoles(organizationRoles).map(({ organization }) => organization);
  const isClosed =
    organizationRoles.some(({ organization }) => organization.id === chosen?.id) &&
    !own.some(({ id }) => id === chosen?.id);
  const found = own.find(({ id }) => id === chosen?.id) ?? (superAdmin && !isClosed ? chosen : null) ?? own.at(-1);
  return found === undefined ? null : { id: found.id, name: found.name };
}
