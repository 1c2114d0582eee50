import { adminFailures } from './admin-failures.ts';
import { contentFailures } from './content-failures.ts';
import { libraryFailures, reviewFailures } from './library-failures.ts';
import { planFailures } from './plan-failures.ts';
import { referralFailures } from './referral-failures.ts';
import { sourceFailures } from './source-failures.ts';
import { supportFailures } from './support-failures.ts';
import { templateFailures } from './template-failures.ts';

/** Why calls of the areas failed whose words stand in files of their own. */
export const areaFailures = {
  ...adminFailures,
  ...contentFailures,
  ...libraryFailures,
  ...planFailures,
  ...referralFailures,
  ...reviewFailures,
  ...sourceFailures,
  ...supportFailures,
  ...templateFailures,
};
