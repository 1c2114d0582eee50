import type { Result, SavedQuery, SearchAnswer } from '@footnote/domain';
import { callApi, type ApiError } from '../platform/api/api.client.ts';
import { calls } from '../platform/navigation/paths.ts';
import type { SearchCall } from './compose-search.ts';

type Answer<T> = Promise<Result<T, ApiError>>;

/** Searches; an abort throws. */
export function fetchSearch({ path, parameters, body }: SearchCall, signal?: AbortSignal): Answer<SearchAnswer> {
  return callApi(calls.search(path, parameters), {
    method: 'POST',
    body,
    ...(signal === undefined ? {} : { signal }),
    read: async (value) => (await import('./search-wire.ts')).searchAnswerSchema.parse(value),
  });
}

/** Loads the queries that are kept for the categories. */
export function fetchSavedQueries(): Answer<SavedQuery[]> {
  return callApi(calls.searchQueries, {
    read: async (value) => (await import('./search-wire.ts')).savedQueriesSchema.parse(value).docs,
  });
}
