import {
  newDomainSchema,
  singleSignOnRuleSchema,
  singleSignOnSchema,
  singleSignOnUpdateSchema,
  type SingleSignOnErrorCode,
} from '@footnote/domain';
import { z } from 'zod';
import type { Endpoint, InvalidInput } from '../../platform/http/endpoint.ts';

const ONE = '/api/organizations/:organizationId/single-sign-on';
const DOMAINS = '/api/organizations/:organizationId/domains';

const ofOrganization = {
  params: z.object({ organizationId: z.uuid() }),
  notFound: 'organization/not-found',
  answer: { json: singleSignOnSchema },
} as const;
const ofDomain = {
  ...ofOrganization,
  params: z.object({ organizationId: z.uuid(), domain: z.string().max(300) }),
} as const;
const SUSPENDED = 'organization/not-while-suspended';

/** What a body is refused with whose only fault is one text in it. */
function aboutField(field: string, code: SingleSignOnErrorCode): InvalidInput {
  return {
    codes: ['request/invalid', code],
    codeOf: ({ issues }) => (issues.every(({ path }) => path.join('.') === field) ? code : 'request/invalid'),
  };
}

/** The calls about the single sign-on of an organization, and its domains; each answers with all settings as they are then. */
export const SINGLE_SIGN_ON_ENDPOINTS = {
  read: {
    method: 'get',
    path: ONE,
    access: 'organizationAdmin',
    budget: 'read',
    summary: 'Gives the provider by which people of an organization sign on, without its secret, and their domains.',
    ...ofOrganization,
  },
  save: {
    method: 'put',
    path: ONE,
    access: 'organizationAdmin',
    budget: 'write',
    summary:
      'Sets the OpenID Connect provider of an organization, once its discovery document could be read; without a secret the one there is stays.',
    ...ofOrganization,
    body: singleSignOnUpdateSchema,
    invalid: aboutField('issuer', 'sso/issuer-invalid'),
    errors: ['sso/secret-missing', 'sso/unreachable', 'sso/not-openid', 'sso/other-issuer', SUSPENDED],
  },
  rule: {
    method: 'patch',
    path: ONE,
    access: 'organizationAdmin',
    budget: 'write',
    summary: 'Lets members with an address of a verified domain in by single sign-on alone, or by a password as well.',
    ...ofOrganization,
    body: singleSignOnRuleSchema,
    errors: ['sso/not-set-up', 'sso/not-proven', SUSPENDED],
  },
  remove: {
    method: 'delete',
    path: ONE,
    access: 'organizationAdmin',
    budget: 'write',
    summary: 'Ends single sign-on; members, accounts and domains stay.',
    ...ofOrganization,
    errors: ['sso/not-set-up', SUSPENDED],
  },
  addDomain: {
    method: 'post',
    path: DOMAINS,
    access: 'organizationAdmin',
    budget: 'write',
    summary: 'Names a domain of an organization, and the TXT record that verifies it.',
    ...ofOrganization,
    body: newDomainSchema,
    invalid: aboutField('domain', 'sso/domain-invalid'),
    errors: ['sso/domain-public', 'sso/too-many-domains', SUSPENDED],
  },
  checkDomain: {
    method: 'post',
    path: `${DOMAINS}/:domain/check`,
    access: 'organizationAdmin',
    budget: 'write',
    summary: 'Verifies a domain by its TXT record; it belongs to one organization.',
    ...ofDomain,
    errors: ['sso/domain-not-found', 'sso/domain-unproven', 'sso/domain-taken', SUSPENDED],
  },
  verifyDomain: {
    method: 'post',
    path: `${DOMAINS}/:domain/verification`,
    access: 'superAdmin',
    budget: 'write',
    summary: 'Verifies a domain by hand; it belongs to one organization.',
    ...ofDomain,
    errors: ['sso/domain-not-found', 'sso/domain-taken'],
  },
  removeDomain: {
    method: 'delete',
    path: `${DOMAINS}/:domain`,
    access: 'organizationAdmin',
    budget: 'write',
    summary: 'Takes a domain away from an organization.',
    ...ofDomain,
    errors: ['sso/domain-not-found', SUSPENDED],
  },
} as const satisfies Record<string, Endpoint>;
