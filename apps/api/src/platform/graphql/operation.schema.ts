import { z } from 'zod';

/** Body of a GraphQL call; one operation, never a batch. */
export const operationSchema = z.strictObject({
  query: z.string().max(16 * 1024),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().max(200).nullish(),
  /** Some clients send it; nothing of it is used. */
  extensions: z.unknown().optional(),
});
export type Operation = z.infer<typeof operationSchema>;
