import { chatExampleSchema, INTERFACE_LANGUAGES } from '@footnote/domain';
import { z } from 'zod';
import type { Endpoint } from '../../platform/http/endpoint.ts';

/** The call for the example on the home page. */
export const EXAMPLE_ENDPOINTS = {
  example: {
    method: 'get',
    path: '/api/chat/example',
    access: 'anyone',
    budget: 'read',
    summary: 'Gives an example question with the answer of this collection, checked and cited.',
    query: z.strictObject({ language: z.enum(INTERFACE_LANGUAGES).default('en') }),
    answer: { json: chatExampleSchema },
  },
} as const satisfies Record<string, Endpoint>;
