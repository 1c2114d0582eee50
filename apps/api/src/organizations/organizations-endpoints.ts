import {
  adminOrganizationPageSchema,
  memberPageSchema,
  memberUpdateSchema,
  newOrganizationSchema,
  organizationSchema,
  organizationUpdateSchema,
} from '@footnote/domain';
import { z } from 'zod';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { listQuerySchema } from '../platform/http/list-query.ts';
import { MEMBER_COLUMNS, ORGANIZATION_COLUMNS } from './organizations.ports.ts';

const ALL = '/api/organizations';
const ONE = `${ALL}/:organizationId`;

/** What calls about one organization have in common: to somebody outside it, it does not exist. */
const ofOrganization = {
  params: z.object({ organizationId: z.uuid() }),
  notFound: 'organization/not-found',
} as const;
const ofMember = {
  params: z.object({ organizationId: z.uuid(), accountId: z.string().max(100) }),
  notFound: 'organization/not-found',
} as const;

/** The calls about organizations and who belongs to them. */
export const ORGANIZATIONS_ENDPOINTS = {
  list: {
    method: 'get',
    path: ALL,
    access: 'superAdmin',
    budget: 'read',
    summary: 'Lists all organizations: found by name, sorted, page by page.',
    query: listQuerySchema(ORGANIZATION_COLUMNS),
    answer: { json: adminOrganizationPageSchema },
  },
  create: {
    method: 'post',
    path: ALL,
    access: 'superAdmin',
    budget: 'write',
    summary: 'Makes an organization, with nobody in it yet.',
    body: newOrganizationSchema,
    answer: { json: organizationSchema },
  },
  read: {
    method: 'get',
    path: ONE,
    access: 'member',
    budget: 'read',
    summary: 'Gives an organization.',
    ...ofOrganization,
    answer: { json: organizationSchema },
  },
  update: {
    method: 'patch',
    path: ONE,
    access: 'organizationAdmin',
    budget: 'write',
    summary: 'Changes the fields of an organization that are given; the user limit only for super admins.',
    ...ofOrganization,
    body: organizationUpdateSchema,
    answer: { json: organizationSchema },
    errors: ['organization/limit-locked', 'organization/limit-too-low'],
  },
  remove: {
    method: 'delete',
    path: ONE,
    access: 'superAdmin',
    budget: 'write',
    summary: 'Deletes an organization that has no sources; its members keep their accounts.',
    ...ofOrganization,
    answer: null,
    errors: ['organization/has-sources'],
  },
  members: {
    method: 'get',
    path: `${ONE}/members`,
    access: 'organizationAdmin',
    budget: 'read',
    summary: 'Lists the members of an organization: found by name or address, sorted, page by page.',
    ...ofOrganization,
    query: listQuerySchema(MEMBER_COLUMNS),
    answer: { json: memberPageSchema },
  },
  updateMember: {
    method: 'patch',
    path: `${ONE}/members/:accountId`,
    access: 'organizationAdmin',
    budget: 'write',
    summary: 'Gives a member another role; nobody does that to themself, and the last admin stays one.',
    ...ofMember,
    body: memberUpdateSchema,
    answer: null,
    errors: ['organization/yourself', 'organization/member-not-found', 'organization/last-admin'],
  },
  removeMember: {
    method: 'delete',
    path: `${ONE}/members/:accountId`,
    access: 'organizationAdmin',
    budget: 'write',
    summary: 'Takes a member out, who loses access with the next request; nobody does that to themself.',
    ...ofMember,
    answer: null,
    errors: ['organization/yourself', 'organization/member-not-found', 'organization/last-admin'],
  },
  leave: {
    method: 'delete',
    path: `${ONE}/membership`,
    access: 'member',
    budget: 'write',
    summary: 'Ends the membership of the reader; the last admin stays.',
    ...ofOrganization,
    answer: null,
    errors: ['organization/last-admin'],
  },
} as const satisfies Record<string, Endpoint>;
