import { DEFAULT_CHAT_STUDY_TYPES, type SortOption } from '../literature/study-type.ts';
import { NO_ARTICLE_FILTERS, type ArticleFilters } from '../search/article-filters.ts';
import type { ChatQuery, ChatQueryInput, ChatQueryParameters } from './chat-query.schema.ts';

/** What narrows the studies an answer may use, and which of them come first (specification §1). */
export interface ChatFilters extends ArticleFilters {
  sort: SortOption | null;
}

export const NO_FILTERS: ChatFilters = { ...NO_ARTICLE_FILTERS, sort: null };

/** The part of a chat query that carries filters. */
export interface ChatFilterFields {
  query: Required<Pick<ChatQueryInput, 'studyTypes' | 'impactFactor' | 'sampleSize' | 'ageInMonths'>>;
  parameters: { sort_by?: SortOption; current_week?: 'true'; cost_effectiveness?: 'true' };
}

/** Filters as a chat query sends them; `today` is an ISO 8601 date, because a year travels as months before it. */
export function writeChatFilters(filters: ChatFilters, today: string): ChatFilterFields {
  return {
    query: {
      studyTypes: [...(filters.studyTypes ?? DEFAULT_CHAT_STUDY_TYPES)],
      impactFactor: filters.impactFactor,
      sampleSize: filters.sampleSize,
      ageInMonths: filters.publishedSince === null ? null : monthsSince(filters.publishedSince, today),
    },
    parameters: {
      ...(filters.sort === null ? {} : { sort_by: filters.sort }),
      ...(filters.currentWeek ? { current_week: 'true' as const } : {}),
      ...(filters.costEffectiveness ? { cost_effectiveness: 'true' as const } : {}),
    },
  };
}

/** The filters of a chat query; how old its studies may be stands in its `ageInMonths` alone. */
export function readChatFilters(query: ChatQuery, parameters: Omit<ChatQueryParameters, 'sid'>): ChatFilters {
  return {
    studyTypes: query.studyTypes ?? null,
    impactFactor: query.impactFactor,
    sampleSize: query.sampleSize,
    publishedSince: null,
    currentWeek: parameters.current_week,
    costEffectiveness: parameters.cost_effectiveness,
    sort: parameters.sort_by ?? null,
  };
}

/** Months from the first day of a year until a day, at least a small part of one. */
export function monthsSince(year: number, today: string): number {
  const day = new Date(today);
  const months = (day.getUTCFullYear() - year) * 12 + day.getUTCMonth() + (day.getUTCDate() - 1) / 31;
  return Math.max(Math.round(months * 100) / 100, 0.01);
}
