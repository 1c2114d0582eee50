import { z } from 'zod';
import { TEXT_LIMITS } from '../kernel/text-limits.ts';
import { studyTypeSchema } from '../literature/study-type.schema.ts';
import { STUDY_TYPES } from '../literature/study-type.ts';
import { DEFAULT_SEARCH_SORT, SEARCH_SORTS } from '../search/search-vocabulary.ts';

/** The four ways to search, by the calls of specification §7. */
export const SAVED_QUERY_TYPES = ['simple', 'pico', 'pubmed', 'category'] as const;
export type SavedQueryType = (typeof SAVED_QUERY_TYPES)[number];

const MOST_TERMS = 100;
const terms = z.array(z.string().max(TEXT_LIMITS.clause).regex(/\S/)).max(MOST_TERMS).default([]);

/** How the terms of a PICO field bind, as a saved query names them (specification §3). */
export const SAVED_BINDINGS = ['must', 'at_least', 'not_include'] as const;
export type SavedBinding = (typeof SAVED_BINDINGS)[number];

/** The query of specification §3; comparison, outcome and `fuzziness` are what a PICO search has beyond it. */
export const savedQueryTermsSchema = z.strictObject({
  intervention_at_least: terms,
  intervention_must: terms,
  intervention_not_include: terms,
  population_at_least: terms,
  population_must: terms,
  population_not_include: terms,
  comparison_at_least: terms,
  comparison_must: terms,
  comparison_not_include: terms,
  outcome_at_least: terms,
  outcome_must: terms,
  outcome_not_include: terms,
  fuzziness: z.union([z.literal(0), z.literal(1), z.literal(2)]).default(1),
  /** A query in PubMed's language; the words of a simple search. */
  pubmed_query: z.string().max(TEXT_LIMITS.query).default(''),
  /** Ids of categories. */
  qids: z.array(z.string().min(1).max(100)).max(200).default([]),
});
export type SavedQueryTerms = z.output<typeof savedQueryTermsSchema>;

/** The filters of a search that specification §3 has no field for. */
const savedFiltersSchema = z.strictObject({
  study_types: z.array(studyTypeSchema).min(1).max(STUDY_TYPES.length).nullable().default(null),
  impact_factor: z.enum(['high', 'off']).default('off'),
  sample_size: z.number().int().min(0).max(1_000_000_000).nullable().default(null),
  since_year: z.number().int().min(1500).max(2200).nullable().default(null),
  current_week: z.boolean().default(false),
  cost_effectiveness: z.boolean().default(false),
});

const searchFields = {
  query: savedQueryTermsSchema,
  query_type: z.enum(SAVED_QUERY_TYPES),
  sort_by: z.enum(SEARCH_SORTS).default(DEFAULT_SEARCH_SORT),
  sort_order: z.enum(['asc', 'desc']).default('desc'),
  /** Only this study type; null for all. */
  article_type: studyTypeSchema.nullable().default(null),
  filters: savedFiltersSchema.prefault({}),
};

/** What is searched for, how it is ordered and what it is narrowed by. */
export const savedSearchSchema = z.strictObject(searchFields).refine(asksSomething);
export type SavedSearch = z.output<typeof savedSearchSchema>;

/** Whether a query holds what its type is run with, and nothing of another type. */
export function asksSomething({
  query,
  query_type: type,
}: {
  query: SavedQueryTerms;
  query_type: SavedQueryType;
}): boolean {
  const text = query.pubmed_query.trim() !== '';
  const lists = Object.values(query).filter((value) => Array.isArray(value));
  const clauses = lists.flat().length - query.qids.length;
  const categories = query.qids.length;
  switch (type) {
    case 'simple':
      return text && query.pubmed_query.length <= TEXT_LIMITS.plainSearch && clauses + categories === 0;
    case 'pubmed':
      return text && clauses + categories === 0;
    case 'pico':
      return clauses > 0 && clauses <= MOST_TERMS && categories === 0 && !text;
    default:
      return categories > 0 && clauses === 0 && !text;
  }
}
