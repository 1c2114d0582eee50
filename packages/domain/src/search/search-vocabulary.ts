import { SORT_OPTIONS, type SortOption, type StudyType } from '../literature/study-type.ts';

/** Orders of a search: those of specification §3, and how well an article fits. */
export const SEARCH_SORTS = ['relevance', ...SORT_OPTIONS] as const;
export type SearchSortOption = (typeof SEARCH_SORTS)[number];

/** Order of a search by clauses, query or category until a user chooses one (specification §3); always descending. */
export const DEFAULT_SEARCH_SORT: SortOption = 'impact_factor';

/** Study type that searches by clauses and by category begin with (specification §3). */
export const DEFAULT_ARTICLE_TYPE: StudyType = 'randomized_trial';

/** Sizes of a page of results (specification §9). */
export const PAGE_SIZES = [5, 10, 25, 50, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

/** Matches that a query in PubMed's language looks at, the most recent ones (specification §9). */
export const QUERY_MODE_SCAN = 1_000;

/** Results that can be paged through; whoever needs more narrows the search or takes the command line. */
export const DEEPEST_RESULT = 10_000;

/** Fields of an article that a clause can ask about: population, intervention, comparison, outcome. */
export const PICO_FIELDS = ['ml_p', 'ml_i', 'ml_c', 'ml_o'] as const;
export type PicoField = (typeof PICO_FIELDS)[number];

/** How a clause binds: always, one of its field at least, never. */
export const CLAUSE_BINDINGS = ['must', 'should', 'must_not'] as const;
export type ClauseBinding = (typeof CLAUSE_BINDINGS)[number];

/** What a search can be narrowed by, beside its own words. */
export const SEARCH_FILTERS = [
  'study_types',
  'impact_factor',
  'sample_size',
  'since_year',
  'current_week',
  'cost_effectiveness',
] as const;
export type SearchFilter = (typeof SEARCH_FILTERS)[number];
