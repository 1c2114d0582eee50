import type { SearchAnswer } from '@footnote/domain';
import { useEffect, useState } from 'react';
import type { ApiError } from '../platform/api/api.client.ts';
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

interface Held {
  key: string;
  mode: SearchMode;
  answer: SearchAnswer | undefined;
  failure: ApiError | undefined;
}

const NONE: Held = {
  key: '',
  mode: 'simple',
  answer: undefined,
  failure: undefined,
};

/** Counts what a state would find once writing rests (specification §9), and leaves off as soon as it is outdated. */
export function useLiveAnswer(state: SearchState | null): LiveAnswer {
  const key = state === null ? '' : countKey(state);
  const rested = useDebounced(key);
  const [held, setHeld] = useState(NONE);
  useEffect(() => {
    if (rested === '' || rested !== key || state?.search === null || state === null) return undefined;
    const stop = new AbortController();
    const { mode } = state.search;
    // The parts of a query are counted together with the facets.
    const call = composeSearch(state, state.search, { ...COUNT, facets: mode === 'query' });
    fetchSearch(call, stop.signal).then(
      (found) =>
        setHeld({
          key: rested,
          mode,
          answer: found.ok ? found.value : undefined,
          failure: found.ok ? undefined : found.error,
        }),
      (cause: unknown) => stop.signal.aborted || reportProblem(String(cause)),
    );
    return () => stop.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- the key stands for the state
  }, [rested, key]);
  if (key === '') return { answer: undefined, failure: undefined, outdated: false };
  // What was counted in another mode says nothing of this one.
  const answer = held.mode === state?.search?.mode ? held.answer : undefined;
  return { answer, failure: held.key === key ? held.failure : undefined, outdated: held.key !== key };
}
