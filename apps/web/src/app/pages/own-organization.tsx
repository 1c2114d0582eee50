import { OrganizationSourcesTab } from '../../sources/organization-sources-tab.tsx';
import OrganizationRoute from '../../organizations/organization.route.tsx';
import { OrganizationPlanTab } from '../../billing/settings/organization-plan-tab.tsx';
import { PageHeader } from './page-header.tsx';

/** The settings of an organization, which has sources among them. */
export function OwnOrganization() {
  return (
    <OrganizationRoute header={<PageHeader />} sourcesTab={OrganizationSourcesTab} planTab={OrganizationPlanTab} />
  );
}
