import { defineErrors, type CodeOf } from '../kernel/result.ts';

/** What can be wrong with a search beside its shape. */
export const SEARCH_ERRORS = defineErrors({
  'search/unknown-category': { status: 'invalid', message: 'One of the categories does not exist.' },
  'search/page-too-deep': {
    status: 'invalid',
    message: 'Only the first 10,000 results can be paged through. Narrow the search.',
  },
});
export type SearchErrorCode = CodeOf<typeof SEARCH_ERRORS>;
