import {
  broughtSchema,
  listedReviewsSchema,
  reviewRecordsSchema,
  reviewSchema,
  reviewTextsSchema,
  screeningStatesSchema,
  takenDecisionsSchema,
  type Brought,
  type ImportFormat,
  type ListedReview,
  type NewDecision,
  type NewReviewSearch,
  type Result,
  type Review,
  type ReviewExport,
  type ReviewProtocol,
  type ReviewRecord,
  type ReviewRecords,
  type ReviewUpdate,
  type ScreeningStage,
  type ScreeningState,
  type Settlement,
  type TakenDecisions,
} from '@footnote/domain';
import { z } from 'zod';
import { callApi, type ApiError } from '../platform/api/api.client.ts';
import { download } from '../platform/api/download.client.ts';

type Answer<T> = Promise<Result<T, ApiError>>;

/** The address of the list of reviews. */
export const REVIEWS_CALL = '/api/reviews';

/** The address of a review. */
export const reviewCall = (id: string) => `${REVIEWS_CALL}/${encodeURIComponent(id)}`;

/** The reviews a user works on. */
export function fetchReviews(url: string): Answer<ListedReview[]> {
  return callApi(url, { read: (value) => listedReviewsSchema.parse(value).reviews });
}

/** A review, by the address of its call. */
export function fetchReview(url: string): Answer<Review> {
  return callApi(url, { read: (value) => reviewSchema.parse(value) });
}

/** Begins a review; gives its id. */
export function beginReview(body: {
  title: string;
  shared: boolean;
  protocol: Partial<ReviewProtocol>;
}): Answer<string> {
  return callApi(REVIEWS_CALL, {
    method: 'POST',
    body,
    read: (value) => z.object({ id: z.string() }).parse(value).id,
  });
}

const none = () => null;

/** Changes a review as a whole. */
export function changeReview(id: string, body: ReviewUpdate): Answer<null> {
  return callApi(reviewCall(id), { method: 'PATCH', body, read: none });
}

/** Deletes a review. */
export function deleteReview(id: string): Answer<null> {
  return callApi(reviewCall(id), { method: 'DELETE', read: none });
}

/** Has a member of the organization work on a review. */
export function inviteMember(id: string, email: string): Answer<null> {
  return callApi(`${reviewCall(id)}/members`, { method: 'POST', body: { email }, read: none });
}

/** Takes somebody out of a review. */
export function removeMember(id: string, member: string): Answer<null> {
  return callApi(`${reviewCall(id)}/members/${encodeURIComponent(member)}`, { method: 'DELETE', read: none });
}

const brought = (value: unknown) => broughtSchema.parse(value);

/** Runs a search, or notes one of another database. */
export function addSearch(id: string, body: z.input<typeof searchInput> | NewReviewSearch): Answer<Brought> {
  return callApi(`${reviewCall(id)}/searches`, { method: 'POST', body, read: brought });
}

/** What a search of this product is asked for with; all else has its default. */
const searchInput = z.object({
  by: z.literal('footnote'),
  search: z.object({ query_type: z.string(), query: z.record(z.string(), z.unknown()), filters: z.unknown() }),
});

/** Takes a search out of a review. */
export function removeSearch(id: string, search: string): Answer<null> {
  return callApi(`${reviewCall(id)}/searches/${encodeURIComponent(search)}`, { method: 'DELETE', read: none });
}

/** Takes a file of a search out of a review. */
export function removeImport(id: string, search: string, file: string): Answer<null> {
  const path = `${reviewCall(id)}/searches/${encodeURIComponent(search)}/imports/${encodeURIComponent(file)}`;
  return callApi(path, { method: 'DELETE', read: none });
}

/** Brings a file of records into a search. */
export function importRecords(
  id: string,
  search: string,
  body: { format: ImportFormat | 'auto'; text: string },
): Answer<Brought> {
  const address = `${reviewCall(id)}/searches/${encodeURIComponent(search)}/imports`;
  return callApi(address, { method: 'POST', body, read: brought });
}

/** Every record of a stage. */
export function fetchStates(id: string, stage: ScreeningStage): Answer<ScreeningState[]> {
  return callApi(`${reviewCall(id)}/states?stage=${stage}`, {
    read: (value) => screeningStatesSchema.parse(value).states,
  });
}

/** A page of records, by the address of the call. */
export function fetchRecords(url: string): Answer<ReviewRecords> {
  return callApi(url, { read: (value) => reviewRecordsSchema.parse(value) });
}

/** Records by their numbers, at most 100. */
export function fetchRecordsOf(id: string, numbers: readonly number[]): Answer<ReviewRecord[]> {
  return callApi(`${reviewCall(id)}/records?ids=${numbers.join(',')}`, {
    read: (value) => reviewRecordsSchema.parse(value).records,
  });
}

/** Says that a record is the same as another one, or is not. */
export function changeDuplicate(id: string, record: number, duplicateOf: number | null): Answer<null> {
  return callApi(`${reviewCall(id)}/records/${record}`, { method: 'PATCH', body: { duplicateOf }, read: none });
}

/** Titles and abstracts after a record; the first where it is 0. */
export function fetchTexts(id: string, after: number): Answer<{ id: number; text: string }[]> {
  return callApi(`${reviewCall(id)}/texts${after === 0 ? '' : `?after=${after}`}`, {
    read: (value) => reviewTextsSchema.parse(value).texts,
  });
}

/** Sends decisions for the organization they were made for, and what the clock says, which may be wrong. */
export function sendDecisions(
  id: string,
  { decisions, actingFor }: { decisions: readonly NewDecision[]; actingFor: string | null },
): Answer<TakenDecisions> {
  const body = { decisions, sentAt: new Date().toISOString() };
  const read = (value: unknown) => takenDecisionsSchema.parse(value);
  return callApi(`${reviewCall(id)}/decisions`, { method: 'POST', body, actingFor, read });
}

/** Settles a conflict. */
export function settleConflict(id: string, body: Settlement): Answer<null> {
  return callApi(`${reviewCall(id)}/settlements`, { method: 'POST', body, read: none });
}

/** Saves a part of a review as a file; gives its name. */
export function exportReview(id: string, what: ReviewExport): Answer<string> {
  return download(`${reviewCall(id)}/export?what=${what}`, {}, `footnote-review-${what}.txt`);
}
