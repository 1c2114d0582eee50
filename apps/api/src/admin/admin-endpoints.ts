import {
  adminUserDetailsSchema,
  adminUserPageSchema,
  adminUserUpdateSchema,
  AUDIT_EVENTS,
  auditChainSchema,
  auditPageSchema,
  endedSessionsSchema,
  momentSchema,
  USER_FILTERS,
} from '@footnote/domain';
import { z } from 'zod';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { listQuerySchema, searchedText, wholeNumber } from '../platform/http/list-query.ts';
import { USER_COLUMNS } from './admin.ports.ts';

const USERS = '/api/admin/users';
const USER = `${USERS}/:accountId`;

/** What calls about one user have in common. */
const ofUser = {
  access: 'superAdmin',
  params: z.object({ accountId: z.string().max(100) }),
  notFound: 'admin/user-not-found',
} as const;

const AUDIT = '/api/admin/audit';
const auditQuerySchema = z.strictObject({
  search: searchedText,
  event: z.enum(AUDIT_EVENTS).optional(),
  since: momentSchema.optional(),
  until: momentSchema.optional(),
});

/** The calls by which super admins administer users, and read what was done. */
export const ADMIN_ENDPOINTS = {
  users: {
    method: 'get',
    path: USERS,
    access: 'superAdmin',
    budget: 'read',
    summary: 'Lists all users: found by the beginnings of words of name and address, filtered, sorted, page by page.',
    query: listQuerySchema(USER_COLUMNS).extend({ show: z.enum(USER_FILTERS).default('all') }),
    answer: { json: adminUserPageSchema },
  },
  user: {
    method: 'get',
    path: USER,
    budget: 'read',
    summary: 'Gives a user, with their roles and how many sessions they have.',
    ...ofUser,
    answer: { json: adminUserDetailsSchema },
  },
  updateUser: {
    method: 'patch',
    path: USER,
    budget: 'write',
    summary: 'Makes a user a super admin or suspends them, or takes that back; nobody does that to themself.',
    ...ofUser,
    body: adminUserUpdateSchema,
    answer: { json: adminUserDetailsSchema },
    errors: ['admin/yourself', 'admin/not-verified'],
  },
  signOutUser: {
    method: 'delete',
    path: `${USER}/sessions`,
    budget: 'write',
    summary: 'Ends every session of a user, and the answers that are being written for them.',
    ...ofUser,
    answer: { json: endedSessionsSchema },
    errors: ['admin/yourself'],
  },
  removeUser: {
    method: 'delete',
    path: USER,
    budget: 'write',
    summary: 'Deletes a user without organization roles, with everything that is saved about them.',
    ...ofUser,
    answer: null,
    errors: ['admin/yourself', 'admin/has-roles'],
  },
  audit: {
    method: 'get',
    path: AUDIT,
    access: 'superAdmin',
    budget: 'read',
    summary: 'Lists the audit log, the newest line first: by who did it or to whom, by kind, by time, page by page.',
    query: auditQuerySchema.extend({ page: wholeNumber(1, 100_000), page_size: wholeNumber(25, 100) }),
    answer: { json: auditPageSchema },
  },
  auditChain: {
    method: 'get',
    path: `${AUDIT}/chain`,
    access: 'superAdmin',
    budget: 'export',
    summary: 'Says whether every line of the audit log follows from the one before it, and else where it does not.',
    answer: { json: auditChainSchema },
  },
  auditFile: {
    method: 'get',
    path: `${AUDIT}/export`,
    access: 'superAdmin',
    budget: 'export',
    summary: 'Gives the audit log as CSV; that it was taken is written to it.',
    query: auditQuerySchema,
    answer: { files: ['text/csv'] },
  },
} as const satisfies Record<string, Endpoint>;
