import {
  withoutFilters,
  writeSearchFilters,
  type CategorySearchInput,
  type PicoSearchInput,
  type PubmedSearchInput,
  type SearchFilter,
  type SearchTip,
  type SimpleSearchInput,
} from '@footnote/domain';
import { defaultSort, type Search, type SearchState, type WrittenClause } from './search-state.ts';

/** A call of a search: its path beneath /api/search, its query parameters and its body. */
export interface SearchCall {
  path: 'simple' | 'pico' | 'pubmed' | 'category';
  parameters: URLSearchParams;
  body: SimpleSearchInput | PicoSearchInput | PubmedSearchInput | CategorySearchInput;
}

/** What of the answer is asked for. */
export interface SearchOptions {
  /** 0 only counts. */
  pageSize: number;
  page: number;
  facets: boolean;
  summary: boolean;
}

/** The call that a state of the page makes; `search` is what is looked for. */
export function composeSearch(state: SearchState, search: Search, wish: SearchOptions): SearchCall {
  const { filters, sort, order } = state;
  const narrowed = writeSearchFilters(filters);
  const parameters = new URLSearchParams(narrowed.parameters);
  if (wish.facets) parameters.set('facets', 'true');
  const page = {
    page_size: wish.pageSize,
    page: wish.page,
    sort_by: sort,
    sort_order: order,
    ...narrowed.body,
    summary: wish.summary,
  };
  if (search.mode === 'simple') return { path: 'simple', parameters, body: { search_query: search.text, ...page } };
  if (search.mode === 'query') return { path: 'pubmed', parameters, body: { search_query: search.query, ...page } };
  if (search.mode === 'category') return { path: 'category', parameters, body: { qids: [...search.qids], ...page } };
  const { clauses, fuzziness } = search;
  return { path: 'pico', parameters, body: { search_queries: clauses.map(picoClause), fuzziness, ...page } };
}

function picoClause({ field, binding, text }: WrittenClause) {
  return { queryString: text, fieldName: field, boolType: binding, operator: 'and' as const };
}

/** What a tip searches for in place of `search`; null where it says nothing of the search itself. */
export function searchOfTip(tip: SearchTip, search: Search): Search | null {
  if (tip.kind === 'filters') return null;
  if (tip.search.by === 'text') {
    const { search_query: text } = tip.search;
    return search.mode === 'simple' ? { mode: 'simple', text } : { mode: 'query', query: text };
  }
  const clauses = tip.search.search_queries.map(({ fieldName, boolType, queryString }) => ({
    field: fieldName,
    binding: boolType,
    text: queryString,
  }));
  return { mode: 'pico', clauses, fuzziness: search.mode === 'pico' ? search.fuzziness : 1 };
}

/** The same search without some of its filters, from its first page. */
export function searchWithout(state: SearchState, filters: readonly SearchFilter[]): SearchState {
  return { ...state, filters: withoutFilters(state.filters, filters), page: 1 };
}

/** What the counts of a state depend on, as a key; order, page and view are left out. */
export function countKey(state: SearchState): string {
  if (state.search === null) return '';
  const same = { ...state, sort: defaultSort(state.search.mode), order: 'desc' as const };
  const { path, parameters, body } = composeSearch(same, state.search, COUNT);
  return JSON.stringify([path, parameters.toString(), body]);
}

/** Counts without documents. */
export const COUNT: SearchOptions = { pageSize: 0, page: 1, facets: false, summary: false };
