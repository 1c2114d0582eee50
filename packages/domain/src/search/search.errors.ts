/** What can be wrong with a search beside its shape. */
export const SEARCH_ERROR_CODES = ['search/unknown-category', 'search/page-too-deep'] as const;
export type SearchErrorCode = (typeof SEARCH_ERROR_CODES)[number];

const MESSAGES: Record<SearchErrorCode, string> = {
  'search/unknown-category': 'One of the categories does not exist.',
  'search/page-too-deep': 'Only the first 10,000 results can be paged through. Narrow the search.',
};

/** The English sentence of an error, fit for a user. */
export function searchErrorMessage(code: SearchErrorCode): string {
  return MESSAGES[code];
}
