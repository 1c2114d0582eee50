/** Statuses of subscriptions (specification §9). */
export const SUBSCRIPTION_STATUSES = ['active', 'canceled', 'past_due', 'paused', 'trialing'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** A user's place in one organization. */
export interface OrganizationRole {
  role: 'Member' | 'Admin';
  organization: {
    id: string;
    name: string;
    subscriptionStatus: SubscriptionStatus | null;
    /** Whether nobody can act for it for now. */
    suspended: boolean;
    /** Whether it asks for a second factor that this account lacks: until it has one, it cannot act for it. */
    secondFactorMissing: boolean;
  };
}

/** What an account says about its rights (specification §3, User profile). */
export interface AccountFacts {
  subscriptionStatus: SubscriptionStatus | null;
  sandbox: boolean;
  superAdmin: boolean;
  organizationRoles: readonly OrganizationRole[];
}

/** Whether a server sells plans; where it does not, everything they contain is open to everybody. */
export type Plans = 'on' | 'off';

/** What decides which entries a user sees. */
export interface AccessContext {
  signedIn: boolean;
  /** Whether the server sells plans. */
  plans: boolean;
  /** Pays, or is treated as if (specification §6). */
  paying: boolean;
  superAdmin: boolean;
  /** Belongs to at least one organization that can be acted for. */
  member: boolean;
  /** Acts for an organization rather than for themself. */
  organizationSelected: boolean;
  /** Is an admin of the organization they act for. */
  adminOfSelected: boolean;
}

const pays = (status: SubscriptionStatus | null) => status === 'active' || status === 'trialing';

/** Places in organizations that can be acted for. */
export function usableRoles(roles: readonly OrganizationRole[]): OrganizationRole[] {
  return roles.filter(({ organization }) => !organization.suspended && !organization.secondFactorMissing);
}

/** True for an active or trialing subscription, a member of an organization with an active one that is not suspended, and sandbox users (§6). */
export function isPaying({ subscriptionStatus, sandbox, organizationRoles }: AccountFacts): boolean {
  const organizationPays = usableRoles(organizationRoles).some(
    ({ organization }) => organization.subscriptionStatus === 'active',
  );
  return sandbox || pays(subscriptionStatus) || organizationPays;
}

const NOBODY: AccountFacts = { subscriptionStatus: null, sandbox: false, superAdmin: false, organizationRoles: [] };

/**
 * Reads a standing; null is a visitor, an organization a user does not belong to counts only for super admins, and a
 * suspended one for nobody.
 */
export function readAccessContext(
  account: AccountFacts | null,
  selectedOrganization: string | null,
  plans: Plans = 'on',
): AccessContext {
  const { superAdmin, organizationRoles } = account ?? NOBODY;
  const isSelected = ({ organization }: OrganizationRole) => organization.id === selectedOrganization;
  const usable = usableRoles(organizationRoles);
  const role = usable.find(isSelected)?.role;
  const isOpen = role !== undefined || (superAdmin && !organizationRoles.some(isSelected));
  return {
    signedIn: account !== null,
    plans: plans === 'on',
    paying: isPaying(account ?? NOBODY),
    superAdmin,
    member: usable.length > 0,
    organizationSelected: selectedOrganization !== null && isOpen,
    adminOfSelected: role === 'Admin',
  };
}
