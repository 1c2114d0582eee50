import {
  fitsUserLimit,
  ok,
  organizationDeletionRefusal,
  type NewOrganization,
  type Organization,
  type OrganizationUpdate,
  type Result,
} from '@footnote/domain';
import type { Actor } from '../platform/owner.ts';
import { changeAsAdmin, note, refusal, type OrganizationDeps, type Refusal } from './organization-changes.ts';
import { tellOfDeletion, tellOfSecondFactor, tellOfSuspension } from './tell-members.ts';

/** Makes an organization, which has nobody in it yet. */
export async function createOrganization(
  deps: OrganizationDeps,
  { fields, actor }: { fields: NewOrganization; actor: Actor },
): Promise<Organization> {
  const organization = await deps.organizations.create(fields);
  await note(deps, actor, 'organization-created', { organization: organization.id });
  return organization;
}

/** Changes what is given; only super admins change the user limit, and never below those who have a place. */
export function updateOrganization(
  deps: OrganizationDeps,
  { id, change, actor }: { id: string; change: OrganizationUpdate; actor: Actor },
): Promise<Result<Organization, Refusal>> {
  return changeAsAdmin(deps, { id, actor }, async (before) => {
    const userLimit = change.userLimit ?? before.userLimit;
    if (userLimit !== before.userLimit && !actor.user.superAdmin) return refusal('organization/limit-locked');
    if (userLimit < before.userLimit && !fitsUserLimit(userLimit, before)) return refusal('organization/limit-too-low');
    const { secondFactorRequired: asks = before.secondFactorRequired } = change;
    const asksAnew = asks && !before.secondFactorRequired;
    if (asksAnew && (await deps.members.wouldBeKeptOut(id, actor.user.accountId))) {
      return refusal('organization/second-factor-own-first');
    }
    await deps.organizations.save(id, change);
    const fields = Object.keys(change).toSorted().join(' ');
    await note(deps, actor, 'organization-updated', { organization: id, fields });
    if (asks !== before.secondFactorRequired) {
      await note(deps, actor, asks ? 'second-factor-required' : 'second-factor-optional', { organization: id });
    }
    if (asksAnew) await tellOfSecondFactor(deps, before);
    const after = await deps.organizations.find(id);
    return after === null ? refusal('organization/not-found') : ok(after);
  });
}

/** Keeps everybody from acting for an organization, or lets them again; what it has stays. Said twice it is done once. */
export function suspendOrganization(
  deps: OrganizationDeps,
  { id, suspended, actor }: { id: string; suspended: boolean; actor: Actor },
): Promise<Result<Organization, Refusal>> {
  return changeAsAdmin(deps, { id, actor }, async (before) => {
    if (suspended !== (before.suspendedAt !== null)) {
      await deps.organizations.setSuspended(id, suspended);
      await note(deps, actor, suspended ? 'organization-suspended' : 'organization-resumed', { organization: id });
      await tellOfSuspension(deps, { organization: before, suspended, by: actor.user.accountId });
    }
    const after = await deps.organizations.find(id);
    return after === null ? refusal('organization/not-found') : ok(after);
  });
}

/** Deletes an organization that has no sources. */
export function deleteOrganization(
  deps: OrganizationDeps,
  { id, actor }: { id: string; actor: Actor },
): Promise<Result<null, Refusal>> {
  return changeAsAdmin(deps, { id, actor }, async (organization) => {
    if (organizationDeletionRefusal(organization) !== null) return refusal('organization/has-sources');
    await tellOfDeletion(deps, organization);
    await deps.organizations.remove(id);
    await note(deps, actor, 'organization-deleted', { organization: id });
    return ok(null);
  });
}
