import type { Article, ArticleWithContext, Impact } from '@footnote/domain';
import type { Query, RankTerm } from './query.ts';

export type SearchSort = 'relevance' | 'sample_size' | 'recency' | 'impact_factor';

export interface SearchRequest {
  /** Which articles may be found at all. */
  query: Query;
  /** Ranks by BM25F over these terms, and finds only articles with at least one of them; null where `query` alone decides. */
  rank: readonly RankTerm[] | null;
  /** Ties are broken by relevance, then by the newer PMID. Unknown sizes, dates and metrics sort last in either order. */
  sort: { by: SearchSort; order: 'asc' | 'desc' };
  /** 0 to 1,000 hits. */
  limit: number;
  offset: number;
}

export interface SearchHit {
  pmid: string;
  /** BM25F score, 0 when nothing was ranked. */
  score: number;
}

export interface SearchResponse {
  /** Articles that match, whatever `limit` shows of them. */
  total: number;
  hits: readonly SearchHit[];
}

export interface WriteBatch {
  articles: readonly Article[];
  /** PMIDs to remove. */
  deletions: readonly string[];
}

/** What one committed batch did. `unchanged` counts records the index already held in the same or a newer revision. */
export interface WriteOutcome {
  added: number;
  updated: number;
  unchanged: number;
  deleted: number;
}

export interface LiteratureStats {
  articles: number;
  /** Articles of Footnote's own starter collection among them. */
  starter: number;
  retracted: number;
  withAbstract: number;
  /** Newest publication date (YYYY[-MM[-DD]]) and newest revision (YYYY-MM-DD), '' in an empty index. */
  newestPublication: string;
  newestRevision: string;
  byStudyType: Readonly<Record<string, number>>;
  journalsWithImpact: number;
}

export interface WordFrequency {
  word: string;
  /** Articles that contain the word (in ranking's stemmed form for `frequencies`, as written for `similarWords`). */
  articles: number;
}

/** An impact metric by ISSN. */
export interface JournalImpact extends Impact {
  issn: string;
}

export type LiteratureIndexError =
  | { code: 'literature/query-too-wide'; message: string }
  | { code: 'literature/unavailable'; message: string };

/**
 * The public literature as a searchable store. A batch is committed whole or not at all, and is findable as soon as
 * `write` resolves. All methods reject with {@link LiteratureIndexFailure} and never with an engine's own error.
 */
export interface LiteratureIndex {
  search(request: SearchRequest, signal?: AbortSignal): Promise<SearchResponse>;
  /** Articles in the order of `pmids`; unknown ones are left out. At most 1,000. */
  articles(pmids: readonly string[]): Promise<ArticleWithContext[]>;
  /** Number of articles that contain each word or phrase, in the order given. */
  frequencies(terms: readonly string[]): Promise<WordFrequency[]>;
  /** Indexed words within `edits` (1 or 2) insertions, deletions, substitutions or transpositions, most frequent first. */
  similarWords(word: string, edits: 1 | 2): Promise<WordFrequency[]>;
  write(batch: WriteBatch): Promise<WriteOutcome>;
  /** Replaces the metrics of the journals named. */
  writeImpacts(impacts: readonly JournalImpact[]): Promise<void>;
  stats(): Promise<LiteratureStats>;
  close(): Promise<void>;
}

/** The one error the port's methods reject with. */
export class LiteratureIndexFailure extends Error {
  readonly detail: LiteratureIndexError;

  constructor(detail: LiteratureIndexError, options?: ErrorOptions) {
    super(detail.message, options);
    this.name = 'LiteratureIndexFailure';
    this.detail = detail;
  }
}
