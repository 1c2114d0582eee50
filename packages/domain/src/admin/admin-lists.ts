import type { OrganizationRole } from '../identity/access/access-context.ts';

/** A row of the list of all users. */
export interface AdminUser {
  id: string;
  /** First and last name joined; '' while unknown. */
  name: string;
  email: string;
  plan: 'free' | 'pro' | 'sandbox';
  superAdmin: boolean;
  /** Whether the e-mail is verified. */
  verified: boolean;
  organizationRoles: readonly OrganizationRole[];
  /** ISO 8601. */
  createdAt: string;
}
