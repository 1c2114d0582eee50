import type { OrganizationRole } from '../identity/access/access-context.ts';

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
