import {
  SEARCH_FILTERS,
  type CategorySearch,
  type PicoSearch,
  type PubmedSearchCall,
  type SearchFilter,
  type SearchParameters,
  type SimpleSearch,
  type StudyType,
} from '@footnote/domain';
import type { SearchLimits } from './search-filters.ts';

/** One of the four searches with its filters, as its schemas read them. */
export type SearchCall = { parameters: SearchParameters } & (
  | { mode: 'simple'; body: SimpleSearch }
  | { mode: 'pico'; body: PicoSearch }
  | { mode: 'category'; body: CategorySearch }
  | { mode: 'pubmed'; body: PubmedSearchCall }
);

/** What limits a call beside its words; an article needs to be of `article_type` and of one of `study_types`. */
export function limitsOf({ body, parameters }: SearchCall): SearchLimits {
  return {
    studyTypes: studyTypesOf(body.article_type, parameters.study_types),
    highImpact: parameters.impact_factor === 'high',
    sampleSize: parameters.sample_size ?? null,
    ageInMonths: null,
    sinceYear: parameters.since_year ?? null,
    currentWeek: body.current_week,
    aboutCosts: parameters.cost_effectiveness,
    chosen: null,
  };
}

function studyTypesOf(one: StudyType | null, several: readonly StudyType[] | undefined): readonly StudyType[] | null {
  if (one === null) return several ?? null;
  return several === undefined || several.includes(one) ? [one] : [];
}

/** The filters that narrow a call. */
export function activeFilters({ body, parameters }: SearchCall): SearchFilter[] {
  const active: Record<SearchFilter, boolean> = {
    study_types: body.article_type !== null || parameters.study_types !== undefined,
    impact_factor: parameters.impact_factor === 'high',
    sample_size: parameters.sample_size !== undefined,
    since_year: parameters.since_year !== undefined,
    current_week: body.current_week,
    cost_effectiveness: parameters.cost_effectiveness,
  };
  return SEARCH_FILTERS.filter((filter) => active[filter]);
}

/** The same call without some of its filters. */
export function withoutFilters<C extends SearchCall>(call: C, filters: readonly SearchFilter[]): C {
  const { study_types: studyTypes, sample_size: sampleSize, since_year: sinceYear, ...others } = call.parameters;
  const keeps = (filter: SearchFilter) => !filters.includes(filter);
  return {
    ...call,
    body: {
      ...call.body,
      article_type: keeps('study_types') ? call.body.article_type : null,
      current_week: keeps('current_week') && call.body.current_week,
    },
    parameters: {
      ...others,
      impact_factor: keeps('impact_factor') ? others.impact_factor : 'off',
      cost_effectiveness: keeps('cost_effectiveness') && others.cost_effectiveness,
      ...(keeps('study_types') && studyTypes !== undefined ? { study_types: studyTypes } : {}),
      ...(keeps('sample_size') && sampleSize !== undefined ? { sample_size: sampleSize } : {}),
      ...(keeps('since_year') && sinceYear !== undefined ? { since_year: sinceYear } : {}),
    },
  };
}
