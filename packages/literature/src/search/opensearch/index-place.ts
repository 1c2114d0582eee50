import type { Cluster } from './cluster.ts';

/** Where the literature is read and written: two aliases, or two indexes that no alias names yet. */
export interface IndexPlace {
  cluster: Cluster;
  articles: string;
  /** Journals' metrics and the files that were applied. */
  companion: string;
}

/** A document as the cluster hands it out. */
export interface Hit<S> {
  _id: string;
  _score?: number | null;
  _source?: S;
  sort?: readonly (string | number)[];
}

export interface HitsAnswer<S> {
  hits?: { total?: { value: number }; hits?: readonly Hit<S>[] };
}

export const PMID_ORDER = [{ pmid: 'asc' }] as const;

/** Documents a cluster hands out at once, by its default. */
export const MAX_AT_ONCE = 10_000;

/** A part of a search that fails fails the search: half an answer is a wrong one. */
export const WHOLE_ANSWERS = { allow_partial_search_results: false } as const;
