import {
  adminOrganizationPageSchema,
  invitePageSchema,
  memberPageSchema,
  organizationInviteSchema,
  organizationSchema,
  pendingInviteSchema,
  singleSignOnSchema,
  type AdminOrganizationPage,
  type InvitePage,
  type MemberPage,
  type MemberRole,
  type NewDomain,
  type NewInvite,
  type NewOrganization,
  type Organization,
  type OrganizationInvite,
  type OrganizationUpdate,
  type PendingInvite,
  type Result,
  type SingleSignOn,
  type SingleSignOnUpdate,
} from '@footnote/domain';
import { callApi, type ApiError } from '../platform/api/api.client.ts';
import { calls } from '../platform/navigation/paths.ts';
import { organizationCalls } from './organization-calls.ts';

const readOrganization = (value: unknown) => organizationSchema.parse(value);
const nothing = () => null;

/** Loads an organization by the address of its call. */
export function fetchOrganization(url: string): Promise<Result<Organization, ApiError>> {
  return callApi(url, { read: readOrganization });
}

/** Loads a page of all organizations by the address of its call. */
export function fetchOrganizations(url: string): Promise<Result<AdminOrganizationPage, ApiError>> {
  return callApi(url, { read: (value) => adminOrganizationPageSchema.parse(value) });
}

/** Loads a page of members by the address of its call. */
export function fetchMembers(url: string): Promise<Result<MemberPage, ApiError>> {
  return callApi(url, { read: (value) => memberPageSchema.parse(value) });
}

/** Makes an organization. */
export function createOrganization(body: NewOrganization): Promise<Result<Organization, ApiError>> {
  return callApi(calls.organizations, { method: 'POST', body, read: readOrganization });
}

/** Changes what is given. */
export function updateOrganization(id: string, body: OrganizationUpdate): Promise<Result<Organization, ApiError>> {
  return callApi(calls.organization(id), { method: 'PATCH', body, read: readOrganization });
}

/** Suspends an organization, or resumes it; asked for nobody, as it may be the one that is acted for. */
export function suspendOrganization(id: string, suspended: boolean): Promise<Result<Organization, ApiError>> {
  const url = organizationCalls.organizationSuspension(id);
  return callApi(url, { method: 'PATCH', body: { suspended }, actingFor: null, read: readOrganization });
}

/** Deletes an organization. */
export function deleteOrganization(id: string): Promise<Result<null, ApiError>> {
  return callApi(calls.organization(id), { method: 'DELETE', read: nothing });
}

/** Gives a member another role, or takes them out where it is null. */
export function changeMember(
  organization: string,
  { member, role }: { member: string; role: MemberRole | null },
): Promise<Result<null, ApiError>> {
  const url = organizationCalls.organizationMember(organization, member);
  if (role === null) return callApi(url, { method: 'DELETE', read: nothing });
  return callApi(url, { method: 'PATCH', body: { role }, read: nothing });
}

/** Ends the user's own membership. */
export function leaveOrganization(id: string): Promise<Result<null, ApiError>> {
  return callApi(organizationCalls.organizationMembership(id), { method: 'DELETE', read: nothing });
}

const readSingleSignOn = (value: unknown) => singleSignOnSchema.parse(value);
const singleSignOnOf = (id: string) => `${calls.organization(id)}/single-sign-on`;
const domainsOf = (id: string) => `${calls.organization(id)}/domains`;
type Settings = Promise<Result<SingleSignOn, ApiError>>;

/** Loads how people of an organization sign on, and its domains. */
export function fetchSingleSignOn(id: string): Settings {
  return callApi(singleSignOnOf(id), { read: readSingleSignOn });
}

/** Saves the provider of an organization. */
export function saveSingleSignOn(id: string, body: SingleSignOnUpdate): Settings {
  return callApi(singleSignOnOf(id), { method: 'PUT', body, read: readSingleSignOn });
}

/** Lets members in by single sign-on alone, or by a password as well. */
export function ruleSingleSignOn(id: string, only: boolean): Settings {
  return callApi(singleSignOnOf(id), { method: 'PATCH', body: { only }, read: readSingleSignOn });
}

/** Ends single sign-on. */
export function endSingleSignOn(id: string): Settings {
  return callApi(singleSignOnOf(id), { method: 'DELETE', read: readSingleSignOn });
}

/** Names a domain of an organization. */
export function addDomain(id: string, body: NewDomain): Settings {
  return callApi(domainsOf(id), { method: 'POST', body, read: readSingleSignOn });
}

/** Looks for the record of a domain, verifies it by hand, or takes it away. */
export function changeDomain(
  id: string,
  { domain, how }: { domain: string; how: 'check' | 'verification' | 'removal' },
): Settings {
  const url = `${domainsOf(id)}/${encodeURIComponent(domain)}`;
  if (how === 'removal') return callApi(url, { method: 'DELETE', read: readSingleSignOn });
  return callApi(`${url}/${how}`, { method: 'POST', read: readSingleSignOn });
}

const readInvite = (value: unknown) => organizationInviteSchema.parse(value);

/** Loads a page of open invites by the address of its call. */
export function fetchInvites(url: string): Promise<Result<InvitePage, ApiError>> {
  return callApi(url, { read: (value) => invitePageSchema.parse(value) });
}

/** Invites somebody by mail. */
export function inviteMember(organization: string, body: NewInvite): Promise<Result<OrganizationInvite, ApiError>> {
  return callApi(organizationCalls.organizationInvites(organization), { method: 'POST', body, read: readInvite });
}

/** Sends an invitation once more. */
export function inviteAgain(organization: string, invite: string): Promise<Result<OrganizationInvite, ApiError>> {
  return callApi(`${organizationCalls.organizationInvite(organization, invite)}/again`, {
    method: 'POST',
    read: readInvite,
  });
}

/** Takes an invitation back. */
export function withdrawInvite(organization: string, invite: string): Promise<Result<null, ApiError>> {
  return callApi(organizationCalls.organizationInvite(organization, invite), { method: 'DELETE', read: nothing });
}

/** Asks what the link of an invitation is about. */
export function findInvite(token: string): Promise<Result<PendingInvite, ApiError>> {
  return callApi(organizationCalls.findInvite, {
    method: 'POST',
    body: { token },
    read: (value) => pendingInviteSchema.parse(value),
  });
}

/** Accepts or declines an invitation. */
export function answerInvite(id: string, accepted: boolean): Promise<Result<null, ApiError>> {
  return callApi(organizationCalls.answerInvite(id, accepted ? 'accept' : 'decline'), {
    method: 'POST',
    read: nothing,
  });
}
