import type { LibraryErrorCode } from '@footnote/domain';
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
