import type {
  AdminOrganization,
  MemberRole,
  NewInvite,
  NewOrganization,
  Organization,
  OrganizationFilter,
  OrganizationInvite,
  OrganizationMember,
  OrganizationRole,
  OrganizationUpdate,
  PendingInvite,
} from '@footnote/domain';
import type { ListPage, ListQuery } from '../platform/list-page.ts';

export const ORGANIZATION_COLUMNS = ['name', 'users', 'createdAt'] as const;
export type OrganizationColumn = (typeof ORGANIZATION_COLUMNS)[number];

/** Which organizations are listed. */
export interface OrganizationQuery extends ListQuery<OrganizationColumn> {
  show: OrganizationFilter;
}

export const MEMBER_COLUMNS = ['name', 'email', 'role'] as const;
export type MemberColumn = (typeof MEMBER_COLUMNS)[number];

/** An organization of which nobody else changes who belongs to it at this moment. */
export interface HeldOrganization extends Organization {
  /** How many of its members are admins. */
  admins: number;
}

/** Organizations as saved. */
export interface Organizations {
  list(query: OrganizationQuery): Promise<ListPage<AdminOrganization>>;
  find(id: string): Promise<Organization | null>;
  create(fields: NewOrganization): Promise<Organization>;
  /** Does `work` in a transaction that no other of this kind runs beside; null where there is no such organization. */
  hold<T>(id: string, work: (organization: HeldOrganization) => Promise<T>): Promise<T | null>;
  /** Changes the fields that are given. */
  save(id: string, change: OrganizationUpdate): Promise<void>;
  /** Keeps everybody from acting for it, or lets them again. */
  setSuspended(id: string, suspended: boolean): Promise<void>;
  /** Deletes it with its memberships and invites. */
  remove(id: string): Promise<void>;
}

export const INVITE_COLUMNS = ['createdAt', 'name', 'email'] as const;
export type InviteColumn = (typeof INVITE_COLUMNS)[number];

/** An invitation that waits for an answer. */
export interface OpenInvite extends OrganizationInvite {
  organizationId: string;
  organizationName: string;
}

/** Invitations as saved. One that is too old to be answered is none. */
export interface Invites {
  list(organizationId: string, query: ListQuery<InviteColumn>): Promise<ListPage<OrganizationInvite>>;
  find(id: string): Promise<OpenInvite | null>;
  /** By the digest of what stands in its link. */
  findByDigest(digest: string): Promise<OpenInvite | null>;
  /** The one that was sent to an address, null where none waits. */
  findByEmail(organizationId: string, email: string): Promise<OpenInvite | null>;
  /** Invitations sent to an address, the newest first. */
  pendingOf(email: string): Promise<PendingInvite[]>;
  /** Saves one, in place of any other that was sent to this address. */
  save(organizationId: string, invite: NewInvite & { digest: string }): Promise<OrganizationInvite>;
  remove(id: string): Promise<void>;
  /** Deletes those that are too old to be answered. */
  forgetExpired(): Promise<void>;
}

/** Whom admins took out, by their address: single sign-on does not bring them back, an invitation does. */
export interface Removals {
  note(organizationId: string, email: string): Promise<void>;
  has(organizationId: string, email: string): Promise<boolean>;
  forget(organizationId: string, email: string): Promise<void>;
}

/** Who belongs to which organization, as saved. */
export interface Members {
  list(organizationId: string, query: ListQuery<MemberColumn>): Promise<ListPage<OrganizationMember>>;
  /** Ids of the accounts of its admins. */
  adminsOf(organizationId: string): Promise<string[]>;
  /** Whether somebody with this address belongs to it. */
  has(organizationId: string, email: string): Promise<boolean>;
  /** Null for somebody who does not belong to it. */
  roleOf(organizationId: string, accountId: string): Promise<MemberRole | null>;
  /** Whether an organization somebody belongs to asks for a second factor. */
  askedForSecondFactor(account: string): Promise<boolean>;
  /** Whether somebody belongs to it who could not act for it if it asked for a second factor. */
  wouldBeKeptOut(organizationId: string, accountId: string): Promise<boolean>;
  /** What an account is in which organizations, in the order of their names. */
  rolesOf(accountId: string): Promise<OrganizationRole[]>;
  /** The same for many accounts at once, by their ids; those without a role are left out. */
  rolesOfEach(accountIds: readonly string[]): Promise<ReadonlyMap<string, OrganizationRole[]>>;
  add(organizationId: string, accountId: string, role: MemberRole): Promise<void>;
  setRole(organizationId: string, accountId: string, role: MemberRole): Promise<void>;
  remove(organizationId: string, accountId: string): Promise<void>;
}
