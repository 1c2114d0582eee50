import {
  adminOrganizationPageSchema,
  memberPageSchema,
  organizationSchema,
  type AdminOrganizationPage,
  type MemberPage,
  type MemberRole,
  type NewOrganization,
  type Organization,
  type OrganizationUpdate,
  type Result,
} from '@footnote/domain';
import { callApi, type ApiError } from '../platform/api/api.client.ts';
import { calls } from '../platform/navigation/paths.ts';

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

/** Deletes an organization. */
export function deleteOrganization(id: string): Promise<Result<null, ApiError>> {
  return callApi(calls.organization(id), { method: 'DELETE', read: nothing });
}

/** Gives a member another role, or takes them out where it is null. */
export function changeMember(
  organization: string,
  { member, role }: { member: string; role: MemberRole | null },
): Promise<Result<null, ApiError>> {
  const url = calls.organizationMember(organization, member);
  if (role === null) return callApi(url, { method: 'DELETE', read: nothing });
  return callApi(url, { method: 'PATCH', body: { role }, read: nothing });
}

/** Ends the user's own membership. */
export function leaveOrganization(id: string): Promise<Result<null, ApiError>> {
  return callApi(calls.organizationMembership(id), { method: 'DELETE', read: nothing });
}
