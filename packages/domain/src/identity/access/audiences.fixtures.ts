import type { AccountFacts, OrganizationRole } from './access-context.ts';

const free: AccountFacts = { subscriptionStatus: null, sandbox: false, superAdmin: false, organizationRoles: [] };
const role = (name: 'Member' | 'Admin'): OrganizationRole => ({
  role: name,
  organization: {
    id: 'org-1',
    name: 'Northern Teaching Hospital',
    subscriptionStatus: 'active',
    suspended: false,
    secondFactorMissing: false,
  },
});

/** One account of every audience of specification §1, with the organization it acts for. */
export const audienceAccounts: Record<
  'visitor' | 'free' | 'pro' | 'sandbox' | 'member' | 'admin' | 'superAdmin',
  { account: AccountFacts | null; selectedOrganization: string | null }
> = {
  visitor: { account: null, selectedOrganization: null },
  free: { account: free, selectedOrganization: null },
  pro: { account: { ...free, subscriptionStatus: 'active' }, selectedOrganization: null },
  sandbox: { account: { ...free, sandbox: true }, selectedOrganization: null },
  member: { account: { ...free, organizationRoles: [role('Member')] }, selectedOrganization: null },
  admin: { account: { ...free, organizationRoles: [role('Admin')] }, selectedOrganization: 'org-1' },
  superAdmin: { account: { ...free, superAdmin: true }, selectedOrganization: 'org-1' },
};
