import { z } from 'zod';
import { claimSchema, writerSchema } from '../chat/chat-stream.schema.ts';
import { TEXT_LIMITS } from '../kernel/text-limits.ts';
import { citationSchema } from '../literature/citation.schema.ts';
import { STUDY_TYPES } from '../literature/study-type.ts';
import { studyTypeSchema } from '../literature/study-type.schema.ts';
import {
  CLAUSE_BINDINGS,
  DEEPEST_RESULT,
  DEFAULT_SEARCH_SORT,
  PICO_FIELDS,
  SEARCH_FILTERS,
  SEARCH_SORTS,
} from './search-vocabulary.ts';

const MAX_CLAUSES = 100;

const written = (most: number) => z.string().max(most).regex(/\S/);

/** One clause of POST /api/search/pico (specification §7); `operator` joins the words of its `queryString`. */
export const picoClauseSchema = z.strictObject({
  queryString: written(TEXT_LIMITS.clause),
  fieldName: z.enum(PICO_FIELDS),
  boolType: z.enum(CLAUSE_BINDINGS),
  operator: z
    .enum(['and', 'or', 'AND', 'OR'])
    .default('and')
    .transform((operator): 'and' | 'or' => (operator.toLowerCase() === 'or' ? 'or' : 'and')),
});
export type PicoClause = z.output<typeof picoClauseSchema>;

const pageFields = {
  /** Letters by which a rare or unknown word may differ. */
  fuzziness: z.union([z.literal(0), z.literal(1), z.literal(2)]).default(1),
  /** 0 only counts. */
  page_size: z.number().int().min(0).max(100).default(25),
  /** From 1. */
  page: z.number().int().min(1).max(DEEPEST_RESULT).default(1),
  sort_by: z.enum(SEARCH_SORTS).default(DEFAULT_SEARCH_SORT),
  sort_order: z.enum(['asc', 'desc']).default('desc'),
  /** Published in the last seven days. */
  current_week: z.boolean().default(false),
  /** Only this study type; null for all. */
  article_type: studyTypeSchema.nullable().default(null),
  /** Asks for an overview of the page, with references to it. */
  summary: z.boolean().default(false),
};

/** Body of POST /api/search/pico. */
export const picoSearchSchema = z.strictObject({
  search_queries: z.array(picoClauseSchema).min(1).max(MAX_CLAUSES),
  ...pageFields,
});
export type PicoSearch = z.output<typeof picoSearchSchema>;

/** Body of POST /api/search/category; `qids` name the queries of GET /api/search/queries, of which any may be met. */
export const categorySearchSchema = z.strictObject({
  qids: z.array(z.string().min(1).max(100)).min(1).max(200),
  ...pageFields,
});
export type CategorySearch = z.output<typeof categorySearchSchema>;

/** Body of POST /api/search/pubmed: a query in the language of PubMed or Ovid. */
export const pubmedSearchSchema = z.strictObject({ search_query: written(TEXT_LIMITS.query), ...pageFields });
export type PubmedSearchCall = z.output<typeof pubmedSearchSchema>;

/** Body of POST /api/search/simple: plain words, ranked by relevance unless told otherwise. */
export const simpleSearchSchema = z.strictObject({
  search_query: written(TEXT_LIMITS.plainSearch),
  ...pageFields,
  sort_by: z.enum(SEARCH_SORTS).default('relevance'),
});
export type SimpleSearch = z.output<typeof simpleSearchSchema>;

/** What the four searches have in common. */
export type SearchPage = Omit<PubmedSearchCall, 'search_query'>;

/** Bodies of the searches as a client may send them. */
export type PicoSearchInput = z.input<typeof picoSearchSchema>;
export type CategorySearchInput = z.input<typeof categorySearchSchema>;
export type PubmedSearchInput = z.input<typeof pubmedSearchSchema>;
export type SimpleSearchInput = z.input<typeof simpleSearchSchema>;

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const count = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number)
    .pipe(z.number().min(least).max(most));

/**
 * Query parameters of every search, for the filters of specification §1 that the bodies of §7 have no field for.
 * `study_types` are values joined by commas; with `article_type` an article needs to be of both.
 */
export const searchParametersSchema = z.strictObject({
  study_types: z
    .string()
    .max(200)
    .transform((text) => text.split(','))
    .pipe(z.array(studyTypeSchema).min(1).max(STUDY_TYPES.length))
    .optional(),
  impact_factor: z.enum(['high', 'off']).default('off'),
  /** Least number of people studied. */
  sample_size: count(0, 1_000_000_000).optional(),
  /** Published in this year or later. */
  since_year: count(1500, 2200).optional(),
  cost_effectiveness: flag.default(false),
  /** Asks for the counts beside the results, and for those of the parts of the search. */
  facets: flag.default(false),
});
export type SearchParameters = z.output<typeof searchParametersSchema>;

/** A result: a citation with the headings it is filed under. */
export const searchDocSchema = z.strictObject({
  ...citationSchema.shape,
  mesh: z.array(z.strictObject({ descriptor: z.string(), qualifiers: z.array(z.string()), major: z.boolean() })),
  keywords: z.array(z.string()),
});
export type SearchDoc = z.infer<typeof searchDocSchema>;

/** Words, names and numbers that stand in what is said. */
const spokenValuesSchema = z.record(z.string(), z.union([z.string(), z.number()]));

/** A remark on how a search was read, with its place in `query`. */
export const searchIssueSchema = z.strictObject({
  code: z.string(),
  /** In English. */
  message: z.string(),
  /** Which of the remarks it is, of which a code may have several, and what stands in it: for other languages. */
  remark: z.string(),
  values: spokenValuesSchema,
  start: z.number().int().min(0),
  end: z.number().int().min(0),
});
export type SearchIssue = z.infer<typeof searchIssueSchema>;

/** One line of “how your query was read”; groups come before their parts. */
export const explainedClauseSchema = z.strictObject({
  start: z.number().int().min(0),
  end: z.number().int().min(0),
  /** 0 for the whole, one more inside each group. */
  level: z.number().int().min(0),
  /** As written; '' for one of a list that is written as a whole. */
  text: z.string(),
  /** As understood, in English. */
  reading: z.string(),
  /** The same for other languages: of each group at least one phrase holds. */
  phrases: z.array(z.array(z.strictObject({ phrase: z.string(), values: spokenValuesSchema }))),
  /** The saved query it is, where it is one. */
  qid: z.string().nullable(),
  /** Articles it finds alone, without filters; null where it was left out or not counted. */
  articles: z.number().int().min(0).nullable(),
});
export type SearchClause = z.infer<typeof explainedClauseSchema>;

/** A search in place of another: its text, or its clauses. */
const searchInsteadSchema = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('text'), search_query: z.string() }),
  z.strictObject({ by: z.literal('clauses'), search_queries: z.array(picoClauseSchema) }),
]);

/** Something that would find articles where a search found none; `articles` says how many. */
export const searchTipSchema = z.discriminatedUnion('kind', [
  /** Without these filters. */
  z.strictObject({
    kind: z.literal('filters'),
    filters: z.array(z.enum(SEARCH_FILTERS)).min(1),
    articles: z.number().int().min(1),
  }),
  /** Without a part of the search; `search` is what to search instead. */
  z.strictObject({
    kind: z.literal('clause'),
    text: z.string(),
    search: searchInsteadSchema,
    articles: z.number().int().min(1),
  }),
  /** With another spelling of one word. */
  z.strictObject({
    kind: z.literal('spelling'),
    from: z.string(),
    to: z.string(),
    search: searchInsteadSchema,
    articles: z.number().int().min(1),
  }),
]);
export type SearchTip = z.infer<typeof searchTipSchema>;

const countedSchema = z.strictObject({ value: z.string(), articles: z.number().int().min(1) });

/** Counts of everything found, most articles first, under the filters as they are; '' stands for what is not known. */
export const searchFacetsSchema = z.strictObject({
  /** Also of types that were not asked for: with what each of them would add. */
  study_types: z.array(countedSchema),
  /** 1 (best) to 4. */
  impact_quartiles: z.array(countedSchema),
  /** Years of publication. */
  years: z.array(countedSchema),
  retracted: z.number().int().min(0),
  /** For the evidence map: study type by the least size of its class (0, 10, 30, 100, …). */
  map: z.array(
    z.strictObject({
      study_type: studyTypeSchema,
      size_class: z.number().nullable(),
      articles: z.number().int().min(1),
    }),
  ),
});
export type SearchFacets = z.infer<typeof searchFacetsSchema>;

/** What every search answers: specification §7's docs, size and summary, and how they came about. */
export const searchAnswerSchema = z.strictObject({
  docs: z.array(searchDocSchema),
  /** Results that can be paged through. */
  size: z.number().int().min(0),
  /** All that match; more than `size` where only a part is looked at. */
  total: z.number().int().min(0),
  /** What the page is sorted by; not `sort_by` where that is impact and no journal has a metric. */
  sorted_by: z.enum(SEARCH_SORTS),
  /** Overview of the page in markdown; [n] is the n-th of `docs`, from 1. '' where none was asked for or can be given. */
  summary: z.string(),
  /** Who wrote the overview and what of it its references carry; null without one. */
  summary_checks: z.strictObject({ writer: writerSchema, claims: z.array(claimSchema) }).nullable(),
  /** Why an overview that was asked for could not be written, for users; '' otherwise. */
  summary_problem: z.string(),
  /** Its code, for other languages than English; '' without one. */
  summary_problem_code: z.string(),
  /** The search as read; places of issues and clauses count in it. */
  query: z.string(),
  issues: z.array(searchIssueSchema),
  explained: z.array(explainedClauseSchema),
  /** null where they were not asked for. */
  facets: searchFacetsSchema.nullable(),
  /** Empty while something is found. */
  tips: z.array(searchTipSchema),
});
export type SearchAnswer = z.infer<typeof searchAnswerSchema>;

/** A query that Footnote keeps for a category of the taxonomy. */
export const savedQuerySchema = z.strictObject({
  /** Begins with the specialty's id and a dot. */
  id: z.string(),
  title: z.string(),
  discipline: z.strictObject({ id: z.string(), label: z.string() }),
  pubmed_query: z.string(),
});
export type SavedQuery = z.infer<typeof savedQuerySchema>;

/** What GET /api/search/queries answers. */
export const savedQueriesSchema = z.strictObject({ docs: z.array(savedQuerySchema) });
