import type { StudyType } from '../literature/study-type.ts';

/**
 * What narrows articles, in a search as in the chat (specification §1). How it travels stands beside what it travels
 * with: in the calls of searches `search-filters.ts`, of the chat `chat-filters.ts`, in an address of the web `filter-url.ts`.
 */
export interface ArticleFilters {
  /** Null where nothing is chosen: all of them in a search, in the chat the product's default types. */
  studyTypes: readonly StudyType[] | null;
  /** 'high' for journals of the upper two quarters of their field. */
  impactFactor: 'high' | 'off';
  /** People studied, at least. */
  sampleSize: number | null;
  /** Published in this year or later. */
  publishedSince: number | null;
  /** Published in the last seven days. */
  currentWeek: boolean;
  costEffectiveness: boolean;
}

/** Filters that narrow nothing. */
export const NO_ARTICLE_FILTERS: ArticleFilters = {
  studyTypes: null,
  impactFactor: 'off',
  sampleSize: null,
  publishedSince: null,
  currentWeek: false,
  costEffectiveness: false,
};
