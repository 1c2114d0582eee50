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
