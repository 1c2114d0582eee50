import type { LibraryErrorCode, ReviewErrorCode } from '@footnote/domain';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Why a call about what a user keeps failed. */
export const libraryFailures = defineMessages({
  'library/not-of-public-index': {
    defaultMessage: 'Only articles of the public literature index can be exported.',
    description: 'Why a call or an answer failed',
  },
  'library/unknown-references': {
    defaultMessage: 'Some of the references are not in the literature index.',
    description: 'Why a call or an answer failed',
  },
  'library/bibliography-busy': {
    defaultMessage: 'Too many bibliographies are being written. Try again in a moment.',
    description: 'Why a call or an answer failed',
  },
  'library/bibliography-timed-out': {
    defaultMessage: 'Writing the bibliography took too long. Try fewer references.',
    description: 'Why a call or an answer failed',
  },
  'library/full': {
    defaultMessage: 'Your library is full. Remove something before you save more.',
    description: 'Why a call or an answer failed',
  },
  'library/item-not-found': {
    defaultMessage: 'This is not in your library.',
    description: 'Why a call or an answer failed',
  },
  'library/collection-not-found': {
    defaultMessage: 'There is no such collection.',
    description: 'Why a call or an answer failed',
  },
  'library/collection-not-yours': {
    defaultMessage: 'Only whoever made a collection, and admins of its organization, may do that.',
    description: 'Why a call or an answer failed',
  },
  'library/too-many-collections': {
    defaultMessage: 'There are as many collections as there may be. Delete one before you make another.',
    description: 'Why a call or an answer failed',
  },
  'library/no-organization': {
    defaultMessage: 'Choose the organization you want to share with in the user menu first.',
    description: 'Why a call or an answer failed',
  },
  'library/nothing-to-export': {
    defaultMessage: 'There is nothing to export here.',
    description: 'Why a call or an answer failed',
  },
  'library/import-busy': {
    defaultMessage: 'Too many files are being read. Try again in a moment.',
    description: 'Why a call or an answer failed',
  },
  'library/import-timed-out': {
    defaultMessage: 'Reading the file took too long. Try a part of it.',
    description: 'Why a call or an answer failed',
  },
}) satisfies Partial<Record<LibraryErrorCode, MessageDescriptor>>;

/** Why a call about systematic reviews failed. */
export const reviewFailures = defineMessages({
  'review/not-found': {
    defaultMessage: 'There is no such review.',
    description: 'Why a call or an answer failed',
  },
  'review/not-yours': {
    defaultMessage: 'Only whoever began a review, and admins of its organization, may do that.',
    description: 'Why a call or an answer failed',
  },
  'review/too-many': {
    defaultMessage: 'There are as many reviews as there may be. Delete one before you begin another.',
    description: 'Why a call or an answer failed',
  },
  'review/no-organization': {
    defaultMessage: 'Choose the organization you want to share with in the user menu first.',
    description: 'Why a call or an answer failed',
  },
  'review/changed-meanwhile': {
    defaultMessage: 'Somebody else has changed this meanwhile. Look at it again before you save.',
    description: 'Why a call or an answer failed',
  },
  'review/half-decided': {
    defaultMessage:
      'Some records were decided on by one of two people so far. Finish them first: with one person, each would see what the other said.',
    description: 'Why a call or an answer failed',
  },
  'review/too-many-amendments': {
    defaultMessage: 'The protocol was amended as often as it may be.',
    description: 'Why a call or an answer failed',
  },
  'review/no-such-member': {
    defaultMessage: 'Nobody with this address belongs to the organization of the review.',
    description: 'Why a call or an answer failed',
  },
  'review/too-many-members': {
    defaultMessage: 'A review has as many people as there may be.',
    description: 'Why a call or an answer failed',
  },
  'review/search-not-found': {
    defaultMessage: 'There is no such search in this review.',
    description: 'Why a call or an answer failed',
  },
  'review/import-not-found': {
    defaultMessage: 'There is no such file in this review.',
    description: 'Why a call or an answer failed',
  },
  'review/search-screened': {
    defaultMessage: 'Some of these records were screened already, so they stay.',
    description: 'Why a call or an answer failed',
  },
  'review/too-many-searches': {
    defaultMessage: 'A review has as many searches as there may be.',
    description: 'Why a call or an answer failed',
  },
  'review/brought-already': {
    defaultMessage: 'This is in the review already. Bringing it again would count its records twice.',
    description: 'Why a call or an answer failed',
  },
  'review/full': {
    defaultMessage: 'A review holds 20,000 records. Narrow the search, or split the review.',
    description: 'Why a call or an answer failed',
  },
  'review/search-too-wide': {
    defaultMessage: 'This search finds more than 10,000 records. Narrow it.',
    description: 'Why a call or an answer failed',
  },
  'review/record-not-found': {
    defaultMessage: 'There is no such record in this review.',
    description: 'Why a call or an answer failed',
  },
  'review/nothing-to-settle': {
    defaultMessage: 'There is no conflict about this record.',
    description: 'Why a call or an answer failed',
  },
  'review/reason-needed': {
    defaultMessage: 'Say why a report is excluded: the flow diagram counts reasons.',
    description: 'Why a call or an answer failed',
  },
}) satisfies Record<ReviewErrorCode, MessageDescriptor>;
