import type { LiteratureIndex, SearchRequest } from './literature-index.ports.ts';
import type { Query } from './query.ts';

const NO_HITS = { rank: null, sort: { by: 'recency', order: 'desc' }, limit: 0, offset: 0 } as const satisfies Omit<
  SearchRequest,
  'query'
>;

/** How many articles of the index match the query. Rejects as the index's searches do. */
export async function countMatches(
  index: Pick<LiteratureIndex, 'search'>,
  query: Query,
  signal?: AbortSignal,
): Promise<number> {
  return (await index.search({ ...NO_HITS, query }, signal)).total;
}
