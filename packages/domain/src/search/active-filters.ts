import { NO_ARTICLE_FILTERS, type ArticleFilters } from './article-filters.ts';
import { SEARCH_FILTERS, type SearchFilter } from './search-vocabulary.ts';

const FIELDS = {
  study_types: 'studyTypes',
  impact_factor: 'impactFactor',
  sample_size: 'sampleSize',
  since_year: 'publishedSince',
  current_week: 'currentWeek',
  cost_effectiveness: 'costEffectiveness',
} as const satisfies Record<SearchFilter, keyof ArticleFilters>;

/** The filters that narrow something, as the calls name them. */
export function activeFilters(filters: ArticleFilters): SearchFilter[] {
  return SEARCH_FILTERS.filter((name) => filters[FIELDS[name]] !== NO_ARTICLE_FILTERS[FIELDS[name]]);
}

/** The same filters without some of them. */
export function withoutFilters(filters: ArticleFilters, names: readonly SearchFilter[]): ArticleFilters {
  const cleared = names.map((name) => [FIELDS[name], NO_ARTICLE_FILTERS[FIELDS[name]]]);
  return { ...filters, ...Object.fromEntries(cleared) };
}
