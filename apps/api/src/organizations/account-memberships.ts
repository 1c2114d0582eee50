import type { Memberships } from '../identity/identity.ports.ts';
import type { Invites, Members, Organizations } from './organizations.ports.ts';

export interface AccountMembershipsDeps {
  organizations: Pick<Organizations, 'find' | 'hold'>;
  members: Members;
  invites: Pick<Invites, 'pendingOf'>;
}

/** Tells what accounts are in organizations, and ends it with them. */
export function accountMemberships({ organizations, members, invites }: AccountMembershipsDeps): Memberships {
  const leaveEach = async (accountId: string, [id, ...others]: readonly string[]): Promise<boolean> => {
    if (id === undefined) return true;
    const left = await organizations.hold(id, async (held) => {
      const role = await members.roleOf(id, accountId);
      // Whoever is alone in an organization has nobody to hand it over to.
      if (role === 'Admin' && held.admins === 1 && held.members > 1) return false;
      if (!(await leaveEach(accountId, others))) return false;
      await members.remove(id, accountId);
      return true;
    });
    return left ?? leaveEach(accountId, others);
  };
  return {
    rolesOfEach: (accountIds) => members.rolesOfEach(accountIds),
    rolesOf: (accountId) => members.rolesOf(accountId),
    asksForSecondFactor: (accountId) => members.askedForSecondFactor(accountId),
    async findOrganization(id) {
      const found = await organizations.find(id);
      return found === null ? null : { suspended: found.suspendedAt !== null };
    },
    invitesOf: (email) => invites.pendingOf(email),
    async leaveAll(accountId) {
      const roles = await members.rolesOf(accountId);
      // Always in one order, so that two who leave the same organizations never wait for each other.
      return leaveEach(accountId, roles.map(({ organization }) => organization.id).toSorted());
    },
  };
}
