import * as fc from 'fast-check';
import { ALERTS_ENDPOINTS } from '../../alerts/alerts-endpoints.ts';
import { ADMIN_ENDPOINTS } from '../../admin/admin-endpoints.ts';
import { LLM_SETTINGS_ENDPOINTS } from '../../admin/llm-settings-endpoints.ts';
import { ORGANIZATION_PLAN_ENDPOINTS, OWN_PLAN_ENDPOINTS, PAYMENT_ENDPOINTS } from '../../billing/billing-endpoints.ts';
import { ANALYTICS_ENDPOINTS } from '../../analytics/analytics-endpoints.ts';
import { CONTENT_ENDPOINTS } from '../../content/content-endpoints.ts';
import { LIBRARY_ENDPOINTS } from '../../library/library-endpoints.ts';
import { SAVED_ENDPOINTS } from '../../library/saved/saved-endpoints.ts';
import { REVIEWS_ENDPOINTS } from '../../reviews/reviews-endpoints.ts';
import { AUTH_ENDPOINTS } from '../../identity/auth-endpoints.ts';
import { PASSKEYS_ENDPOINTS } from '../../identity/passkeys/passkeys-endpoints.ts';
import { SECOND_FACTOR_ENDPOINTS } from '../../identity/second-factor/second-factor-endpoints.ts';
import { SIGN_ON_ENDPOINTS } from '../../identity/single-sign-on/single-sign-on-endpoints.ts';
import { USERS_ENDPOINTS } from '../../identity/users-endpoints.ts';
import { INVITES_ENDPOINTS, ORGANIZATIONS_ENDPOINTS } from '../../organizations/organizations-endpoints.ts';
import { SINGLE_SIGN_ON_ENDPOINTS } from '../../organizations/single-sign-on/single-sign-on-endpoints.ts';
import type { Endpoint } from '../../platform/http/endpoint.ts';
import { TEMPLATES_ENDPOINTS } from '../../templates/templates-endpoints.ts';
import { DOCUMENTS_ENDPOINTS, SOURCES_ENDPOINTS } from '../../sources/sources-endpoints.ts';
import { REFERRALS_ENDPOINTS } from '../../referrals/referrals-endpoints.ts';
import { CONTACT_ENDPOINTS } from '../../support/contact/contact-endpoints.ts';
import { NOTIFICATIONS_ENDPOINTS } from '../../support/notifications-endpoints.ts';
import { exampleOf, textsOf } from '../example-values.fixtures.ts';
import { hostileBody, hostileHeaders, hostileQuery, hostileText, hostileValue } from './hostile-values.fixtures.ts';

/** The calls by which people, organizations, plans, the language model, sources, templates and what is told, written and saved of them are administered. */
export const ADMINISTERING: readonly Endpoint[] = [
  AUTH_ENDPOINTS.changePassword,
  ...Object.values(USERS_ENDPOINTS),
  AUTH_ENDPOINTS.secondFactor,
  ...Object.values(SECOND_FACTOR_ENDPOINTS),
  ...Object.values(PASSKEYS_ENDPOINTS),
  ...Object.values(ORGANIZATIONS_ENDPOINTS),
  ...Object.values(INVITES_ENDPOINTS),
  ...Object.values(SINGLE_SIGN_ON_ENDPOINTS),
  ...Object.values(SIGN_ON_ENDPOINTS),
  ...Object.values(NOTIFICATIONS_ENDPOINTS),
  ...Object.values(CONTACT_ENDPOINTS),
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
];

/** The calls by which people keep articles, follow answers, screen records of reviews, read guides and tell what went wrong. */
export const WORKING: readonly Endpoint[] = [
  ...Object.values(LIBRARY_ENDPOINTS),
  ...Object.values(SAVED_ENDPOINTS),
  ...Object.values(REVIEWS_ENDPOINTS),
  ...Object.values(ALERTS_ENDPOINTS),
  ...Object.values(CONTENT_ENDPOINTS),
  ...Object.values(ANALYTICS_ENDPOINTS),
  ...Object.values(CONTACT_ENDPOINTS),
];

/** Who sends a request: nobody, somebody of each kind, and somebody whose session has ended. */
export const SENDERS = ['visitor', 'stale', 'free', 'member', 'admin', 'removed', 'suspended', 'superAdmin'] as const;
export type Sender = (typeof SENDERS)[number];

/** Ids that are there while the test runs; in a request they stand as `@name@`. */
export const ID_NAMES = [
  'ownOrganization',
  'otherOrganization',
  'member',
  'admin',
  'stranger',
  'ownInvite',
  'otherInvite',
  'otherSession',
  'otherNotification',
  'ownSource',
  'otherSource',
  'otherBatch',
  'otherDocument',
  'otherAlert',
  'ownReview',
  'otherReview',
  'ownCollection',
  'otherCollection',
] as const;
export type IdName = (typeof ID_NAMES)[number];

/** A request as it is drawn, before the ids are put in. */
export interface HostileRequest {
  call: Endpoint;
  sender: Sender;
  path: string;
  body: string | undefined;
  headers: Record<string, string>;
}

const knownId = fc.constantFrom(...ID_NAMES).map((name) => `@${name}@`);

/** A part of a path: an id of somebody’s, or what is none; some of it not even encoded as it should be. */
const segment = fc.oneof(
  { weight: 4, arbitrary: knownId },
  hostileText.map((text) => encodeURIComponent(text.toWellFormed())),
  fc.constantFrom('%00', '%', '%E0%A4%A', '%2e%2e%2f', '..', '11111111-1111-4111-8111-111111111111', '%F0%9F%A9%BA'),
);

/** What somebody would like to be or to change, beside what a call takes. */
const coveted = fc.dictionary(
  fc.constantFrom(
    'role',
    'superAdmin',
    'sandbox',
    'suspended',
    'id',
    'accountId',
    'organizationId',
    'email',
    'userLimit',
  ),
  fc.oneof(knownId, fc.constantFrom('Admin', 'Member', true, 1e9, 'stranger@example.org'), hostileValue),
  { maxKeys: 4 },
);

const ODD_PARAMETERS = [
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999999999Z',
  '2026-02-30T00:00:00Z',
  '99999999999999999999',
  '-1',
  '1e3',
  '\0',
  '%',
  '_',
  '\\',
];

function bodyOf({ body }: Endpoint): fc.Arbitrary<string | undefined> {
  if (body === undefined) return fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, hostileText);
  const example = exampleOf(body);
  const texts = textsOf(body);
  const fields = typeof example === 'object' && example !== null ? example : {};
  const names = [
    ...new Set([...Object.keys(fields), ...texts.map(({ name }) => name.split('.')[0] ?? name), 'role', 'id']),
  ];
  const nearlyRight = coveted.map((extra) => JSON.stringify({ ...fields, ...extra }));
  if (texts.length === 0) return fc.oneof(nearlyRight, fc.constant(JSON.stringify(example)), hostileBody(names));
  const oneOddText = fc
    .tuple(fc.constantFrom(...texts), fc.oneof(hostileText, knownId))
    .map(([{ bodyWith }, text]) => JSON.stringify(bodyWith(text)));
  return fc.oneof(nearlyRight, oneOddText, fc.constant(JSON.stringify(example)), hostileBody(names));
}

function queryOf({ query }: Endpoint): fc.Arbitrary<string> {
  const names = Object.keys(query?.shape ?? {});
  if (names.length === 0) return fc.oneof({ weight: 4, arbitrary: fc.constant('') }, hostileQuery(['a', 'search']));
  const oddParameters = fc
    .dictionary(fc.constantFrom(...names), fc.oneof(fc.constantFrom(...ODD_PARAMETERS), hostileText), { maxKeys: 3 })
    .map((fields) => new URLSearchParams(fields).toString());
  return fc.oneof(oddParameters, fc.constant(''), hostileQuery([...names, 'other']));
}

/** The organization a request is made for, where it says one. */
const actingFor = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  fc
    .oneof(fc.constantFrom('@ownOrganization@', '@otherOrganization@', '@stranger@'), fc.constantFrom('', 'x', '../..'))
    .map((organization) => ({ 'footnote-organization-id': organization })),
);
const headersOf = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  hostileHeaders.map((headers) => Object.fromEntries(Object.entries(headers))),
);

/** Any request to one of these calls, nearly right ones often. */
export function hostileRequest(calls: readonly Endpoint[]): fc.Arbitrary<HostileRequest> {
  return fc.constantFrom(...calls).chain((call) => {
    const parts = call.path.split('/').map((part) => (part.startsWith(':') ? segment : fc.constant(part)));
    return fc
      .tuple(
        fc.constantFrom(...SENDERS),
        fc.tuple(...parts),
        queryOf(call),
        bodyOf(call),
        fc.tuple(headersOf, actingFor),
      )
      .map(([sender, path, query, body, headers]) => ({
        call,
        sender,
        path: `${path.join('/')}${query === '' ? '' : `?${query}`}`,
        body: call.method === 'get' ? undefined : body,
        headers: { ...headers[0], ...headers[1] },
      }));
  });
}

/** Puts the ids in where a request names them. */
export function withIds(text: string, ids: Readonly<Record<IdName, string>>): string {
  return ID_NAMES.reduce((filled, name) => filled.replaceAll(`@${name}@`, ids[name]), text);
}
