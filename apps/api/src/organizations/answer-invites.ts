import { ok, placesAreLeft, type PendingInvite, type Result } from '@footnote/domain';
import type { Actor, CurrentUser } from '../platform/owner.ts';
import { digestOfLink } from './invite-members.ts';
import { changeOrganization, note, refusal, type OrganizationDeps, type Refusal } from './organization-changes.ts';

/** What the link of an invitation is about; for whoever it was sent to, and nobody else learns more than that. */
export async function findInvite(
  deps: OrganizationDeps,
  { token, user }: { token: string; user: CurrentUser },
): Promise<Result<PendingInvite, Refusal>> {
  const invite = await deps.invites.findByDigest(digestOfLink(token));
  if (invite === null) return refusal('organization/invite-link-invalid');
  if (invite.email !== user.email) return refusal('organization/invite-of-another');
  if (!(await ownsAddress(deps, user))) return refusal('identity/email-not-verified');
  const { id, organizationId, organizationName, role } = invite;
  return ok({ id, organizationId, organizationName, role });
}

/** Takes somebody in who was invited, or their invitation away; one of another address does not exist. */
export async function answerInvite(
  deps: OrganizationDeps,
  { id, accepted, actor }: { id: string; accepted: boolean; actor: Actor },
): Promise<Result<null, Refusal>> {
  const { accountId, email } = actor.user;
  if (!(await ownsAddress(deps, actor.user))) return refusal('identity/email-not-verified');
  const known = await deps.invites.find(id);
  if (known === null) return refusal('organization/invite-not-found');
  return changeOrganization(deps, known.organizationId, async ({ userLimit, members, suspendedAt }) => {
    const invite = await deps.invites.find(id);
    if (invite === null || invite.email !== email) return refusal('organization/invite-not-found');
    const detail = { organization: invite.organizationId, invite: id };
    if (accepted && suspendedAt !== null) return refusal('organization/not-while-suspended');
    // An invitation holds its own place, so that other open ones do not count here.
    if (accepted && !placesAreLeft({ userLimit, members, openInvites: 0 })) {
      return refusal('organization/user-limit-reached');
    }
    await deps.invites.remove(id);
    if (accepted) {
      await deps.removals.forget(invite.organizationId, email);
      await deps.members.add(invite.organizationId, accountId, invite.role);
    }
    await note(deps, actor, accepted ? 'invite-accepted' : 'invite-declined', detail);
    return ok(null);
  });
}

/** In sandbox mode somebody may be in who never proved to own their address. */
async function ownsAddress({ accounts }: OrganizationDeps, { accountId }: CurrentUser): Promise<boolean> {
  return (await accounts.find(accountId))?.emailVerified === true;
}
