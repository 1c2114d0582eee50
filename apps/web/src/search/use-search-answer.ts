import type { SearchAnswer } from '@footnote/domain';
import { useState } from 'react';
import useSWR from 'swr';
import type { ApiError } from '../platform/api/api.client.ts';
import { composeSearch, type SearchCall } from './compose-search.ts';
import { fetchSearch } from './search.client.ts';
import type { SearchState } from './search-state.ts';

/** A refused or failed search, thrown so that the hook can hold it. */
export class SearchFailure extends Error {
  readonly detail: ApiError;

  constructor(detail: ApiError) {
    super(detail.message);
    this.name = 'SearchFailure';
    this.detail = detail;
  }
}

/** The answer to what is searched for. */
export interface SearchProgress {
  /** Of the same search, though perhaps of another page or under other filters while `loading`. */
  answer: SearchAnswer | undefined;
  loading: boolean;
  failure: ApiError | undefined;
  retry: () => void;
}

async function search(call: SearchCall): Promise<SearchAnswer> {
  const found = await fetchSearch(call);
  if (!found.ok) throw new SearchFailure(found.error);
  return found.value;
}

/** Searches for what the address of the page says; asks again once a lost connection is back. */
export function useSearchAnswer(state: SearchState): SearchProgress {
  const { page, pageSize } = state;
  const call =
    state.search === null ? null : composeSearch(state, state.search, { page, pageSize, facets: true, summary: false });
  const key = call === null ? null : JSON.stringify([call.path, call.parameters.toString(), call.body]);
  const { data, error, isLoading, mutate } = useSWR(key, () => (call === null ? undefined : search(call)), {
    revalidateOnFocus: false,
    revalidateIfStale: false,
    shouldRetryOnError: false,
  });
  // While another page loads the last one stands, so that nothing jumps; another search begins with nothing.
  const subject = JSON.stringify(state.search);
  const [last, setLast] = useState<{ subject: string; answer: SearchAnswer | undefined }>({ subject, answer: data });
  if (data !== undefined && (last.answer !== data || last.subject !== subject)) setLast({ subject, answer: data });
  const standing = last.subject === subject ? last.answer : undefined;
  const failure = error instanceof SearchFailure ? error.detail : error === undefined ? undefined : unreadable(error);
  return { answer: data ?? standing, loading: isLoading, failure, retry: () => void mutate() };
}

function unreadable(cause: unknown): ApiError {
  return { status: 0, code: '', message: cause instanceof Error ? cause.message : String(cause) };
}
