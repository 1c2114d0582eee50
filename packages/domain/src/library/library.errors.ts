import { defineErrors, type CodeOf, type DomainError } from '../kernel/result.ts';

/** What can keep references from being exported. */
export const LIBRARY_ERRORS = defineErrors({
  'library/not-of-public-index': {
    status: 'invalid',
    message: 'Only articles of the public literature index can be exported.',
  },
  'library/unknown-references': {
    status: 'invalid',
    message: 'Some of the references are not in the literature index.',
  },
  'library/ris-needs-account': {
    status: 'forbidden',
    message: 'RIS files are part of Pro. Log in to export them while you have PRO questions left this week.',
  },
  'library/ris-needs-pro': {
    status: 'forbidden',
    message: 'RIS files are part of Pro, and your PRO questions of this week are used up. They refill on Monday.',
  },
  'library/bibliography-busy': {
    status: 'unavailable',
    message: 'Too many bibliographies are being written. Try again in a moment.',
    retryable: true,
  },
  'library/bibliography-timed-out': {
    status: 'timed-out',
    message: 'Writing the bibliography took too long. Try fewer references.',
  },
  'library/full': {
    status: 'conflict',
    message: 'Your library is full. Remove something before you save more.',
  },
  'library/item-not-found': { status: 'not-found', message: 'This is not in your library.' },
  'library/collection-not-found': { status: 'not-found', message: 'There is no such collection.' },
  'library/collection-not-yours': {
    status: 'forbidden',
    message: 'Only whoever made a collection, and admins of its organization, may do that.',
  },
  'library/too-many-collections': {
    status: 'conflict',
    message: 'There are as many collections as there may be. Delete one before you make another.',
  },
  'library/no-organization': {
    status: 'invalid',
    message: 'Choose the organization you want to share with in the user menu first.',
  },
  'library/nothing-to-export': { status: 'invalid', message: 'There is nothing to export here.' },
  'library/import-busy': {
    status: 'unavailable',
    message: 'Too many files are being read. Try again in a moment.',
    retryable: true,
  },
  'library/import-timed-out': {
    status: 'timed-out',
    message: 'Reading the file took too long. Try a part of it.',
  },
});
export type LibraryErrorCode = CodeOf<typeof LIBRARY_ERRORS>;

/** An expected failure of the library. */
export type LibraryError = DomainError<LibraryErrorCode>;

/** How many of the references that were asked for an error is about. */
export interface ReferenceCount {
  affected: number;
  of: number;
}

/** Says that some of the references are no articles of the public index. */
export function notOfPublicIndex({ affected, of }: ReferenceCount): LibraryError {
  const message = `Only articles of the public literature index can be exported; ${affected} of ${of} references are not.`;
  return LIBRARY_ERRORS.error('library/not-of-public-index', { message });
}

/** Says that some of the references are not known. */
export function unknownReferences({ affected, of }: ReferenceCount): LibraryError {
  const message = `${affected} of ${of} references are not in the literature index.`;
  return LIBRARY_ERRORS.error('library/unknown-references', { message });
}
