import {
  chatError,
  IDENTITY_ERROR_CODES,
  identityErrorMessage,
  LIBRARY_ERROR_CODES,
  libraryError,
  SEARCH_ERROR_CODES,
  searchErrorMessage,
  type ChatErrorCode,
  type IdentityErrorCode,
  type LibraryErrorCode,
  type RequestErrorCode,
  type Result,
  type SearchErrorCode,
} from '@footnote/domain';

export type ErrorCode = ChatErrorCode | IdentityErrorCode | LibraryErrorCode | SearchErrorCode | RequestErrorCode;

const MESSAGES: Record<RequestErrorCode, string> = {
  'request/not-found': 'There is nothing at this address.',
  'request/method-not-allowed': 'This address does not take this method.',
  'request/malformed': 'The body is not valid JSON.',
  'request/too-large': 'The request is too large.',
  'request/media-type': 'The body must be sent as application/json.',
  'request/invalid': 'The request is not valid.',
  'request/cross-site': 'Requests from other sites are not accepted.',
  'request/too-many': 'Too many requests at once. Wait a moment and try again.',
  'request/wrong-host': 'This server is not known by this name.',
  'request/headers-too-large': 'The headers of the request are too large.',
  'request/timed-out': 'The request took too long to arrive.',
  'request/unauthorized': 'Unauthorized',
  'literature/sync-off': 'The server does not fetch literature: FOOTNOTE_SYNC is off.',
  'server/stopping': 'The server is stopping. Try again in a moment.',
  'server/disk-full': 'The server has no room left to save anything. Reading and searching go on; try again later.',
  'server/overloaded': 'The server is overloaded. Try again in a moment.',
};

/** The one place where codes become statuses. */
const STATUSES = {
  questionTokenLimitExceeded: 400,
  formatTokenLimitExceeded: 400,
  'chat/payload-invalid': 400,
  'chat/question-empty': 400,
  'chat/no-source': 400,
  'chat/unknown-source': 400,
  'chat/no-references': 400,
  'chat/too-many-references': 400,
  'chat/unauthorized': 403,
  'chat/session-not-found': 404,
  'chat/session-busy': 409,
  'chat/session-conflict': 409,
  'chat/citations-missing': 400,
  'chat/session-full': 409,
  'chat/history-full': 409,
  'chat/not-shareable': 409,
  'chat/stopped': 409,
  'chat/interrupted': 503,
  'library/not-of-public-index': 400,
  'library/unknown-references': 400,
  'library/bibliography-busy': 503,
  'library/bibliography-timed-out': 504,
  'search/unknown-category': 400,
  'search/page-too-deep': 400,
  'literature/unavailable': 503,
  'literature/query-too-wide': 400,
  'literature/query-too-costly': 400,
  'literature/reading-timed-out': 503,
  'model/unauthorized': 502,
  'model/rate-limited': 503,
  'model/timed-out': 504,
  'model/unavailable': 502,
  'model/stream-cut': 502,
  'model/bad-response': 502,
  'identity/signed-out': 401,
  'identity/forbidden': 403,
  'identity/email-invalid': 400,
  'identity/password-too-short': 400,
  'identity/password-too-long': 400,
  'identity/password-blank': 400,
  'identity/password-like-email': 400,
  'identity/password-common': 400,
  'identity/agreement-missing': 400,
  'identity/wrong-credentials': 401,
  'identity/password-incorrect': 403,
  'identity/email-in-use': 409,
  'identity/email-not-found': 404,
  'identity/email-not-verified': 403,
  'identity/email-not-allowed': 403,
  'identity/reset-link-invalid': 400,
  'identity/verification-link-invalid': 400,
  'identity/too-many-attempts': 429,
  'identity/session-not-found': 404,
  'identity/provider-unknown': 404,
  'identity/provider-failed': 400,
  'identity/provider-canceled': 400,
  'identity/account-exists-with-different-credential': 409,
  internal: 500,
  'request/not-found': 404,
  'request/method-not-allowed': 405,
  'request/malformed': 400,
  'request/too-large': 413,
  'request/media-type': 415,
  'request/invalid': 400,
  'request/cross-site': 403,
  'request/too-many': 429,
  'request/wrong-host': 421,
  'request/headers-too-large': 431,
  'request/timed-out': 408,
  'request/unauthorized': 401,
  'literature/sync-off': 409,
  'server/stopping': 503,
  'server/disk-full': 507,
  'server/overloaded': 503,
} as const satisfies Record<ErrorCode, number>;

/** The status an error is answered with. */
export function statusOf(code: ErrorCode): (typeof STATUSES)[ErrorCode] {
  return STATUSES[code];
}

/** The English sentence of an error. */
export function messageOf(code: ErrorCode): string {
  if (isRequestErrorCode(code)) return MESSAGES[code];
  if (isIdentityErrorCode(code)) return identityErrorMessage(code);
  if (isSearchErrorCode(code)) return searchErrorMessage(code);
  return isLibraryErrorCode(code) ? libraryError(code).message : chatError(code).message;
}

function isRequestErrorCode(code: ErrorCode): code is RequestErrorCode {
  return Object.hasOwn(MESSAGES, code);
}

function isIdentityErrorCode(code: ErrorCode): code is IdentityErrorCode {
  return IDENTITY_ERROR_CODES.some((known) => known === code);
}

function isSearchErrorCode(code: ErrorCode): code is SearchErrorCode {
  return SEARCH_ERROR_CODES.some((known) => known === code);
}

function isLibraryErrorCode(code: ErrorCode): code is LibraryErrorCode {
  return LIBRARY_ERROR_CODES.some((known) => known === code);
}

/** An expected failure on its way to the client; thrown inside a handler, answered as `{error, code}`. */
export class RequestFailure extends Error {
  readonly code: ErrorCode;
  /** Seconds after which trying again makes sense. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, retryAfterSeconds?: number) {
    super(messageOf(code));
    this.name = 'RequestFailure';
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
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
