import { unreachable } from '../kernel/result.ts';
import type { ArticleFilters } from '../search/article-filters.ts';
import type {
  CategorySearch,
  PicoClause,
  PicoSearch,
  PubmedSearchCall,
  SearchPage,
  SimpleSearch,
} from '../search/search-call.schema.ts';
import { readSearchFilters } from '../search/search-filters.ts';
import type { ClauseBinding, PicoField } from '../search/search-vocabulary.ts';
import { SAVED_BINDINGS, type SavedBinding, type SavedQueryTerms, type SavedSearch } from './saved-search.schema.ts';

/** A saved search as one of the four searches runs it. */
export type SavedSearchCall = { filters: ArticleFilters } & (
  | { mode: 'simple'; body: SimpleSearch }
  | { mode: 'pico'; body: PicoSearch }
  | { mode: 'category'; body: CategorySearch }
  | { mode: 'pubmed'; body: PubmedSearchCall }
);

/** What a saved query calls the fields of a PICO search. */
export const SAVED_FIELDS = {
  population: 'ml_p',
  intervention: 'ml_i',
  comparison: 'ml_c',
  outcome: 'ml_o',
} as const satisfies Record<string, PicoField>;
export type SavedField = keyof typeof SAVED_FIELDS;

const FIELD_NAMES: readonly SavedField[] = ['population', 'intervention', 'comparison', 'outcome'];

/** How a clause binds, by what a saved query calls it. */
export const BINDING_OF = {
  must: 'must',
  at_least: 'should',
  not_include: 'must_not',
} as const satisfies Record<SavedBinding, ClauseBinding>;

/** The clauses of a saved PICO query, field by field: those that must hold, those of which one must, those that must not. */
export function savedClauses(query: SavedQueryTerms): PicoClause[] {
  return FIELD_NAMES.flatMap((field) =>
    SAVED_BINDINGS.flatMap((binding) =>
      query[`${field}_${binding}`].map((queryString) => ({
        queryString,
        fieldName: SAVED_FIELDS[field],
        boolType: BINDING_OF[binding],
        operator: 'and' as const,
      })),
    ),
  );
}

/** The filters a saved search is narrowed by. */
export function savedFilters({ article_type, filters }: Pick<SavedSearch, 'article_type' | 'filters'>): ArticleFilters {
  const { study_types, sample_size, since_year, ...others } = filters;
  return readSearchFilters(
    { article_type, current_week: filters.current_week },
    {
      ...(study_types === null ? {} : { study_types }),
      ...(sample_size === null ? {} : { sample_size }),
      ...(since_year === null ? {} : { since_year }),
      impact_factor: others.impact_factor,
      cost_effectiveness: others.cost_effectiveness,
      facets: false,
    },
  );
}

/** The call that runs a saved search; `page` says in which order and how much of it. */
export function savedSearchCall(saved: SavedSearch, page: Partial<SearchPage> = {}): SavedSearchCall {
  const { query, query_type: type } = saved;
  const shared: SearchPage = {
    fuzziness: query.fuzziness,
    page_size: 25,
    page: 1,
    sort_by: saved.sort_by,
    sort_order: saved.sort_order,
    current_week: saved.filters.current_week,
    article_type: saved.article_type,
    summary: false,
    ...page,
  };
  const filters = savedFilters(saved);
  switch (type) {
    case 'simple':
      return { mode: 'simple', filters, body: { search_query: query.pubmed_query, ...shared } };
    case 'pubmed':
      return { mode: 'pubmed', filters, body: { search_query: query.pubmed_query, ...shared } };
    case 'category':
      return { mode: 'category', filters, body: { qids: [...query.qids], ...shared } };
    case 'pico':
      return { mode: 'pico', filters, body: { search_queries: savedClauses(query), ...shared } };
    default:
      return unreachable(type);
  }
}

/** A saved search in words: its own where it has some, the names of its categories by `nameOf`. */
export function savedSearchWords({ query, query_type }: SavedSearch, nameOf: (qid: string) => string): string {
  if (query_type === 'category') return query.qids.map(nameOf).join(' · ');
  if (query_type !== 'pico') return query.pubmed_query;
  return savedClauses(query)
    .map(({ queryString, boolType }) => (boolType === 'must_not' ? `NOT ${queryString}` : queryString))
    .join(' · ');
}
