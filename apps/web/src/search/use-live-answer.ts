import type { SearchAnswer } from '@footnote/domain';
import { useLayoutEffect, useMemo } from 'react';
import useSWR from 'swr';
import type { ApiError } from '../platform/api/api.client.ts';
import { answerOf, CallFailure } from '../platform/api/call-failure.ts';
import { reportProblem } from '../platform/api/report-problem.ts';
import { useDebounced } from '../platform/rendering/use-debounced.ts';
import { composeSearch, COUNT, countKey } from './compose-search.ts';
import { fetchSearch } from './search.client.ts';
import type { SearchMode, SearchState } from './search-state.ts';

/** What a search would find while it is written. */
export interface LiveAnswer {
  /** Without documents; of what was written last and answered, so that the figure stands until the next is there. */
  answer: SearchAnswer | undefined;
  failure: ApiError | undefined;
  /** True while `answer` is about something written earlier. */
  outdated: boolean;
}

interface Count {
  key: string;
  mode: SearchMode;
  answer: SearchAnswer;
}

/** What a state would find. Rejects once it was left off, so that swr asks anew when the same is written again. */
async function count(state: SearchState, signal: AbortSignal): Promise<Count | undefined> {
  if (state.search === null) return undefined;
  const { mode } = state.search;
  // The parts of a query are counted together with the facets.
  const call = composeSearch(state, state.search, { ...COUNT, facets: mode === 'query' });
  return { key: countKey(state), mode, answer: answerOf(await fetchSearch(call, signal)) };
}

const isAborted = (cause: unknown) => cause instanceof DOMException && cause.name === 'AbortError';

/** Counts what a state would find once writing rests (specification §9), and leaves off as soon as it is outdated. */
export function useLiveAnswer(state: SearchState | null): LiveAnswer {
  const key = state === null ? '' : countKey(state);
  const rested = useDebounced(key);
  // oxlint-disable-next-line react/exhaustive-deps -- one for each thing that is written
  const stop = useMemo(() => new AbortController(), [key]);
  useLayoutEffect(() => () => stop.abort(), [stop]);
  const counted = key === rested && key !== '' && state !== null ? (['count', key] as const) : null;
  const { data, error } = useSWR(counted, () => state && count(state, stop.signal), {
    keepPreviousData: true,
    revalidateOnFocus: false,
    revalidateIfStale: false,
    shouldRetryOnError: false,
    onError: (cause) => cause instanceof CallFailure || isAborted(cause) || reportProblem(String(cause)),
  });
  if (key === '') return { answer: undefined, failure: undefined, outdated: false };
  const failure = error instanceof CallFailure ? error.detail : undefined;
  // What was counted in another mode says nothing of this one.
  const answer = failure === undefined && data?.mode === state?.search?.mode ? data?.answer : undefined;
  return { answer, failure, outdated: failure === undefined && data?.key !== key };
}
