import { defineErrors, type CodeOf } from '../kernel/result.ts';

/** What can go wrong with guides and posts. */
export const CONTENT_ERRORS = defineErrors({
  'content/not-found': { status: 'not-found', message: 'There is no such text.' },
  'content/unavailable': {
    status: 'upstream-failed',
    message: 'The service that keeps these texts did not answer. Try again.',
    retryable: true,
  },
});
export type ContentErrorCode = CodeOf<typeof CONTENT_ERRORS>;
