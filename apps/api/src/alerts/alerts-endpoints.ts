import {
  alertListSchema,
  alertRequestSchema,
  alertUpdateSchema,
  changedAlertSchema,
  followedAnswerSchema,
  followRequestSchema,
  linkedAlertSchema,
  savedAlertSchema,
  unsubscribeFormSchema,
} from '@footnote/domain';
import { z } from 'zod';
import type { Endpoint } from '../platform/http/endpoint.ts';

export const alertIdSchema = z.uuid();

const own = {
  access: 'signedIn',
  params: z.strictObject({ alertId: alertIdSchema }),
  notFound: 'alert/not-found',
  errors: ['alert/not-found'],
} as const;

const linked = {
  access: 'anyone',
  params: z.strictObject({ token: z.string().max(100) }),
  notFound: 'alert/link-invalid',
  errors: ['alert/link-invalid'],
} as const;

/** Saved searches, followed answers and their alerts; the first of specification §7 is `unsubscribe`. */
export const ALERTS_ENDPOINTS = {
  list: {
    method: 'get',
    path: '/api/alerts',
    access: 'signedIn',
    budget: 'read',
    summary: 'Lists the saved searches of the account with their alerts, and the answers it follows, the newest first.',
    answer: { json: alertListSchema },
    compressed: true,
  },
  subscribe: {
    method: 'post',
    path: '/api/alerts',
    access: 'signedIn',
    budget: 'write',
    summary: 'Saves a search and has the account told of what is new in it, by mail to its own address.',
    body: alertRequestSchema,
    // The longest query with every letter written in four bytes.
    bodyLimit: 512 * 1024,
    answer: { json: savedAlertSchema },
    errors: [
      'alert/email-not-yours',
      'alert/email-unproven',
      'alert/known-search',
      'alert/too-many',
      'alert/not-found',
      'search/unknown-category',
      'search/page-too-deep',
      'literature/query-too-wide',
      'literature/reading-timed-out',
      'literature/unavailable',
    ],
  },
  follow: {
    method: 'post',
    path: '/api/alerts/answers',
    access: 'signedIn',
    budget: 'write',
    summary:
      'Follows an answer of the account: it is told of new studies on its question, and of what happens to those it cites, by mail to its own address. Again changes nothing.',
    body: followRequestSchema,
    bodyLimit: 128 * 1024,
    answer: { json: followedAnswerSchema },
    errors: [
      'alert/email-unproven',
      'alert/answer-not-found',
      'alert/answer-of-documents',
      'alert/answer-without-studies',
      'alert/too-many',
      'literature/query-too-wide',
      'literature/reading-timed-out',
      'literature/unavailable',
    ],
  },
  load: {
    ...own,
    method: 'get',
    path: '/api/alerts/:alertId',
    budget: 'read',
    summary: 'Gives a saved search of the account.',
    answer: { json: savedAlertSchema },
  },
  update: {
    ...own,
    method: 'patch',
    path: '/api/alerts/:alertId',
    budget: 'write',
    goesOnWhenFull: true,
    summary: 'Pauses an alert, resumes it, or has it run more or less often.',
    body: alertUpdateSchema,
    answer: { json: changedAlertSchema },
  },
  remove: {
    ...own,
    method: 'delete',
    path: '/api/alerts/:alertId',
    budget: 'write',
    summary: 'Deletes a saved search with its alert, or ends following an answer.',
    answer: null,
  },
  click: {
    ...own,
    method: 'post',
    path: '/api/alerts/clicks/:deliveryId',
    params: z.strictObject({ deliveryId: alertIdSchema }),
    budget: 'write',
    goesOnWhenFull: true,
    summary: 'Notes once that the user came by a mail of an alert.',
    answer: null,
  },
  unsubscribe: {
    method: 'get',
    path: '/api/unsubscribe',
    access: 'signedIn',
    budget: 'write',
    summary:
      'Ends all alerts of the account that go to an address. Whether there were any is not told; other sites cannot have it called.',
    query: unsubscribeFormSchema,
    answer: null,
    errors: ['request/cross-site'],
  },
  followLink: {
    ...linked,
    method: 'get',
    path: '/api/unsubscribe/:token',
    budget: 'read',
    summary: 'Leads to the page that asks whether an alert should end: programs that check mail open every link.',
    answer: { page: 'where somebody with the link of a mail ends its alert' },
  },
  oneClick: {
    ...linked,
    method: 'post',
    path: '/api/unsubscribe/:token',
    budget: 'write',
    goesOnWhenFull: true,
    summary: 'Ends the alerts of a mail, as mail programs do for their users (RFC 8058); again changes nothing.',
    answer: null,
  },
  linked: {
    ...linked,
    method: 'get',
    path: '/api/unsubscribe/:token/alert',
    budget: 'read',
    summary: 'Says which alert the link of a mail ends.',
    answer: { json: linkedAlertSchema },
  },
} as const satisfies Record<string, Endpoint>;
