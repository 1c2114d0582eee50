/** What can be wrong with a request before any area looks at it. */
export const REQUEST_ERROR_CODES = [
  'request/not-found',
  'request/method-not-allowed',
  'request/malformed',
  'request/too-large',
  'request/media-type',
  'request/invalid',
  'request/cross-site',
  'request/too-many',
  'request/wrong-host',
  'request/headers-too-large',
  'request/timed-out',
  'request/unauthorized',
  'literature/sync-off',
  'server/stopping',
  'server/disk-full',
  'server/overloaded',
] as const;
export type RequestErrorCode = (typeof REQUEST_ERROR_CODES)[number];
