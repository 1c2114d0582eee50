import type { z } from 'zod';
import type { ErrorCode } from './request-errors.ts';

/** A call of the API, as its documentation and its route agree on it. */
export interface Endpoint {
  method: 'get' | 'post' | 'patch' | 'delete';
  /** As hono writes it, parameters with a colon. */
  path: string;
  summary: string;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** A schema of JSON, a schema of the lines of a stream, a file of one of some media types, another page, or nothing. */
  answer: { json: z.ZodType } | { lines: z.ZodType } | { files: readonly string[] } | { page: string } | null;
  errors: readonly ErrorCode[];
}
