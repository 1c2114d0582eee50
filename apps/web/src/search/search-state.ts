import {
  DEFAULT_ARTICLE_TYPE,
  DEFAULT_SEARCH_SORT,
  NO_ARTICLE_FILTERS,
  type ArticleFilters,
  type ClauseBinding,
  type PageSize,
  type PicoField,
  type SearchSortOption,
} from '@footnote/domain';

/** Ways to search (specification §2), in the order of their tabs. */
export const SEARCH_MODES = ['simple', 'pico', 'query', 'category'] as const;
export type SearchMode = (typeof SEARCH_MODES)[number];

/** One term of a PICO sentence. */
export interface WrittenClause {
  field: PicoField;
  binding: ClauseBinding;
  text: string;
}

/** What is looked for, without what narrows it. */
export type Search =
  | { mode: 'simple'; text: string }
  | { mode: 'pico'; clauses: readonly WrittenClause[]; fuzziness: 0 | 1 | 2 }
  | { mode: 'query'; query: string }
  | { mode: 'category'; qids: readonly string[] };

/** Everything the address of the page says. */
export interface SearchState {
  /** The tab that is open. */
  tab: SearchMode;
  /** Null until something is searched for. */
  search: Search | null;
  filters: ArticleFilters;
  sort: SearchSortOption;
  order: 'asc' | 'desc';
  /** From 1. */
  page: number;
  pageSize: PageSize;
  view: 'cards' | 'table';
}

export const DEFAULT_PAGE_SIZE: PageSize = 25;

/** Letters by which a rare word of a clause may differ (specification §7). */
export const DEFAULT_FUZZINESS = 1;

/** Filters a mode begins with: by clauses and by category only randomised trials (specification §3). */
export function defaultFilters(mode: SearchMode): ArticleFilters {
  const trials = mode === 'pico' || mode === 'category';
  return trials ? { ...NO_ARTICLE_FILTERS, studyTypes: [DEFAULT_ARTICLE_TYPE] } : NO_ARTICLE_FILTERS;
}

/** The order a mode begins with: plain words by how well articles fit, the others by impact (specification §3). */
export function defaultSort(mode: SearchMode): SearchSortOption {
  return mode === 'simple' ? 'relevance' : DEFAULT_SEARCH_SORT;
}

/** The state of a tab before anything is searched for in it. */
export function emptyState(tab: SearchMode): SearchState {
  return {
    tab,
    search: null,
    filters: defaultFilters(tab),
    sort: defaultSort(tab),
    order: 'desc',
    page: 1,
    pageSize: DEFAULT_PAGE_SIZE,
    view: 'cards',
  };
}

/** Searches for something else: from the first page, under the filters and in the order that its mode begins with. */
export function newSearch(before: SearchState, search: Search): SearchState {
  const { pageSize, view } = before;
  const sameMode = (before.search?.mode ?? before.tab) === search.mode;
  const kept = sameMode ? { filters: before.filters, sort: before.sort, order: before.order } : {};
  return { ...emptyState(search.mode), ...kept, search, pageSize, view };
}

/** Whether a tab other than that of the search is open: what was not found by one says nothing of the other. */
export function isElsewhere({ tab, search }: SearchState): boolean {
  return search !== null && search.mode !== tab;
}

/** Narrows or orders a search differently, from its first page. */
export function changed(before: SearchState, change: Partial<Omit<SearchState, 'search' | 'page'>>): SearchState {
  return { ...before, ...change, page: 1 };
}
