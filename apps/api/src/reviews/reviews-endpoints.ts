import {
  broughtSchema,
  LIBRARY_LIMITS,
  listedReviewsSchema,
  newDecisionsSchema,
  newReviewMemberSchema,
  newReviewSchema,
  newReviewSearchSchema,
  RECORD_FILTERS,
  recordUpdateSchema,
  REVIEW_EXPORTS,
  REVIEW_LIMITS,
  reviewFileSchema,
  reviewRecordsSchema,
  reviewSchema,
  reviewTextsSchema,
  reviewUpdateSchema,
  SCREENING_STAGES,
  screeningStatesSchema,
  settlementSchema,
  takenDecisionsSchema,
} from '@footnote/domain';
import { z } from 'zod';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { searchedText, wholeNumber } from '../platform/http/list-query.ts';
import { REVIEW_MEDIA } from './review-media.ts';

const REVIEWS = '/api/reviews';
const REVIEW = `${REVIEWS}/:reviewId`;

const params = z.object({ reviewId: z.uuid() });
const ofReview = { params, notFound: 'review/not-found' } as const;
const ofSearch = {
  params: params.extend({ searchId: z.uuid() }),
  notFound: 'review/search-not-found',
} as const;
const ofRecord = {
  params: params.extend({ record: wholeNumber(1, 999_999) }),
  notFound: 'review/record-not-found',
} as const;

const stage = z.enum(SCREENING_STAGES).default('title');

/** A protocol with every field as long as it may be, in letters of several bytes. */
const PROTOCOL_LIMIT = 512 * 1_024;

/** As many decisions as one call takes. */
const DECISIONS_LIMIT = REVIEW_LIMITS.decisions * 2_048;

/** A file of as many characters as may be, each escaped or of several bytes. */
const FILE_LIMIT = LIBRARY_LIMITS.importCharacters * 3 + 64 * 1_024;

/** The calls about systematic reviews. They are about reviews of the account that asks, and of the organization it acts for. */
export const REVIEWS_ENDPOINTS = {
  list: {
    method: 'get',
    path: REVIEWS,
    access: 'signedIn',
    budget: 'read',
    summary: 'Lists the systematic reviews the user works on.',
    answer: { json: listedReviewsSchema },
  },
  begin: {
    method: 'post',
    path: REVIEWS,
    access: 'signedIn',
    budget: 'write',
    summary: 'Begins a systematic review.',
    body: newReviewSchema,
    bodyLimit: PROTOCOL_LIMIT,
    answer: { json: z.strictObject({ id: z.uuid() }) },
    errors: ['review/too-many', 'review/no-organization'],
  },
  show: {
    method: 'get',
    path: REVIEW,
    access: 'signedIn',
    budget: 'read',
    summary: 'Gives a review with its protocol, searches, people and the numbers of its flow diagram.',
    ...ofReview,
    compressed: true,
    answer: { json: reviewSchema },
  },
  change: {
    method: 'patch',
    path: REVIEW,
    access: 'signedIn',
    budget: 'write',
    summary: 'Changes title, protocol or the number of screeners, or gives a review to an organization.',
    ...ofReview,
    body: reviewUpdateSchema,
    bodyLimit: PROTOCOL_LIMIT,
    answer: null,
    errors: [
      'review/not-yours',
      'review/changed-meanwhile',
      'review/no-organization',
      'review/too-many',
      'review/half-decided',
      'review/too-many-amendments',
    ],
  },
  remove: {
    method: 'delete',
    path: REVIEW,
    access: 'signedIn',
    budget: 'write',
    summary: 'Deletes a review with everything in it.',
    ...ofReview,
    answer: null,
    errors: ['review/not-yours'],
  },
  invite: {
    method: 'post',
    path: `${REVIEW}/members`,
    access: 'signedIn',
    budget: 'write',
    summary: 'Has a member of its organization work on a review.',
    ...ofReview,
    body: newReviewMemberSchema,
    answer: null,
    errors: ['review/not-yours', 'review/no-such-member', 'review/too-many-members'],
  },
  removeMember: {
    method: 'delete',
    path: `${REVIEW}/members/:memberId`,
    access: 'signedIn',
    budget: 'write',
    summary: 'Takes somebody out of a review; what they decided stays.',
    params: params.extend({ memberId: z.uuid() }),
    notFound: 'review/not-found',
    answer: null,
    errors: ['review/not-yours'],
  },
  addSearch: {
    method: 'post',
    path: `${REVIEW}/searches`,
    access: 'signedIn',
    budget: 'operation',
    summary: 'Runs a search and brings all it finds into a review, or notes one of another database.',
    ...ofReview,
    body: newReviewSearchSchema,
    bodyLimit: PROTOCOL_LIMIT,
    answer: { json: broughtSchema },
    errors: [
      'review/too-many-searches',
      'review/brought-already',
      'review/full',
      'review/search-too-wide',
      'search/unknown-category',
      'search/page-too-deep',
      'literature/query-too-wide',
      'literature/reading-timed-out',
      'literature/unavailable',
    ],
  },
  removeSearch: {
    method: 'delete',
    path: `${REVIEW}/searches/:searchId`,
    access: 'signedIn',
    budget: 'write',
    summary: 'Takes a search out of a review with the records it brought, as long as nobody screened them.',
    ...ofSearch,
    answer: null,
    errors: ['review/not-found', 'review/not-yours', 'review/search-screened'],
  },
  import: {
    method: 'post',
    path: `${REVIEW}/searches/:searchId/imports`,
    access: 'signedIn',
    budget: 'operation',
    summary: 'Brings the records that another database found, from a file of them.',
    ...ofSearch,
    body: reviewFileSchema,
    bodyLimit: FILE_LIMIT,
    answer: { json: broughtSchema },
    errors: [
      'review/not-found',
      'review/brought-already',
      'review/full',
      'library/import-busy',
      'library/import-timed-out',
      'literature/unavailable',
    ],
  },
  removeImport: {
    method: 'delete',
    path: `${REVIEW}/searches/:searchId/imports/:importId`,
    access: 'signedIn',
    budget: 'write',
    summary: 'Takes one file of a search out of a review with the records it brought, as long as nobody screened them.',
    params: ofSearch.params.extend({ importId: z.uuid() }),
    notFound: 'review/import-not-found',
    answer: null,
    errors: ['review/not-found', 'review/not-yours', 'review/search-screened'],
  },
  states: {
    method: 'get',
    path: `${REVIEW}/states`,
    access: 'signedIn',
    budget: 'read',
    summary: 'Lists every record of a stage of screening with what the user said and what became of it.',
    ...ofReview,
    query: z.strictObject({ stage }),
    compressed: true,
    answer: { json: screeningStatesSchema },
  },
  records: {
    method: 'get',
    path: `${REVIEW}/records`,
    access: 'signedIn',
    budget: 'read',
    summary: 'Gives records by their numbers, or a page of those that something became of.',
    ...ofReview,
    query: z.strictObject({
      /** Numbers joined by commas; nothing else counts then. */
      ids: z
        .string()
        .regex(/^\d{1,7}(,\d{1,7}){0,99}$/)
        .transform((text) => text.split(',').map(Number))
        .optional(),
      search: searchedText,
      filter: z.enum(RECORD_FILTERS).default('all'),
      stage,
      page: wholeNumber(1, 100_000),
      page_size: wholeNumber(25, 100),
    }),
    compressed: true,
    answer: { json: reviewRecordsSchema },
  },
  changeRecord: {
    method: 'patch',
    path: `${REVIEW}/records/:record`,
    access: 'signedIn',
    budget: 'write',
    summary: 'Says that a record is the same as another one, or is not.',
    ...ofRecord,
    body: recordUpdateSchema,
    answer: null,
    errors: ['review/not-found'],
  },
  texts: {
    method: 'get',
    path: `${REVIEW}/texts`,
    access: 'signedIn',
    budget: 'read',
    summary: 'Gives titles and abstracts of records, a thousand at a time, for ranking them.',
    ...ofReview,
    query: z.strictObject({ after: wholeNumber(0, 999_999) }),
    compressed: true,
    answer: { json: reviewTextsSchema },
  },
  decide: {
    method: 'post',
    path: `${REVIEW}/decisions`,
    access: 'signedIn',
    budget: 'write',
    summary: 'Takes in what a screener decided, and names what of it does not count; the same sent again counts once.',
    ...ofReview,
    body: newDecisionsSchema,
    bodyLimit: DECISIONS_LIMIT,
    answer: { json: takenDecisionsSchema },
    errors: ['review/not-yours'],
  },
  settle: {
    method: 'post',
    path: `${REVIEW}/settlements`,
    access: 'signedIn',
    budget: 'write',
    summary: 'Settles the conflict about a record, or opens it again.',
    ...ofReview,
    body: settlementSchema,
    answer: null,
    errors: ['review/not-yours', 'review/record-not-found', 'review/nothing-to-settle', 'review/reason-needed'],
  },
  export: {
    method: 'get',
    path: `${REVIEW}/export`,
    access: 'signedIn',
    budget: 'export',
    summary: 'Writes records, included references, searches, protocol, decisions, or everything to a file.',
    ...ofReview,
    query: z.strictObject({ what: z.enum(REVIEW_EXPORTS).default('everything') }),
    compressed: true,
    answer: { files: Object.values(REVIEW_MEDIA) },
    errors: ['library/ris-needs-pro', 'library/nothing-to-export'],
  },
} as const satisfies Record<string, Endpoint>;
