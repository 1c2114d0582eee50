import type { Source } from '@footnote/domain';
import useSWR from 'swr';
import type { ApiError } from '../api/api.client.ts';
import { answerOf, failureOf } from '../api/call-failure.ts';
import { sourceCalls } from './source-calls.ts';
import { fetchSources } from './sources.client.ts';

export interface LoadedSources {
  /** Those of everybody first; undefined until they have come. */
  sources: readonly Source[] | undefined;
  /** Why they did not come; those that came before stay. */
  failure: ApiError | undefined;
  /** Loads them anew. */
  again: () => Promise<unknown>;
}

/** The sources that can be searched by whoever acts for an organization, or for themself (null). */
export function useSources(organization: string | null): LoadedSources {
  const { data, error, mutate } = useSWR([sourceCalls.sources, organization] as const, async ([, actingFor]) =>
    answerOf(await fetchSources(actingFor)),
  );
  return { sources: data, failure: failureOf(error), again: () => mutate() };
}
