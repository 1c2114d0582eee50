import type { Article, ArticleWithContext, Impact } from '@footnote/domain';
import type { ArticleEmbeddings } from './article-embeddings.ports.ts';
import type { MeshVocabulary } from './mesh-vocabulary.ports.ts';
import type { Query, RankTerm, Substitute } from './query.ts';

export type SearchSort = 'relevance' | 'sample_size' | 'recency' | 'impact_factor';

export interface SearchRequest {
  /** Which articles may be found at all. */
  query: Query;
  /** Ranks by BM25F over these terms, and finds only articles with at least one of them; null where `query` alone decides. */
  rank: readonly RankTerm[] | null;
  /** Synonyms of the terms in `rank`; articles are found by them, too. */
  substitutes?: readonly Substitute[];
  /** Leaves out articles that score less than this share (0 to 1) of the best one ranked; 0 where it is missing. */
  leastShare?: number;
  /** Leaves out articles that score less than this; 0 where it is missing. Scores of another search by the same terms compare. */
  leastScore?: number;
  /** Ties are broken by relevance, then by the newer PMID. Unknown sizes, dates and metrics sort last in either order. */
  sort: { by: SearchSort; order: 'asc' | 'desc' };
  /** 0 to 1,500 hits. */
  limit: number;
  offset: number;
  /** Tables of counts over everything found, at most 12; with a `limit` of 0 they come without hits. */
  facets?: readonly FacetTable[];
}

/**
 * Columns whose values can be counted. `impactQuartile` is 1 (best) to 4, `retracted` 1 or 0, `sampleSizeClass` the lowest
 * size of its class (0, 10, 30, 100, 300, 1,000, …, 100,000).
 */
export type FacetColumn =
  | 'studyType'
  | 'impactQuartile'
  | 'publicationYear'
  | 'sampleSizeClass'
  | 'language'
  | 'retracted';

/** What one table counts: the values of a column, or the pairs of values of two. */
export type FacetTable = readonly [FacetColumn] | readonly [FacetColumn, FacetColumn];

/** How many articles have a value, or a pair of values in the order of the table's columns. */
export interface FacetCount {
  /** null where the article does not tell. */
  values: readonly (string | number | null)[];
  articles: number;
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
  /**
   * One list a table asked for, in that order; absent when none was. Most articles first, then by value, unknown last. An
   * article in several languages counts once in each, so that the counts of languages may exceed `total`.
   */
  facets?: readonly (readonly FacetCount[])[];
}

export interface WriteBatch {
  articles: readonly Article[];
  /** PMIDs to remove. */
  deletions: readonly string[];
  /** Leaves out articles the index does not hold: they may have been withdrawn since they were read. */
  onlyHeld?: boolean;
  /** The file whose last records these are; it counts as applied once the batch is committed. */
  applied?: AppliedFile;
}

/** A file of a numbered series that is wholly in the index. */
export interface AppliedFile {
  /** Its place in the order of all files. Recording it forgets files of later places, which must then be applied again. */
  position: number;
  name: string;
  kind: 'baseline' | 'update';
  /** Day the server gave it, YYYY-MM-DD; '' when unknown. */
  published: string;
  md5: string;
  /** When it was applied, as an ISO 8601 time. */
  appliedAt: string;
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

/** What an abbreviation stands for, or what words are abbreviated to. */
export interface AbbreviationExpansion {
  text: string;
  /** How surely one is meant where the other is written, above 0 to 1. */
  share: number;
  /** Articles that explain one by the other, at least 2. */
  articles: number;
}

/** An impact metric by ISSN. */
export interface JournalImpact extends Impact {
  issn: string;
}

export type LiteratureIndexError =
  | { code: 'literature/query-too-wide'; message: string }
  | { code: 'literature/query-too-costly'; message: string }
  | { code: 'literature/reading-timed-out'; message: string }
  | { code: 'literature/unavailable'; message: string };

/**
 * The public literature as a searchable store. A batch is committed whole or not at all, and is findable as soon as
 * `write` resolves. All methods reject with {@link LiteratureIndexFailure} and never with an engine's own error.
 */
export interface LiteratureIndex {
  search(request: SearchRequest, signal?: AbortSignal): Promise<SearchResponse>;
  /** Articles in the order of `pmids`; unknown ones are left out. At most 1,000. */
  articles(pmids: readonly string[]): Promise<ArticleWithContext[]>;
  /** Articles as they were written, by ascending PMID, after this one (null: from the first). At most 1,000. */
  articlesAfter(pmid: string | null, limit: number): Promise<Article[]>;
  /** Number of articles that contain each word or phrase, in the order given. */
  frequencies(terms: readonly string[]): Promise<WordFrequency[]>;
  /** For each of at most 500 texts its counterparts as articles explain them, the surest first; an engine that learns none lacks it. */
  readonly abbreviations?: (texts: readonly string[]) => Promise<AbbreviationExpansion[][]>;
  /**
   * How near each of at most 1,000 articles is to these terms in meaning, −1 to 1 and 0 where it is unknown, in the order
   * given; null where nothing can be told. An index without word vectors lacks it.
   */
  readonly nearness?: (terms: readonly RankTerm[], pmids: readonly string[]) => Promise<number[] | null>;
  /** Indexed words within `edits` (1 or 2) insertions, deletions, substitutions or transpositions, most frequent first. */
  similarWords(word: string, edits: 1 | 2): Promise<WordFrequency[]>;
  write(batch: WriteBatch): Promise<WriteOutcome>;
  /** Replaces the metrics of the journals named. */
  writeImpacts(impacts: readonly JournalImpact[]): Promise<void>;
  /** The metrics of all journals, by ISSN. */
  journalImpacts(): Promise<JournalImpact[]>;
  /** Files recorded as applied, by position. */
  appliedFiles(): Promise<AppliedFile[]>;
  /** The vocabulary of headings; null for an engine that keeps none. */
  readonly mesh: MeshVocabulary | null;
  /** Embeddings of articles; an engine that keeps none lacks them. */
  readonly embeddings?: ArticleEmbeddings;
  stats(): Promise<LiteratureStats>;
  close(): Promise<void>;
}

/** What reading a text asks of an index. */
export type LookedUpIndex = Pick<
  LiteratureIndex,
  'search' | 'frequencies' | 'similarWords' | 'abbreviations' | 'nearness' | 'mesh'
>;

/** The one error the port's methods reject with. */
export class LiteratureIndexFailure extends Error {
  readonly detail: LiteratureIndexError;

  constructor(detail: LiteratureIndexError, options?: ErrorOptions) {
    super(detail.message, options);
    this.name = 'LiteratureIndexFailure';
    this.detail = detail;
  }
}
