/** The parts of the product a user would name. Every package uses these folder names and no others for its areas. */
export const AREAS = [
  'identity',
  'chat',
  'search',
  'literature',
  'library',
  'reviews',
  'sources',
  'organizations',
  'templates',
  'billing',
  'referrals',
  'alerts',
  'onboarding',
  'content',
  'support',
  'admin',
  'analytics',
] as const;

export type Area = (typeof AREAS)[number];
