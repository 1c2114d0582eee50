import { notificationPageSchema, readNotificationsSchema, unreadNotificationsSchema } from '@footnote/domain';
import { z } from 'zod';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { pageQuerySchema } from '../platform/http/list-query.ts';

const OWN = '/api/users/me/notifications';

/** The calls of the bell. They are about the account that asks, for whichever organization it acts. */
export const NOTIFICATIONS_ENDPOINTS = {
  list: {
    method: 'get',
    path: OWN,
    access: 'signedIn',
    budget: 'read',
    summary: 'Lists what the reader is told, the newest first, page by page.',
    query: pageQuerySchema,
    answer: { json: notificationPageSchema },
  },
  unread: {
    method: 'get',
    path: `${OWN}/unread`,
    access: 'signedIn',
    budget: 'read',
    summary: 'Counts what the reader is told and has not read.',
    answer: { json: unreadNotificationsSchema },
  },
  readAll: {
    method: 'post',
    path: `${OWN}/read`,
    access: 'signedIn',
    budget: 'write',
    summary: 'Marks as read all that had come by the moment that is given.',
    body: readNotificationsSchema,
    answer: null,
    goesOnWhenFull: true,
  },
  read: {
    method: 'post',
    path: `${OWN}/:notificationId/read`,
    access: 'signedIn',
    budget: 'write',
    summary: 'Marks a notification of the reader as read; one that is read stays so.',
    params: z.object({ notificationId: z.uuid() }),
    notFound: 'request/not-found',
    answer: null,
    goesOnWhenFull: true,
  },
} as const satisfies Record<string, Endpoint>;
