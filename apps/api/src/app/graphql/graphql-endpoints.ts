import { z } from 'zod';
import { operationSchema } from '../../platform/graphql/operation.schema.ts';
import type { Endpoint } from '../../platform/http/endpoint.ts';

const answer = {
  json: z.object({
    data: z.record(z.string(), z.unknown()).nullish(),
    errors: z
      .array(z.strictObject({ message: z.string(), extensions: z.strictObject({ code: z.string() }) }))
      .optional(),
  }),
};

/** The GraphQL calls of specification §7; what GraphQL itself refuses or an operation fails with is in `errors` of the answer. */
export const GRAPHQL_ENDPOINTS = {
  operation: {
    method: 'post',
    goesOnWhenFull: true,
    path: '/api/graphql',
    access: 'signedIn',
    budget: 'operation',
    summary: 'Runs one GraphQL operation on the profile and the chats of the signed-in reader.',
    body: operationSchema,
    // It may bring a session with its citations.
    bodyLimit: 16 * 1024 * 1024,
    answer,
    compressed: true,
  },
  publicOperation: {
    method: 'post',
    goesOnWhenFull: true,
    path: '/api/public/graphql',
    access: 'anyone',
    budget: 'operation',
    summary: 'Runs one GraphQL operation of those that are for everybody: reading a shared chat.',
    body: operationSchema,
    bodyLimit: 32 * 1024,
    answer,
    compressed: true,
  },
} as const satisfies Record<string, Endpoint>;
