import type { ReviewErrorCode } from '@footnote/domain';
import { defineMessages, type MessageDescriptor } from 'react-intl';

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
  'review/search-screened': {
    defaultMessage: 'Records of this search were screened already, so it stays.',
    description: 'Why a call or an answer failed',
  },
  'review/too-many-searches': {
    defaultMessage: 'A review has as many searches as there may be.',
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
