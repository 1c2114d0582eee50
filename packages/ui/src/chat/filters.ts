import type { SortOption, StudyType } from '@footnote/domain';

/** The filters of a chat as a reader sees them. */
export interface ChatFilters {
  /** Types to use alone, or null for the product's default choice. */
  studyTypes: readonly StudyType[] | null;
  /** `high` keeps the upper two quartiles. */
  impactFactor: 'high' | 'off';
  /** Least sample size, or null. */
  sampleSize: number | null;
  /** First year of publication, or null. */
  publishedSince: number | null;
  /** Only what came into the index in the last week. */
  currentWeek: boolean;
  /** Only studies of cost-effectiveness. */
  costEffectiveness: boolean;
  /** null sorts by relevance. */
  sort: SortOption | null;
}

/** No filter at all. */
export const NO_FILTERS: ChatFilters = {
  studyTypes: null,
  impactFactor: 'off',
  sampleSize: null,
  publishedSince: null,
  currentWeek: false,
  costEffectiveness: false,
  sort: null,
};
