import { createHash, randomBytes } from 'node:crypto';
import {
  ok,
  placesAreLeft,
  type InterfaceLanguage,
  type NewInvite,
  type OrganizationInvite,
  type Result,
} from '@footnote/domain';
import type { Actor } from '../platform/owner.ts';
import { changeAsAdmin, note, refusal, type OrganizationDeps, type Refusal } from './organization-changes.ts';
import type { HeldOrganization } from './organizations.ports.ts';
import { tellInvited } from './tell-members.ts';

/** Who invites, and the language to write in where that of the invited is not known. */
export interface Inviter extends Actor {
  language: InterfaceLanguage;
}

/** What is kept of the secret in a link: it opens nothing by itself. */
export function digestOfLink(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Invites somebody by mail; they hold a place from then on. */
export function inviteMember(
  deps: OrganizationDeps,
  { id, invite, actor }: { id: string; invite: NewInvite; actor: Inviter },
): Promise<Result<OrganizationInvite, Refusal>> {
  return changeAsAdmin(deps, { id, actor }, async (organization) => {
    if (await deps.members.has(id, invite.email)) return refusal('organization/already-member');
    if ((await deps.invites.findByEmail(id, invite.email)) !== null) return refusal('organization/already-invited');
    if (!placesAreLeft(organization)) return refusal('organization/user-limit-reached');
    return sendInvite(deps, { organization, invite, actor });
  });
}

/** Sends an invitation once more; the link of the first opens nothing any more. */
export function inviteAgain(
  deps: OrganizationDeps,
  { id, inviteId, actor }: { id: string; inviteId: string; actor: Inviter },
): Promise<Result<OrganizationInvite, Refusal>> {
  return changeAsAdmin(deps, { id, actor }, async (organization) => {
    const before = await deps.invites.find(inviteId);
    if (before?.organizationId !== id) return refusal('organization/invite-not-found');
    const { email, name, role } = before;
    return sendInvite(deps, { organization, invite: { email, name, role }, actor });
  });
}

/** Takes an invitation back, and the place it held. */
export function withdrawInvite(
  deps: OrganizationDeps,
  { id, inviteId, actor }: { id: string; inviteId: string; actor: Actor },
): Promise<Result<null, Refusal>> {
  return changeAsAdmin(deps, { id, actor }, async () => {
    const invite = await deps.invites.find(inviteId);
    if (invite?.organizationId !== id) return refusal('organization/invite-not-found');
    await deps.invites.remove(inviteId);
    await note(deps, actor, 'invite-withdrawn', { organization: id, invite: inviteId });
    return ok(null);
  });
}

async function sendInvite(
  deps: OrganizationDeps,
  { organization, invite, actor }: { organization: HeldOrganization; invite: NewInvite; actor: Inviter },
): Promise<Result<OrganizationInvite, Refusal>> {
  // A super admin gets here while it is suspended; nobody could accept.
  if (organization.suspendedAt !== null) return refusal('organization/not-while-suspended');
  const seconds = await deps.limits.message(`invite into ${organization.id}`, invite.email);
  if (seconds > 0) return refusal('identity/too-many-attempts', { retryAfterSeconds: seconds });
  const token = randomBytes(32).toString('base64url');
  const saved = await deps.invites.save(organization.id, { ...invite, digest: digestOfLink(token) });
  await tellInvited(deps, { organization, invite: saved });
  const account = await deps.accounts.findByEmail(invite.email);
  await deps.mail.add({
    accountId: account?.id ?? null,
    to: invite.email,
    template: 'organization-invite',
    language: account?.interfaceLanguage ?? actor.language,
    variables: {
      email: invite.email,
      organization: organization.name,
      inviter: actor.user.email,
      link: `${deps.publicUrl}/invitation?token=${token}`,
    },
  });
  await note(deps, actor, 'invite-sent', { organization: organization.id, invite: saved.id, role: invite.role });
  return ok(saved);
}
