import type { z } from 'zod';
import type { BudgetClass } from '../budgets/budget-rules.ts';
import type { ErrorCode } from './request-errors.ts';

/** A call of the API, as its documentation and its route agree on it. */
export interface Endpoint {
  method: 'get' | 'post' | 'patch' | 'delete';
  /** As hono writes it, parameters with a colon. */
  path: string;
  summary: string;
  /** What of the server it uses up. */
  budget: BudgetClass;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** A schema of JSON, a schema of the lines of a stream, a file of one of some media types, another page, or nothing. */
  answer: { json: z.ZodType } | { lines: z.ZodType } | { files: readonly string[] } | { page: string } | null;
  errors: readonly ErrorCode[];
  /** For a call that is no GET and no DELETE and yet keeps nothing new, or ends something: it is answered on a full disk, too. */
  goesOnWhenFull?: true;
}

/** Why a body cannot be read, whatever the call. */
export const UNREADABLE = [
  'request/malformed',
  'request/too-large',
  'request/media-type',
  'request/cross-site',
] as const satisfies readonly ErrorCode[];

/** Why a body is refused by a call without words of its own for what is not valid. */
export const BODY_ERRORS = [...UNREADABLE, 'request/invalid'] as const satisfies readonly ErrorCode[];
