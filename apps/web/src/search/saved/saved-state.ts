import {
  SAVED_BINDINGS,
  SAVED_FIELDS,
  savedClauses,
  savedFilters,
  type ClauseBinding,
  type PicoField,
  type SavedField,
  type SavedQueryTerms,
  type SavedSearch,
} from '@footnote/domain';
import { emptyState, type Search, type SearchState, type WrittenClause } from '../search-state.ts';

/** The page as a saved search was left: its query, order and filters, from the first page on. */
export function stateOfSaved(saved: SavedSearch): SearchState {
  const search = searchOfSaved(saved);
  return {
    ...emptyState(search.mode),
    search,
    filters: savedFilters(saved),
    sort: saved.sort_by,
    order: saved.sort_order,
  };
}

/** The page as an alert looks at its search: what is new stands first, of whatever week it is. */
export function stateOfNews(saved: SavedSearch): SearchState {
  const state = stateOfSaved(saved);
  return { ...state, filters: { ...state.filters, currentWeek: false }, sort: 'recency', order: 'desc' };
}

function searchOfSaved({ query, query_type }: SavedSearch): Search {
  if (query_type === 'simple') return { mode: 'simple', text: query.pubmed_query };
  if (query_type === 'pubmed') return { mode: 'query', query: query.pubmed_query };
  if (query_type === 'category') return { mode: 'category', qids: query.qids };
  const clauses = savedClauses(query).map(({ fieldName, boolType, queryString }) => ({
    field: fieldName,
    binding: boolType,
    text: queryString,
  }));
  return { mode: 'pico', clauses, fuzziness: query.fuzziness };
}

const NO_TERMS: SavedQueryTerms = {
  intervention_at_least: [],
  intervention_must: [],
  intervention_not_include: [],
  population_at_least: [],
  population_must: [],
  population_not_include: [],
  comparison_at_least: [],
  comparison_must: [],
  comparison_not_include: [],
  outcome_at_least: [],
  outcome_must: [],
  outcome_not_include: [],
  fuzziness: 1,
  pubmed_query: '',
  qids: [],
};

/** The search on the screen, as it is saved. */
export function savedOfState(state: SearchState, search: Search): SavedSearch {
  const { filters, sort, order } = state;
  const types = filters.studyTypes ?? [];
  return {
    query: termsOf(search),
    query_type: search.mode === 'query' ? 'pubmed' : search.mode,
    sort_by: sort,
    sort_order: order,
    article_type: types.length === 1 ? (types[0] ?? null) : null,
    filters: {
      study_types: types.length > 1 ? [...types] : null,
      impact_factor: filters.impactFactor,
      sample_size: filters.sampleSize,
      since_year: filters.publishedSince,
      current_week: filters.currentWeek,
      cost_effectiveness: filters.costEffectiveness,
    },
  };
}

function termsOf(search: Search): SavedQueryTerms {
  if (search.mode === 'simple') return { ...NO_TERMS, pubmed_query: search.text };
  if (search.mode === 'query') return { ...NO_TERMS, pubmed_query: search.query };
  if (search.mode === 'category') return { ...NO_TERMS, qids: [...search.qids] };
  const terms = { ...NO_TERMS, fuzziness: search.fuzziness };
  for (const field of FIELD_NAMES) {
    for (const binding of SAVED_BINDINGS) terms[`${field}_${binding}`] = textsOf(search.clauses, field, BOUND[binding]);
  }
  return terms;
}

const FIELD_NAMES: readonly SavedField[] = ['population', 'intervention', 'comparison', 'outcome'];
const BOUND = { must: 'must', at_least: 'should', not_include: 'must_not' } as const;

function textsOf(clauses: readonly WrittenClause[], field: SavedField, binding: ClauseBinding): string[] {
  const column: PicoField = SAVED_FIELDS[field];
  return clauses.filter((clause) => clause.field === column && clause.binding === binding).map(({ text }) => text);
}
