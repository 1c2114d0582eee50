import {
  ADMIN_ERRORS,
  ALERT_ERRORS,
  BILLING_ERRORS,
  CHAT_ERRORS,
  IDENTITY_ERRORS,
  LIBRARY_ERRORS,
  ORGANIZATION_ERRORS,
  REQUEST_ERRORS,
  REFERRAL_ERRORS,
  REVIEW_ERRORS,
  SEARCH_ERRORS,
  SINGLE_SIGN_ON_ERRORS,
  SOURCE_ERRORS,
  CONTENT_ERRORS,
  SUPPORT_ERRORS,
  TEMPLATE_ERRORS,
  type AdminErrorCode,
  type AlertErrorCode,
  type BillingErrorCode,
  type ChatErrorCode,
  type ErrorDefinition,
  type IdentityErrorCode,
  type LibraryErrorCode,
  type OrganizationErrorCode,
  type RequestErrorCode,
  type Result,
  type ReferralErrorCode,
  type ReviewErrorCode,
  type SearchErrorCode,
  type SingleSignOnErrorCode,
  type SourceErrorCode,
  type StatusClass,
  type ContentErrorCode,
  type SupportErrorCode,
  type TemplateErrorCode,
} from '@footnote/domain';

export type ErrorCode =
  | AdminErrorCode
  | AlertErrorCode
  | BillingErrorCode
  | ChatErrorCode
  | IdentityErrorCode
  | LibraryErrorCode
  | OrganizationErrorCode
  | ReferralErrorCode
  | ReviewErrorCode
  | SearchErrorCode
  | SingleSignOnErrorCode
  | SourceErrorCode
  | ContentErrorCode
  | SupportErrorCode
  | TemplateErrorCode
  | RequestErrorCode;

const DEFINITIONS: Readonly<Record<ErrorCode, ErrorDefinition>> = {
  ...ADMIN_ERRORS.definitions,
  ...ALERT_ERRORS.definitions,
  ...BILLING_ERRORS.definitions,
  ...CHAT_ERRORS.definitions,
  ...IDENTITY_ERRORS.definitions,
  ...LIBRARY_ERRORS.definitions,
  ...ORGANIZATION_ERRORS.definitions,
  ...REFERRAL_ERRORS.definitions,
  ...REVIEW_ERRORS.definitions,
  ...SEARCH_ERRORS.definitions,
  ...SINGLE_SIGN_ON_ERRORS.definitions,
  ...SOURCE_ERRORS.definitions,
  ...CONTENT_ERRORS.definitions,
  ...SUPPORT_ERRORS.definitions,
  ...TEMPLATE_ERRORS.definitions,
  ...REQUEST_ERRORS.definitions,
};

/** The one place where errors become statuses. */
const STATUSES = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'request-timed-out': 408,
  conflict: 409,
  'too-large': 413,
  'media-type': 415,
  'range-not-satisfiable': 416,
  'wrong-host': 421,
  'too-many': 429,
  'headers-too-large': 431,
  internal: 500,
  'upstream-failed': 502,
  unavailable: 503,
  'timed-out': 504,
  'no-space': 507,
} as const satisfies Record<StatusClass, number>;

/** The status an error is answered with. */
export function statusOf(code: ErrorCode): (typeof STATUSES)[StatusClass] {
  return STATUSES[DEFINITIONS[code].status];
}

/** The English sentence of an error. */
export function messageOf(code: ErrorCode): string {
  return DEFINITIONS[code].message;
}

/** An expected failure on its way to the client; thrown inside a handler, answered as `{error, code}`. */
export class RequestFailure extends Error {
  readonly code: ErrorCode;
  /** Seconds after which trying again makes sense. */
  readonly retryAfterSeconds: number | undefined;
  /** Values of set-cookie. */
  readonly cookies: readonly string[];

  constructor(code: ErrorCode, retryAfterSeconds?: number, cookies: readonly string[] = []) {
    super(messageOf(code));
    this.name = 'RequestFailure';
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
    this.cookies = cookies;
  }
}

/** The value of a result; its failure is thrown as RequestFailure. */
export function unwrap<T>(result: Result<T, { code: ErrorCode; retryAfterSeconds?: number }>): T {
  if (!result.ok) throw new RequestFailure(result.error.code, result.error.retryAfterSeconds);
  return result.value;
}

/** What was found. Throws RequestFailure with `code` where nothing was. */
export function orNotFound<T>(found: T | null | undefined, code: ErrorCode): T {
  if (found === null || found === undefined) throw new RequestFailure(code);
  return found;
}

/** Answers an error; nothing of the request is echoed. */
export function errorResponse(code: ErrorCode, headers: Record<string, string> = {}): Response {
  return Response.json({ error: messageOf(code), code }, { status: statusOf(code), headers });
}
