import { defineErrors, type CodeOf, type DomainError } from '../kernel/result.ts';

/** Everything that can be wrong with a call about systematic reviews. */
export const REVIEW_ERRORS = defineErrors({
  'review/not-found': { status: 'not-found', message: 'There is no such review.' },
  'review/not-yours': {
    status: 'forbidden',
    message: 'Only whoever began a review, and admins of its organization, may do that.',
  },
  'review/too-many': {
    status: 'conflict',
    message: 'There are as many reviews as there may be. Delete one before you begin another.',
  },
  'review/no-organization': {
    status: 'invalid',
    message: 'Choose the organization you want to share with in the user menu first.',
  },
  'review/changed-meanwhile': {
    status: 'conflict',
    message: 'Somebody else has changed this meanwhile. Look at it again before you save.',
  },
  'review/half-decided': {
    status: 'conflict',
    message:
      'Some records were decided on by one of two people so far. Finish them first: with one person, each would see what the other said.',
  },
  'review/too-many-amendments': {
    status: 'conflict',
    message: 'The protocol was amended as often as it may be.',
  },
  'review/no-such-member': {
    status: 'invalid',
    message: 'Nobody with this address belongs to the organization of the review.',
  },
  'review/too-many-members': { status: 'conflict', message: 'A review has as many people as there may be.' },
  'review/search-not-found': { status: 'not-found', message: 'There is no such search in this review.' },
  'review/import-not-found': { status: 'not-found', message: 'There is no such file in this review.' },
  'review/search-screened': {
    status: 'conflict',
    message: 'Some of these records were screened already, so they stay.',
  },
  'review/too-many-searches': { status: 'conflict', message: 'A review has as many searches as there may be.' },
  'review/brought-already': {
    status: 'conflict',
    message: 'This is in the review already. Bringing it again would count its records twice.',
  },
  'review/full': {
    status: 'conflict',
    message: 'A review holds 20,000 records. Narrow the search, or split the review.',
  },
  'review/search-too-wide': {
    status: 'invalid',
    message: 'This search finds more than 10,000 records. Narrow it.',
  },
  'review/record-not-found': { status: 'not-found', message: 'There is no such record in this review.' },
  'review/nothing-to-settle': { status: 'conflict', message: 'There is no conflict about this record.' },
  'review/reason-needed': {
    status: 'invalid',
    message: 'Say why a report is excluded: the flow diagram counts reasons.',
  },
});
export type ReviewErrorCode = CodeOf<typeof REVIEW_ERRORS>;

/** An expected failure of a systematic review. */
export type ReviewError = DomainError<ReviewErrorCode>;
