import type { SearchSortOption } from '@footnote/domain';
import { countMatches, type LiteratureIndex } from '@footnote/literature';
import type { SearchCall } from './search-call.ts';

/**
 * What results are sorted by. Without any journal metric an order by impact would be none: words and clauses then order
 * by relevance; queries and categories, which rank nothing, by recency. Rejects as the index's searches do.
 */
export async function appliedSort(
  literature: LiteratureIndex,
  { mode, body: { sort_by: wanted, page_size: size } }: SearchCall,
  signal: AbortSignal,
): Promise<SearchSortOption> {
  if (wanted !== 'impact_factor' || size === 0) return wanted;
  const rated = await countMatches(literature, { type: 'range', column: 'impactQuartile', from: 1, to: 4 }, signal);
  if (rated > 0) return wanted;
  return mode === 'simple' || mode === 'pico' ? 'relevance' : 'recency';
}
