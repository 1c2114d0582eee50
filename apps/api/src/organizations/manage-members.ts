import { losesLastAdmin, ok, type MemberRole, type Result } from '@footnote/domain';
import type { Actor } from '../platform/owner.ts';
import {
  changeAsAdmin,
  changeOrganization,
  note,
  refusal,
  type OrganizationDeps,
  type Refusal,
} from './organization-changes.ts';
import { tellMember } from './tell-members.ts';

interface MemberChange {
  organizationId: string;
  accountId: string;
  /** Null takes them out. */
  next: MemberRole | null;
  actor: Actor;
}

/** Gives a member another role, or takes them out; nobody does that to themself, and the last admin stays. */
export function changeMember(
  deps: OrganizationDeps,
  { organizationId, accountId, next, actor }: MemberChange,
): Promise<Result<null, Refusal>> {
  return changeAsAdmin(deps, { id: organizationId, actor }, async (organization) => {
    const { admins } = organization;
    if (accountId === actor.user.accountId) return refusal('organization/yourself');
    const role = await deps.members.roleOf(organizationId, accountId);
    if (role === null) return refusal('organization/member-not-found');
    if (role === next) return ok(null);
    if (losesLastAdmin({ role, next, admins })) return refusal('organization/last-admin');
    const detail = { organization: organizationId, member: accountId, from: role };
    if (next === null) {
      await deps.members.remove(organizationId, accountId);
      const account = await deps.accounts.find(accountId);
      if (account !== null) await deps.removals.note(organizationId, account.email);
      await note(deps, actor, 'member-removed', detail);
    } else {
      await deps.members.setRole(organizationId, accountId, next);
      await note(deps, actor, 'member-role-changed', { ...detail, to: next });
    }
    await tellMember(deps, { accountId, organization, role: next });
    return ok(null);
  });
}

/** Takes a member out who wants to go; the last admin stays. */
export function leaveOrganization(
  deps: OrganizationDeps,
  { id, actor }: { id: string; actor: Actor },
): Promise<Result<null, Refusal>> {
  const { accountId } = actor.user;
  return changeOrganization(deps, id, async ({ admins }) => {
    const role = await deps.members.roleOf(id, accountId);
    if (role === null) return refusal('organization/not-found');
    if (losesLastAdmin({ role, next: null, admins })) return refusal('organization/last-admin');
    await deps.members.remove(id, accountId);
    await note(deps, actor, 'member-left', { organization: id, from: role });
    return ok(null);
  });
}
