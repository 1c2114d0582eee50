import { librarySummarySchema, type LibraryCollection, type Result } from '@footnote/domain';
import { callApi, type ApiError } from '../api/api.client.ts';

/** The collections of the user, and of the organization they act for. */
export function fetchCollections(): Promise<Result<LibraryCollection[], ApiError>> {
  return callApi('/api/library', { read: (value) => librarySummarySchema.parse(value).collections });
}
