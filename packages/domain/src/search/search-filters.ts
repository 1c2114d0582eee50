import type { StudyType } from '../literature/study-type.ts';
import type { ArticleFilters } from './article-filters.ts';
import type { SearchPage, SearchParameters } from './search-call.schema.ts';

/** The part of a search call that carries filters. */
export interface SearchFilterFields {
  parameters: Readonly<Record<string, string>>;
  body: Pick<SearchPage, 'article_type' | 'current_week'>;
}

/** Filters as a search call sends them: one study type goes with the body, several with the parameters. */
export function writeSearchFilters(filters: ArticleFilters): SearchFilterFields {
  const types = filters.studyTypes ?? [];
  return {
    parameters: {
      ...(types.length > 1 ? { study_types: types.join(',') } : {}),
      ...(filters.impactFactor === 'high' ? { impact_factor: 'high' } : {}),
      ...(filters.sampleSize === null ? {} : { sample_size: String(filters.sampleSize) }),
      ...(filters.publishedSince === null ? {} : { since_year: String(filters.publishedSince) }),
      ...(filters.costEffectiveness ? { cost_effectiveness: 'true' } : {}),
    },
    body: { current_week: filters.currentWeek, article_type: types.length === 1 ? (types[0] ?? null) : null },
  };
}

/** The filters of a search call, as its schemas read it; an article needs to be of `article_type` and of one of `study_types`. */
export function readSearchFilters(
  body: Pick<SearchPage, 'article_type' | 'current_week'>,
  parameters: SearchParameters,
): ArticleFilters {
  return {
    studyTypes: bothTypes(body.article_type, parameters.study_types),
    impactFactor: parameters.impact_factor,
    sampleSize: parameters.sample_size ?? null,
    publishedSince: parameters.since_year ?? null,
    currentWeek: body.current_week,
    costEffectiveness: parameters.cost_effectiveness,
  };
}

function bothTypes(one: StudyType | null, several: readonly StudyType[] | undefined): readonly StudyType[] | null {
  if (one === null) return several ?? null;
  return several === undefined || several.includes(one) ? [one] : [];
}
