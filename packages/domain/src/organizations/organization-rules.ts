import type { OrganizationRole } from '../identity/access/access-context.ts';
import type { MemberRole } from './organization.schema.ts';

/** Why a row of members cannot be changed. */
export type MemberRefusal = 'yourself';

/** Why a user or an organization cannot be deleted. */
export type DeletionRefusal = 'yourself' | 'has_roles' | 'has_sources';

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Nobody removes or edits themself (specification §5); null where the member may be changed. */
export function memberRefusal(member: { email: string }, viewer: { email: string }): MemberRefusal | null {
  return same(member.email, viewer.email) ? 'yourself' : null;
}

/** An organization with sources cannot be deleted; null where it may be. */
export function organizationDeletionRefusal({ sources }: { sources: number }): DeletionRefusal | null {
  return sources > 0 ? 'has_sources' : null;
}

/** A user with roles in organizations cannot be removed, nor oneself; null where the user may be. */
export function userDeletionRefusal(
  user: { email: string; organizationRoles: readonly OrganizationRole[] },
  viewer: { email: string },
): DeletionRefusal | null {
  if (same(user.email, viewer.email)) return 'yourself';
  return user.organizationRoles.length > 0 ? 'has_roles' : null;
}

/** Whether an organization would lose its last admin, which it keeps: by a change to `next`, or by leaving (null). */
export function losesLastAdmin({
  role,
  next,
  admins,
}: {
  role: MemberRole;
  next: MemberRole | null;
  admins: number;
}): boolean {
  return role === 'Admin' && next !== 'Admin' && admins <= 1;
}

/** Whether one more may be invited or taken in: members and open invites never pass the user limit. */
export function placesAreLeft(places: { userLimit: number; members: number; openInvites: number }): boolean {
  return places.members + places.openInvites < places.userLimit;
}

/** Whether a user limit leaves a place to everybody who has one already: members, and open invites. */
export function fitsUserLimit(
  userLimit: number,
  { members, openInvites }: { members: number; openInvites: number },
): boolean {
  return members + openInvites <= userLimit;
}
