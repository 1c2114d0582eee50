import type { UserProfile } from '@footnote/domain';
import type { IdentityDeps } from './account/auth-policy.ts';

/** The profile of an account with all that other areas know of it; null where there is no account. */
export async function readProfile(
  {
    accounts,
    memberships,
    paidPlans,
    proUsage,
  }: Pick<IdentityDeps, 'accounts' | 'memberships' | 'paidPlans' | 'proUsage'>,
  accountId: string,
): Promise<UserProfile | null> {
  const profile = await accounts.profile(accountId);
  if (profile === null) return null;
  const organizationRoles = await memberships.rolesOf(accountId);
  // Whoever has not proved to own an address reads none of what was sent to it.
  const pendingInvites = profile.isUserVerified ? await memberships.invitesOf(profile.email) : [];
  const { used: currentWeekProUsage } = await proUsage.allowance(accountId);
  const paid = await paidPlans.profileOf(accountId);
  return { ...profile, ...paid, organizationRoles, pendingInvites, currentWeekProUsage };
}
