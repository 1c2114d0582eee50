/** Which organizations a list can be narrowed to. */
export const ORGANIZATION_FILTERS = ['all', 'active', 'suspended'] as const;
export type OrganizationFilter = (typeof ORGANIZATION_FILTERS)[number];
