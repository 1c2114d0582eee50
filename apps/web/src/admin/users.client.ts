import {
  adminUserDetailsSchema,
  adminUserPageSchema,
  type AdminUserDetails,
  type AdminUserPage,
  type Result,
} from '@footnote/domain';
import type { UserAction } from '@footnote/ui';
import { callApi, type ApiError } from '../platform/api/api.client.ts';
import { adminCalls } from './admin-calls.ts';

const nothing = () => null;

/** Loads a page of all users by the address of its call. */
export function fetchUsers(url: string): Promise<Result<AdminUserPage, ApiError>> {
  return callApi(url, { read: (value) => adminUserPageSchema.parse(value) });
}

/** Loads a user by the address of the call. */
export function fetchUser(url: string): Promise<Result<AdminUserDetails, ApiError>> {
  return callApi(url, { read: (value) => adminUserDetailsSchema.parse(value) });
}

const CHANGES = {
  promote: { superAdmin: true },
  demote: { superAdmin: false },
  suspend: { suspended: true },
  resume: { suspended: false },
} as const;

/** Does something with a user. */
export function changeUser(id: string, action: UserAction): Promise<Result<null, ApiError>> {
  if (action === 'signOut') return callApi(adminCalls.userSessions(id), { method: 'DELETE', read: nothing });
  return callApi(adminCalls.user(id), { method: 'PATCH', body: CHANGES[action], read: nothing });
}

/** Deletes a user. */
export function removeUser(id: string): Promise<Result<null, ApiError>> {
  return callApi(adminCalls.user(id), { method: 'DELETE', read: nothing });
}
