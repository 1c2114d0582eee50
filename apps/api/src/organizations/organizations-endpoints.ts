import {
  adminOrganizationPageSchema,
  ORGANIZATION_FILTERS,
  inviteLinkSchema,
  invitePageSchema,
  memberPageSchema,
  memberUpdateSchema,
  newInviteSchema,
  newOrganizationSchema,
  organizationInviteSchema,
  organizationSchema,
  pendingInviteSchema,
  organizationUpdateSchema,
  suspensionSchema,
} from '@footnote/domain';
import { z } from 'zod';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { listQuerySchema } from '../platform/http/list-query.ts';
import { INVITE_COLUMNS, MEMBER_COLUMNS, ORGANIZATION_COLUMNS } from './organizations.ports.ts';

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
    summary: 'Lists all organizations: found by name, filtered, sorted, page by page.',
    query: listQuerySchema(ORGANIZATION_COLUMNS).extend({ show: z.enum(ORGANIZATION_FILTERS).default('all') }),
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
    errors: [
      'organization/limit-locked',
      'organization/limit-too-low',
      'organization/second-factor-own-first',
      'organization/not-while-suspended',
    ],
  },
  suspend: {
    method: 'patch',
    path: `${ONE}/suspension`,
    access: 'superAdmin',
    budget: 'write',
    summary: 'Suspends an organization, for which nobody can act until it is resumed; nothing of it is deleted.',
    ...ofOrganization,
    body: suspensionSchema,
    answer: { json: organizationSchema },
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
    errors: [
      'organization/yourself',
      'organization/member-not-found',
      'organization/last-admin',
      'organization/not-while-suspended',
    ],
  },
  removeMember: {
    method: 'delete',
    path: `${ONE}/members/:accountId`,
    access: 'organizationAdmin',
    budget: 'write',
    summary: 'Takes a member out, who loses access with the next request; nobody does that to themself.',
    ...ofMember,
    answer: null,
    errors: [
      'organization/yourself',
      'organization/member-not-found',
      'organization/last-admin',
      'organization/not-while-suspended',
    ],
  },
  leave: {
    method: 'delete',
    path: `${ONE}/membership`,
    access: 'member',
    openWithoutSecondFactor: true,
    budget: 'write',
    summary: 'Ends the membership of the reader; the last admin stays.',
    ...ofOrganization,
    answer: null,
    errors: ['organization/last-admin'],
  },
} as const satisfies Record<string, Endpoint>;

const ofInvite = {
  params: z.object({ organizationId: z.uuid(), inviteId: z.uuid() }),
  notFound: 'organization/not-found',
} as const;
const OWN_INVITES = '/api/users/me/invites';
const ofOwnInvite = {
  access: 'signedIn',
  budget: 'write',
  params: z.object({ inviteId: z.uuid() }),
  notFound: 'organization/invite-not-found',
  answer: null,
} as const;

/** The calls about invitations: of admins, and of those who are invited. */
export const INVITES_ENDPOINTS = {
  list: {
    method: 'get',
    path: `${ONE}/invites`,
    access: 'organizationAdmin',
    budget: 'read',
    summary: 'Lists those who were invited and have not answered: found by name or address, sorted, page by page.',
    ...ofOrganization,
    query: listQuerySchema(INVITE_COLUMNS),
    answer: { json: invitePageSchema },
  },
  create: {
    method: 'post',
    path: `${ONE}/invites`,
    access: 'organizationAdmin',
    budget: 'write',
    summary: 'Invites somebody by mail, who holds a place from then on; the link works for seven days, and once.',
    ...ofOrganization,
    body: newInviteSchema,
    answer: { json: organizationInviteSchema },
    errors: [
      'organization/already-member',
      'organization/already-invited',
      'organization/user-limit-reached',
      'organization/not-while-suspended',
      'identity/too-many-attempts',
    ],
  },
  again: {
    method: 'post',
    path: `${ONE}/invites/:inviteId/again`,
    access: 'organizationAdmin',
    budget: 'write',
    summary: 'Sends an invitation once more, for seven days from now; the link of the first works no longer.',
    ...ofInvite,
    answer: { json: organizationInviteSchema },
    errors: ['organization/invite-not-found', 'organization/not-while-suspended', 'identity/too-many-attempts'],
  },
  withdraw: {
    method: 'delete',
    path: `${ONE}/invites/:inviteId`,
    access: 'organizationAdmin',
    budget: 'write',
    summary: 'Takes an invitation back, and the place it held.',
    ...ofInvite,
    answer: null,
    errors: ['organization/invite-not-found', 'organization/not-while-suspended'],
  },
  find: {
    method: 'post',
    path: `${OWN_INVITES}/find`,
    access: 'signedIn',
    budget: 'read',
    summary: 'Says what the link of an invitation is about, to whom it was sent and nobody else.',
    body: inviteLinkSchema,
    answer: { json: pendingInviteSchema },
    errors: ['organization/invite-link-invalid', 'organization/invite-of-another', 'identity/email-not-verified'],
    goesOnWhenFull: true,
  },
  accept: {
    method: 'post',
    path: `${OWN_INVITES}/:inviteId/accept`,
    summary: 'Makes the reader a member of the organization that invited them.',
    ...ofOwnInvite,
    errors: ['organization/user-limit-reached', 'organization/not-while-suspended', 'identity/email-not-verified'],
  },
  decline: {
    method: 'post',
    path: `${OWN_INVITES}/:inviteId/decline`,
    summary: 'Declines an invitation, and frees the place it held.',
    ...ofOwnInvite,
    errors: ['identity/email-not-verified'],
  },
} as const satisfies Record<string, Endpoint>;
