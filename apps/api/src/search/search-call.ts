import {
  readSearchFilters,
  withoutFilters,
  type ArticleFilters,
  type CategorySearch,
  type PicoSearch,
  type PubmedSearchCall,
  type SearchFilter,
  type SearchParameters,
  type SimpleSearch,
} from '@footnote/domain';

/** What is looked for, in one of four ways. */
type Search =
  | { mode: 'simple'; body: SimpleSearch }
  | { mode: 'pico'; body: PicoSearch }
  | { mode: 'category'; body: CategorySearch }
  | { mode: 'pubmed'; body: PubmedSearchCall };

/** One of the four searches with its filters; those in its body have been read from there. */
export type SearchCall = Search & {
  filters: ArticleFilters;
  /** Whether the counts beside the results are asked for. */
  facets: boolean;
};

/** A search as its call brings it. */
export function searchCall<S extends Search>(search: S, parameters: SearchParameters) {
  return { ...search, filters: readSearchFilters(search.body, parameters), facets: parameters.facets };
}

/** The same call without some of its filters. */
export function callWithout<C extends SearchCall>(call: C, filters: readonly SearchFilter[]): C {
  return { ...call, filters: withoutFilters(call.filters, filters) };
}
