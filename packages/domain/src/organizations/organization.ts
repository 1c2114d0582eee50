import type { SubscriptionStatus } from '../identity/access/access-context.ts';

/** What a member may do in an organization. */
export type MemberRole = 'Member' | 'Admin';

/** An organization (specification §3). */
export interface Organization {
  id: string;
  name: string;
  description: string;
  /** Most members and open invites together. */
  userLimit: number;
  subscriptionStatus: SubscriptionStatus | null;
  /** ISO 8601. */
  createdAt: string;
  updatedAt: string;
}

export interface OrganizationMember {
  email: string;
  /** First and last name joined; '' while unknown. */
  name: string;
  role: MemberRole;
  superAdmin: boolean;
}

/** Somebody who was invited and has not answered yet. */
export interface OrganizationInvite {
  email: string;
  name: string;
  role: MemberRole;
  /** ISO 8601. */
  createdAt: string;
}

/** A source an organization maintains, with where its documents are kept and found. */
export interface OrganizationSource {
  id: string;
  name: string;
  description: string;
  status: 'enabled' | 'disabled';
  /** Pages of its documents so far. */
  pagesUsed: number;
  /** Most pages it may hold. */
  pageQuota: number;
  /** Null until it is created. */
  bucket: { name: string; region: string; retentionDays: number } | null;
  /** Null until it is created. */
  index: { shards: number } | null;
}
