import type { LiteratureIndex, SearchRequest } from '../literature-index.ports.ts';
import { compilePubmedQuery, type PubmedClause } from './compile-pubmed-query.ts';
import type { PubmedIssue } from './pubmed-expression.ts';
import { readPubmedQuery } from './read-pubmed-query.ts';

export interface PubmedSearch extends Pick<SearchRequest, 'sort' | 'limit' | 'offset'> {
  /** As typed. */
  text: string;
}

/** One line of “how your query was read”. */
export interface ExplainedClause extends Omit<PubmedClause, 'query'> {
  /** The part as typed. */
  text: string;
  /** Articles it finds alone; null where it was left out or not counted. */
  articles: number | null;
}

export interface PubmedResult {
  total: number;
  pmids: readonly string[];
  issues: readonly PubmedIssue[];
  explained: readonly ExplainedClause[];
}

/** Clauses whose articles are counted; the longest strategies have more. */
const MOST_COUNTED = 300;

/** Searches with a text in PubMed's language and says how it was read. Rejects as the index's searches do. */
export async function searchPubmed(
  { index, today }: { index: Pick<LiteratureIndex, 'search'>; today: Date },
  { text, sort, limit, offset }: PubmedSearch,
  signal?: AbortSignal,
): Promise<PubmedResult> {
  const read = readPubmedQuery(text);
  if (read.expression === null) return { total: 0, pmids: [], issues: read.issues, explained: [] };
  const compiled = await compilePubmedQuery({ index, today }, read.expression, signal);
  const { total, hits } = await index.search({ query: compiled.query, rank: null, sort, limit, offset }, signal);
  const explained: ExplainedClause[] = [];
  for (const [place, { query, ...clause }] of compiled.clauses.entries()) {
    const isCounted = query !== null && place < MOST_COUNTED;
    const count = isCounted ? await index.search({ query, rank: null, sort, limit: 0, offset: 0 }, signal) : null;
    explained.push({ ...clause, text: text.slice(clause.start, clause.end), articles: count?.total ?? null });
  }
  const issues = [...read.issues, ...compiled.issues].sort((left, right) => left.start - right.start);
  return { total, pmids: hits.map((hit) => hit.pmid), issues, explained };
}
