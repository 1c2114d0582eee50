import type { SearchAnswer } from '@footnote/domain';
import useSWR from 'swr';
import type { ApiError } from '../platform/api/api.client.ts';
import { answerOf, failureOf } from '../platform/api/call-failure.ts';
import { composeSearch } from './compose-search.ts';
import { fetchSearch } from './search.client.ts';
import type { SearchState } from './search-state.ts';

/** The answer to what is searched for. */
export interface SearchProgress {
  /** Of the same search, though perhaps of another page or under other filters while `loading`. */
  answer: SearchAnswer | undefined;
  /** Number of the first result of that page, from 1. */
  first: number;
  loading: boolean;
  failure: ApiError | undefined;
  retry: () => void;
}

/** Searches for what the address of the page says; asks again once a lost connection is back. */
export function useSearchAnswer(state: SearchState): SearchProgress {
  const { page, pageSize, search } = state;
  const call = search === null ? null : composeSearch(state, search, { page, pageSize, facets: true, summary: false });
  const key = call === null ? null : JSON.stringify([call.path, call.parameters.toString(), call.body]);
  const subject = JSON.stringify(search);
  const { data, error, isLoading, mutate } = useSWR(
    key,
    async () => call && { subject, first: (page - 1) * pageSize + 1, answer: answerOf(await fetchSearch(call)) },
    { keepPreviousData: true, revalidateOnFocus: false, revalidateIfStale: false, shouldRetryOnError: false },
  );
  // While another page loads the last one stands, so that nothing jumps; another search begins with nothing.
  const answer = data?.subject === subject ? data.answer : undefined;
  return { answer, first: data?.first ?? 1, loading: isLoading, failure: failureOf(error), retry: () => void mutate() };
}
