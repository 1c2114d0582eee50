import type { CallRequirement } from '@footnote/domain';
import type { z } from 'zod';
import type { BudgetClass } from '../budgets/budget-rules.ts';
import type { ErrorCode } from './request-errors.ts';

/** Bytes of a body where an endpoint names no limit of its own. */
export const USUAL_BODY_LIMIT = 64 * 1024;

/** Everything about a call of the API but what it does; `mount` serves it, and `openApiDocument` describes it. */
export interface Endpoint {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** As hono writes it, parameters with a colon. */
  path: string;
  summary: string;
  /**
   * Who may make it. `commandLine` holds the key of the data directory; of an `operator` the handler itself asks a
   * proof, each its own.
   */
  access: CallRequirement | 'commandLine' | 'operator';
  /** What of the server it uses up. */
  budget: BudgetClass;
  /** The parameters of the path. */
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Bytes of the largest body; USUAL_BODY_LIMIT where it is not said. */
  bodyLimit?: number;
  /** What a body or query is refused with that the schemas do not take; request/invalid where it is not said. */
  invalid?: ErrorCode | InvalidInput;
  /**
   * What is answered where the path names nothing that there is for whoever asks: parameters their schema does not take
   * and, in a call of owners, a browser that never was here. request/not-found where it is not said.
   */
  notFound?: ErrorCode;
  /** A schema of JSON, a schema of the lines of a stream, a file of one of some media types, another page, or nothing. */
  answer: { json: z.ZodType } | { lines: z.ZodType } | { files: readonly string[] } | { page: string } | null;
  /** Whether a long answer travels compressed; never one that holds a secret beside what others wrote. */
  compressed?: true;
  /** Its own errors, beyond those that follow from the rest of the row. */
  errors?: readonly ErrorCode[];
  /** For a call that is no GET and no DELETE and yet keeps nothing new, or ends something: it is answered on a full disk, too. */
  goesOnWhenFull?: true;
  /** Whether a member may make it who lacks the second factor that the organization it names asks for. */
  openWithoutSecondFactor?: true;
  /** Whether it is kept out of the description of the API, because no client of ours or others calls it. */
  internal?: true;
}

/** A refusal of input that depends on what is wrong with it. */
export interface InvalidInput {
  codeOf: (error: z.ZodError) => ErrorCode;
  /** All it can be. */
  codes: readonly ErrorCode[];
}

/** Whether a call is refused while the disk is nearly full: all that may keep something new. */
export function isRefusedWhenFull({ method, goesOnWhenFull }: Endpoint): boolean {
  return (method === 'post' || method === 'put' || method === 'patch') && goesOnWhenFull !== true;
}

/** Addresses of calls by which somebody comes or goes, which nobody makes for an organization. */
const PERSONAL_CALLS = '/api/auth/';

/** Whether the organization that the header of a call names counts for it. */
export function isMadeForOrganizations({ path }: Pick<Endpoint, 'path'>): boolean {
  return !path.startsWith(PERSONAL_CALLS);
}

/** Every error a call can be refused with. */
export function errorsOf(endpoint: Endpoint): ReadonlySet<ErrorCode> {
  const { method, access, params, query, body, invalid = 'request/invalid', notFound, errors = [] } = endpoint;
  const when = (holds: boolean, ...codes: readonly ErrorCode[]) => (holds ? codes : []);
  return new Set<ErrorCode>([
    ...when(method !== 'get', 'request/cross-site'),
    ...when(access !== 'anyone', 'identity/signed-out'),
    ...when(['paying', 'member', 'organizationAdmin', 'superAdmin'].includes(access), 'identity/forbidden'),
    'organization/header-invalid',
    ...when(
      isMadeForOrganizations(endpoint),
      'identity/signed-out',
      'organization/cannot-act-for',
      'organization/suspended',
      'organization/second-factor-needed',
    ),
    ...when(params !== undefined && notFound !== undefined, notFound ?? 'request/not-found'),
    ...when(body !== undefined, 'request/malformed', 'request/too-large', 'request/media-type'),
    ...when((body ?? query) !== undefined, ...(typeof invalid === 'string' ? [invalid] : invalid.codes)),
    ...errors,
    'request/too-many',
    ...when(isRefusedWhenFull(endpoint), 'server/disk-full'),
  ]);
}
