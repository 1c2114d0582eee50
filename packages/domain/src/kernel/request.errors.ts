import { defineErrors, type CodeOf } from './result.ts';

/** What can be wrong with a request before any area looks at it. */
export const REQUEST_ERRORS = defineErrors({
  'request/not-found': { status: 'not-found', message: 'There is nothing at this address.' },
  'request/method-not-allowed': { status: 'method-not-allowed', message: 'This address does not take this method.' },
  'request/malformed': { status: 'invalid', message: 'The body is not valid JSON.' },
  'request/too-large': { status: 'too-large', message: 'The request is too large.' },
  'request/range-not-satisfiable': { status: 'range-not-satisfiable', message: 'The file has no such bytes.' },
  'request/media-type': { status: 'media-type', message: 'The body must be sent as application/json.' },
  'request/invalid': { status: 'invalid', message: 'The request is not valid.' },
  'request/cross-site': { status: 'forbidden', message: 'Requests from other sites are not accepted.' },
  'request/too-many': {
    status: 'too-many',
    message: 'Too many requests at once. Wait a moment and try again.',
    retryable: true,
  },
  'request/wrong-host': { status: 'wrong-host', message: 'This server is not known by this name.' },
  'request/headers-too-large': { status: 'headers-too-large', message: 'The headers of the request are too large.' },
  'request/timed-out': {
    status: 'request-timed-out',
    message: 'The request took too long to arrive.',
    retryable: true,
  },
  'request/unauthorized': { status: 'unauthenticated', message: 'Unauthorized' },
  'literature/sync-off': { status: 'conflict', message: 'The server does not fetch literature: FOOTNOTE_SYNC is off.' },
  'server/stopping': {
    status: 'unavailable',
    message: 'The server is stopping. Try again in a moment.',
    retryable: true,
  },
  'server/disk-full': {
    status: 'no-space',
    message: 'The server has no room left to save anything. Reading and searching go on; try again later.',
    retryable: true,
  },
  'server/overloaded': {
    status: 'unavailable',
    message: 'The server is overloaded. Try again in a moment.',
    retryable: true,
  },
});
export type RequestErrorCode = CodeOf<typeof REQUEST_ERRORS>;
