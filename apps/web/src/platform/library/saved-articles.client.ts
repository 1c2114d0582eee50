import { savedArticlesSchema, savedPmidsSchema, type Result, type SavedArticles } from '@footnote/domain';
import { callApi, type ApiError } from '../api/api.client.ts';

const ITEMS = '/api/library/items';

/** The PMIDs of all the user has saved. */
export function fetchSavedPmids(): Promise<Result<string[], ApiError>> {
  return callApi('/api/library/saved', { read: (value) => savedPmidsSchema.parse(value).pmids });
}

/** Saves articles of the public index. */
export function saveArticles(pmids: readonly string[]): Promise<Result<SavedArticles, ApiError>> {
  return callApi(ITEMS, {
    method: 'POST',
    body: { pmids },
    read: (value) => savedArticlesSchema.parse(value),
  });
}

/** Takes articles out of the library; saved again, their notes are there again. */
export function removeArticles(pmids: readonly string[]): Promise<Result<null, ApiError>> {
  const keys = pmids.map((pmid) => `pmid:${pmid}`);
  return callApi(`${ITEMS}/removal`, { method: 'POST', body: { keys }, read: () => null });
}
