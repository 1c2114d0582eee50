import { pageViewSchema } from '@footnote/domain';
import type { Endpoint } from '../platform/http/endpoint.ts';

/** The call for events of specification §7; its other one, add-user, is among those of users. */
export const ANALYTICS_ENDPOINTS = {
  event: {
    method: 'post',
    goesOnWhenFull: true,
    path: '/api/analytics/event',
    access: 'anyone',
    budget: 'event',
    summary:
      'Counts that a page was opened, by its pattern and language and nothing else; nothing while FOOTNOTE_PAGE_VIEWS is off or the browser asks not to be tracked.',
    body: pageViewSchema,
    bodyLimit: 1_024,
    answer: null,
  },
} as const satisfies Record<string, Endpoint>;
