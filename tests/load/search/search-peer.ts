import type { Article } from '@footnote/domain';
import type { JournalImpact, Query } from '@footnote/literature';

export const QUERY_CLASSES = ['question', 'words', 'pico', 'pubmed', 'broad'] as const;
export type QueryClass = (typeof QUERY_CLASSES)[number];

/** One search, in the forms the engines take it. */
export interface BenchQuery {
  class: QueryClass;
  /** Words any of which is enough, where articles are ranked by them. */
  ranked: readonly string[] | null;
  /** All words as typed, for engines that do not know which of them tell nothing; `ranked` where it is missing. */
  typed?: readonly string[];
  /** What has to match beside; `all` where nothing has to. */
  query: Query;
}

export type BenchSort = 'relevance' | 'impact';

/** Hits every engine shows of a search. */
export const HITS = 20;

/** A search engine on a corpus of its own. */
export interface SearchPeer {
  /** Takes the corpus, so that all of it can be found. */
  build(articles: Iterable<Article>, impacts: readonly JournalImpact[]): Promise<void>;
  /** Finds the first 20; a rejection counts as a refusal. */
  search(query: BenchQuery, sort: BenchSort): Promise<unknown>;
  /** Bytes on disk; null for an engine in memory. */
  bytes(): Promise<number | null>;
  close(): Promise<void>;
}
