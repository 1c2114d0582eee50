import type { MemberRole, OrganizationInvite } from '@footnote/domain';
import type { OrganizationDeps } from './organization-changes.ts';
import type { HeldOrganization } from './organizations.ports.ts';

/** An organization as news name it. */
const named = ({ id, name }: HeldOrganization) => ({ organizationId: id, organizationName: name });

/** Tells somebody behind their bell that they are invited, beside the mail they get. */
export function tellInvited(
  { notifications }: OrganizationDeps,
  { organization, invite }: { organization: HeldOrganization; invite: OrganizationInvite },
): Promise<void> {
  const { id: inviteId, role } = invite;
  return notifications.tell({ to: 'invited', inviteId }, { kind: 'invitation-received', ...named(organization), role });
}

/** Writes to somebody about an organization, unless they want no mail. */
async function writeTo(
  deps: OrganizationDeps,
  { accountId, organization, template }: { accountId: string; organization: HeldOrganization; template: string },
): Promise<void> {
  const account = await deps.accounts.find(accountId);
  if (account === null || !account.notificationMail) return;
  await deps.mail.add({
    accountId,
    to: account.email,
    template,
    language: account.interfaceLanguage ?? 'en',
    variables: {
      email: account.email,
      organization: organization.name,
      link: `${deps.publicUrl}/userprofile`,
    },
  });
}

/** Tells somebody of their new role, or that they were taken out where it is null; by mail, too, unless they want none. */
export async function tellMember(
  deps: OrganizationDeps,
  { accountId, organization, role }: { accountId: string; organization: HeldOrganization; role: MemberRole | null },
): Promise<void> {
  const about = named(organization);
  const news =
    role === null
      ? ({ kind: 'member-removed', ...about } as const)
      : ({ kind: 'role-changed', ...about, role } as const);
  await deps.notifications.tell({ to: 'account', accountId }, news);
  const template = role === null ? 'member-removed' : role === 'Admin' ? 'became-admin' : 'became-member';
  await writeTo(deps, { accountId, organization, template });
}

/** Tells all members but whoever did it that their organization is suspended, or no longer; its admins by mail, too, unless they want none. */
export async function tellOfSuspension(
  deps: OrganizationDeps,
  { organization, suspended, by }: { organization: HeldOrganization; suspended: boolean; by: string },
): Promise<void> {
  const { id: organizationId } = organization;
  const kind = suspended ? 'organization-suspended' : 'organization-resumed';
  await deps.notifications.tell({ to: 'members', organizationId, except: by }, { kind, ...named(organization) });
  for (const accountId of await deps.members.adminsOf(organizationId))
    if (accountId !== by) await writeTo(deps, { accountId, organization, template: kind });
}

/** Tells all members that their organization is about to be deleted. */
export function tellOfDeletion({ notifications }: OrganizationDeps, organization: HeldOrganization): Promise<void> {
  const { id: organizationId } = organization;
  return notifications.tell(
    { to: 'members', organizationId },
    { kind: 'organization-deleted', ...named(organization) },
  );
}

/** Tells all members that their organization asks for a second factor from now on. */
export function tellOfSecondFactor({ notifications }: OrganizationDeps, organization: HeldOrganization): Promise<void> {
  const { id: organizationId } = organization;
  return notifications.tell(
    { to: 'members', organizationId },
    { kind: 'second-factor-required', ...named(organization) },
  );
}
