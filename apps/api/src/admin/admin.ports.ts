import type {
  AdminUser,
  AdminUserDetails,
  AuditChain,
  AuditEvent,
  AuditLine,
  LlmSettings,
  UserFilter,
} from '@footnote/domain';
import type { ListPage, ListQuery } from '../platform/list-page.ts';

export const USER_COLUMNS = ['name', 'email', 'createdAt'] as const;
export type UserColumn = (typeof USER_COLUMNS)[number];

/** Which users are listed; `search` holds beginnings of words of their names and addresses. */
export interface UserQuery extends ListQuery<UserColumn> {
  show: UserFilter;
}

/** A user who is changed, and who is a super admin at that moment. */
export interface HeldUser {
  user: AdminUserDetails;
  /** Ids of the accounts that are super admins and can come in. */
  superAdmins: readonly string[];
}

/** All users, as super admins see and change them. */
export interface Users {
  list(query: UserQuery): Promise<ListPage<AdminUser>>;
  /** Null where there is none. */
  find(id: string): Promise<AdminUserDetails | null>;
  /**
   * Does something with a user while nobody else makes, takes back or suspends super admins, in one transaction; null
   * where there is no such user.
   */
  hold<T>(id: string, work: (held: HeldUser) => Promise<T>): Promise<T | null>;
  setSuperAdmin(id: string, superAdmin: boolean): Promise<void>;
  setSuspended(id: string, suspended: boolean): Promise<void>;
  /** Whatever process writes answers to what the user asked up to now ends them. */
  noteSignedOut(id: string): Promise<void>;
}

/** Which lines of the audit log are asked for. */
export interface AuditQuery {
  /** Beginnings of words of the name and address of who did it, or to whom it was done; '' for everybody. */
  search: string;
  /** Null for every kind. */
  event: AuditEvent | null;
  /** From this moment on; null for no limit. */
  since: Date | null;
  /** Before this moment; null for no limit. */
  until: Date | null;
}

/** The audit log as super admins read it, the newest line first. */
export interface AuditTrail {
  list(query: AuditQuery & { page: number; pageSize: number }): Promise<ListPage<AuditLine>>;
  /** The next lines before a position, or the newest where it is null. */
  before(query: AuditQuery, position: number | null, count: number): Promise<AuditLine[]>;
  /** Whether every line still follows from the one before it. */
  verify(): Promise<AuditChain>;
}

/** The settings of the language model as super admins saved them; all processes on a database share them. */
export interface SavedLlmSettings {
  /** Version 0 and null where nobody has saved any; null, too, where another version of the server saved them. */
  read(): Promise<{ version: number; settings: LlmSettings | null }>;
  /** Saves them over a version; false where it is no longer the newest. */
  save(version: number, settings: LlmSettings): Promise<boolean>;
}
