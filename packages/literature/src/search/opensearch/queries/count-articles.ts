import type { Body } from '../cluster.ts';
import type { IndexPlace } from '../index-place.ts';
import { searchMany } from './search-many.ts';

/** How many articles each query finds, deleted ones never among them. */
export async function countArticles(
  place: IndexPlace,
  queries: readonly Body[],
  signal?: AbortSignal,
): Promise<number[]> {
  const searches = queries.map((query) => ({ track_total_hits: true, query }));
  const answers = await searchMany(place, searches, signal);
  return answers.map(({ hits }) => hits?.total?.value ?? 0);
}
