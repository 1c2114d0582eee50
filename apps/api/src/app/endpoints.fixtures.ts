import { ADMIN_ENDPOINTS } from '../admin/admin-endpoints.ts';
import { LLM_SETTINGS_ENDPOINTS } from '../admin/llm-settings-endpoints.ts';
import { ALERTS_ENDPOINTS } from '../alerts/alerts-endpoints.ts';
import { ANALYTICS_ENDPOINTS } from '../analytics/analytics-endpoints.ts';
import { ORGANIZATION_PLAN_ENDPOINTS, OWN_PLAN_ENDPOINTS, PAYMENT_ENDPOINTS } from '../billing/billing-endpoints.ts';
import { CHAT_ENDPOINTS } from '../chat/chat-endpoints.ts';
import { EXAMPLE_ENDPOINTS } from '../chat/example/example-endpoints.ts';
import { CONTENT_ENDPOINTS } from '../content/content-endpoints.ts';
import { AUTH_ENDPOINTS } from '../identity/auth-endpoints.ts';
import { PASSKEYS_ENDPOINTS } from '../identity/passkeys/passkeys-endpoints.ts';
import { SECOND_FACTOR_ENDPOINTS } from '../identity/second-factor/second-factor-endpoints.ts';
import { SIGN_ON_ENDPOINTS } from '../identity/single-sign-on/single-sign-on-endpoints.ts';
import { USERS_ENDPOINTS } from '../identity/users-endpoints.ts';
import { LIBRARY_ENDPOINTS } from '../library/library-endpoints.ts';
import { SAVED_ENDPOINTS } from '../library/saved/saved-endpoints.ts';
import { REVIEWS_ENDPOINTS } from '../reviews/reviews-endpoints.ts';
import { LITERATURE_ENDPOINTS } from '../literature/literature-endpoints.ts';
import { UPDATES_ENDPOINTS } from '../literature/updates-endpoints.ts';
import { INVITES_ENDPOINTS, ORGANIZATIONS_ENDPOINTS } from '../organizations/organizations-endpoints.ts';
import { SINGLE_SIGN_ON_ENDPOINTS } from '../organizations/single-sign-on/single-sign-on-endpoints.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { DOCUMENTS_ENDPOINTS, SOURCES_ENDPOINTS } from '../sources/sources-endpoints.ts';
import { REFERRALS_ENDPOINTS } from '../referrals/referrals-endpoints.ts';
import { CONTACT_ENDPOINTS } from '../support/contact/contact-endpoints.ts';
import { NOTIFICATIONS_ENDPOINTS } from '../support/notifications-endpoints.ts';
import { TEMPLATES_ENDPOINTS } from '../templates/templates-endpoints.ts';
import { SEARCH_ENDPOINTS } from '../search/search-endpoints.ts';
import { GRAPHQL_ENDPOINTS } from './graphql/graphql-endpoints.ts';

/** Every call that is described, for tests that try them all; `endpoints.test.ts` holds the list to what is mounted. */
export const ENDPOINTS: readonly Endpoint[] = [
  ...Object.values(AUTH_ENDPOINTS),
  ...Object.values(SIGN_ON_ENDPOINTS),
  ...Object.values(USERS_ENDPOINTS),
  ...Object.values(SECOND_FACTOR_ENDPOINTS),
  ...Object.values(PASSKEYS_ENDPOINTS),
  ...Object.values(ORGANIZATIONS_ENDPOINTS),
  ...Object.values(INVITES_ENDPOINTS),
  ...Object.values(SINGLE_SIGN_ON_ENDPOINTS),
  ...Object.values(NOTIFICATIONS_ENDPOINTS),
  ...Object.values(CONTACT_ENDPOINTS),
  ...Object.values(CONTENT_ENDPOINTS),
  ...Object.values(REFERRALS_ENDPOINTS),
  ...Object.values(ALERTS_ENDPOINTS),
  ...Object.values(SOURCES_ENDPOINTS),
  ...Object.values(DOCUMENTS_ENDPOINTS),
  ...Object.values(TEMPLATES_ENDPOINTS),
  ...Object.values(OWN_PLAN_ENDPOINTS),
  ...Object.values(ORGANIZATION_PLAN_ENDPOINTS),
  ...Object.values(PAYMENT_ENDPOINTS),
  ...Object.values(ADMIN_ENDPOINTS),
  ...Object.values(LLM_SETTINGS_ENDPOINTS),
  ...Object.values(ANALYTICS_ENDPOINTS),
  ...Object.values(CHAT_ENDPOINTS),
  ...Object.values(EXAMPLE_ENDPOINTS),
  ...Object.values(LITERATURE_ENDPOINTS),
  ...Object.values(UPDATES_ENDPOINTS),
  ...Object.values(SEARCH_ENDPOINTS),
  ...Object.values(LIBRARY_ENDPOINTS),
  ...Object.values(SAVED_ENDPOINTS),
  ...Object.values(REVIEWS_ENDPOINTS),
  ...Object.values(GRAPHQL_ENDPOINTS),
];
