/** Which users a list can be narrowed to. */
export const USER_FILTERS = ['all', 'members', 'superAdmins', 'suspended', 'unverified'] as const;
export type UserFilter = (typeof USER_FILTERS)[number];
