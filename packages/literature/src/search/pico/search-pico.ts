import type { PicoClause } from '@footnote/domain';
import { countMatches } from '../count-matches.ts';
import type { LiteratureIndex, SearchRequest, SearchResponse } from '../literature-index.ports.ts';
import type { ExplainedClause, PubmedResult } from '../pubmed/search-pubmed.ts';
import type { Query } from '../query.ts';
import { compilePicoQuery } from './compile-pico-query.ts';

export interface PicoSearchRequest extends Pick<SearchRequest, 'sort' | 'limit' | 'offset' | 'facets'> {
  clauses: readonly PicoClause[];
  /** Letters by which rare and unknown words may differ. */
  fuzziness: 0 | 1 | 2;
  /** Which articles may be found at all. */
  filter: Query;
}

export interface PicoResult extends PubmedResult, Pick<SearchResponse, 'facets'> {}

/** Searches with the clauses of a clinical question and says how each was read. Rejects as the index's searches do. */
export async function searchPico(
  index: Pick<LiteratureIndex, 'search'>,
  { clauses, fuzziness, filter, ...page }: PicoSearchRequest,
  signal?: AbortSignal,
): Promise<PicoResult> {
  const { query, text, clauses: compiled, rank } = compilePicoQuery(clauses, fuzziness);
  const request = { ...page, query: { type: 'and', of: [query, filter] } as const };
  const plain = await index.search({ ...request, rank: null }, signal);
  const found = page.sort.by === 'relevance' ? await byRelevance(index, { ...request, rank }, plain, signal) : plain;
  const explained: ExplainedClause[] = [];
  for (const { query: clause, ...place } of compiled) {
    explained.push({ ...place, level: 0, articles: await countMatches(index, clause, signal) });
  }
  const { hits, ...rest } = found;
  return { ...rest, query: text, pmids: hits.map((hit) => hit.pmid), issues: [], explained };
}

/** Ranking finds only what has the words as they are spelled: where it would lose articles, the newest come first. */
async function byRelevance(
  index: Pick<LiteratureIndex, 'search'>,
  request: SearchRequest,
  plain: SearchResponse,
  signal?: AbortSignal,
): Promise<SearchResponse> {
  if (request.rank === null || request.rank.length === 0) return plain;
  const ranked = await index.search(request, signal);
  return ranked.total === plain.total ? ranked : plain;
}
