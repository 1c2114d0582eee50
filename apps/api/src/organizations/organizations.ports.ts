import type {
  AdminOrganization,
  MemberRole,
  NewOrganization,
  Organization,
  OrganizationMember,
  OrganizationRole,
  OrganizationUpdate,
} from '@footnote/domain';
import type { ListPage, ListQuery } from '../platform/list-page.ts';

export const ORGANIZATION_COLUMNS = ['name', 'users', 'createdAt'] as const;
export type OrganizationColumn = (typeof ORGANIZATION_COLUMNS)[number];

export const MEMBER_COLUMNS = ['name', 'email', 'role'] as const;
export type MemberColumn = (typeof MEMBER_COLUMNS)[number];

/** An organization of which nobody else changes who belongs to it at this moment. */
export interface HeldOrganization extends Organization {
  /** How many of its members are admins. */
  admins: number;
}

/** Organizations as saved. */
export interface Organizations {
  list(query: ListQuery<OrganizationColumn>): Promise<ListPage<AdminOrganization>>;
  find(id: string): Promise<Organization | null>;
  create(fields: NewOrganization): Promise<Organization>;
  /** Does `work` in a transaction that no other of this kind runs beside; null where there is no such organization. */
  hold<T>(id: string, work: (organization: HeldOrganization) => Promise<T>): Promise<T | null>;
  /** Changes the fields that are given. */
  save(id: string, change: OrganizationUpdate): Promise<void>;
  /** Deletes it with its memberships and invites. */
  remove(id: string): Promise<void>;
}

/** Who belongs to which organization, as saved. */
export interface Members {
  list(organizationId: string, query: ListQuery<MemberColumn>): Promise<ListPage<OrganizationMember>>;
  /** Null for somebody who does not belong to it. */
  roleOf(organizationId: string, accountId: string): Promise<MemberRole | null>;
  /** What an account is in which organizations, in the order of their names. */
  rolesOf(accountId: string): Promise<OrganizationRole[]>;
  add(organizationId: string, accountId: string, role: MemberRole): Promise<void>;
  setRole(organizationId: string, accountId: string, role: MemberRole): Promise<void>;
  remove(organizationId: string, accountId: string): Promise<void>;
}
