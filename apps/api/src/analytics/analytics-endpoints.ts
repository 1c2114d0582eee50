import { reportedViewSchema } from '@footnote/domain';
import type { Endpoint } from '../platform/http/endpoint.ts';

/** Where reports of errors come in. */
export const REPORTS_PATH = '/api/error-reports';

/** The call for events of specification §7, the tunnel of error reports and that of recordings; add-user is among the calls of users. */
export const ANALYTICS_ENDPOINTS = {
  event: {
    method: 'post',
    goesOnWhenFull: true,
    path: '/api/analytics/event',
    access: 'anyone',
    budget: 'event',
    summary:
      'Tells that a page was opened, by its pattern and language. It is counted while FOOTNOTE_PAGE_VIEWS is on, and handed to the configured analytics for users who agreed to that alone; nothing of it while the browser asks not to be tracked.',
    body: reportedViewSchema,
    bodyLimit: 2_048,
    answer: null,
  },
  recording: {
    method: 'post',
    goesOnWhenFull: true,
    path: '/api/analytics/recording',
    access: 'signedIn',
    budget: 'event',
    summary:
      'Takes a part of the recording of a session, {session, events}, masks it and hands it on; nothing of users who did not agree.',
    answer: null,
    errors: ['request/malformed', 'request/too-large', 'request/invalid'],
  },
  report: {
    method: 'post',
    goesOnWhenFull: true,
    path: REPORTS_PATH,
    access: 'anyone',
    budget: 'event',
    summary:
      'Takes an envelope of Sentry from a page of this server, leaves all out that could be about a user, and hands on what is left.',
    answer: null,
    errors: ['request/malformed', 'request/too-large', 'request/cross-site'],
  },
} as const satisfies Record<string, Endpoint>;
