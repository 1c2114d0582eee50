import {
  DEFAULT_ARTICLE_TYPE,
  DEFAULT_SEARCH_SORT,
  NO_FILTERS,
  STUDY_TYPES,
  type ChatFilters,
  type ClauseBinding,
  type PageSize,
  type PicoField,
  type SearchSortOption,
  type StudyType,
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

/** What narrows a search. */
export interface SearchFilters {
  /** 'all', or the types an article may be of, in the order of the vocabulary. */
  studyTypes: 'all' | readonly StudyType[];
  highImpact: boolean;
  /** People studied, at least. */
  sampleSize: number | null;
  /** Published in this year or later. */
  since: number | null;
  lastWeek: boolean;
  costEffectiveness: boolean;
}

/** Everything the address of the page says. */
export interface SearchState {
  /** The tab that is open. */
  tab: SearchMode;
  /** Null until something is searched for. */
  search: Search | null;
  filters: SearchFilters;
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

const NOTHING_NARROWED: SearchFilters = {
  studyTypes: 'all',
  highImpact: false,
  sampleSize: null,
  since: null,
  lastWeek: false,
  costEffectiveness: false,
};

/** Filters a mode begins with: by clauses and by category only randomised trials (specification §3). */
export function defaultFilters(mode: SearchMode): SearchFilters {
  const trials = mode === 'pico' || mode === 'category';
  return trials ? { ...NOTHING_NARROWED, studyTypes: [DEFAULT_ARTICLE_TYPE] } : NOTHING_NARROWED;
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

/** The types that are chosen, in the order of the vocabulary; all of them are 'all'. */
export function chosenTypes(types: Iterable<StudyType>): SearchFilters['studyTypes'] {
  const wanted = new Set(types);
  const chosen = STUDY_TYPES.filter((type) => wanted.has(type));
  return chosen.length === 0 || chosen.length === STUDY_TYPES.length ? 'all' : chosen;
}

/** The filters in the form in which the kit shows them. */
export function shownFilters(filters: SearchFilters): ChatFilters {
  return {
    ...NO_FILTERS,
    studyTypes: filters.studyTypes === 'all' ? null : filters.studyTypes,
    impactFactor: filters.highImpact ? 'high' : 'off',
    sampleSize: filters.sampleSize,
    publishedSince: filters.since,
    currentWeek: filters.lastWeek,
    costEffectiveness: filters.costEffectiveness,
  };
}

/** The filters of a search from the form in which the kit hands them back. */
export function filtersShown(shown: ChatFilters): SearchFilters {
  return {
    studyTypes: shown.studyTypes === null ? 'all' : chosenTypes(shown.studyTypes),
    highImpact: shown.impactFactor === 'high',
    sampleSize: shown.sampleSize,
    since: shown.publishedSince,
    lastWeek: shown.currentWeek,
    costEffectiveness: shown.costEffectiveness,
  };
}
