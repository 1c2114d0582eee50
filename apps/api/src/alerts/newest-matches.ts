import { ALERT_SCAN, savedSearchCall, type Result, type SavedSearch, type SearchErrorCode } from '@footnote/domain';
import { findArticles, type FindDeps } from '../search/find-articles.ts';

/**
 * The newest matches of a saved search, at most ALERT_SCAN, the newest first. The filter for the current week is left out:
 * what is new since the last run may have come in any week. Rejects as the index's searches do.
 */
export async function newestMatches(
  deps: FindDeps,
  search: SavedSearch,
  signal: AbortSignal,
): Promise<Result<readonly string[], SearchErrorCode>> {
  const page = { page_size: ALERT_SCAN, page: 1, sort_by: 'recency', sort_order: 'desc' } as const;
  const ofAnyWeek = { ...search, filters: { ...search.filters, current_week: false } };
  const found = await findArticles(deps, { ...savedSearchCall(ofAnyWeek, page), facets: false }, signal);
  return found.ok ? { ok: true, value: found.value.pmids } : found;
}
