import { contactMessageSchema, openContactFormsSchema } from '@footnote/domain';
import type { Endpoint } from '../../platform/http/endpoint.ts';

const CONTACT = '/api/contact';

/** The calls by which anybody writes to the team; pages never speak to the services behind them. */
export const CONTACT_ENDPOINTS = {
  open: {
    method: 'get',
    path: CONTACT,
    access: 'anyone',
    budget: 'read',
    summary: 'Says which forms lead to somebody.',
    answer: { json: openContactFormsSchema },
  },
  send: {
    method: 'post',
    path: CONTACT,
    access: 'anyone',
    budget: 'write',
    summary:
      'Keeps a message to the team until it was delivered. Sent again under the same id, it is the same message. At most five an hour of one writer.',
    body: contactMessageSchema,
    answer: null,
    errors: ['support/closed'],
  },
} as const satisfies Record<string, Endpoint>;
