/** What can keep references from being exported. */
export const LIBRARY_ERROR_CODES = [
  'library/not-of-public-index',
  'library/unknown-references',
  'library/bibliography-busy',
  'library/bibliography-timed-out',
] as const;
export type LibraryErrorCode = (typeof LIBRARY_ERROR_CODES)[number];

/** An expected failure of the library; `message` is an English sentence fit for a user. */
export interface LibraryError {
  code: LibraryErrorCode;
  message: string;
}

/** How many of the references that were asked for an error is about. */
export interface ReferenceCount {
  affected: number;
  of: number;
}

const MESSAGES: Record<LibraryErrorCode, { general: string; counted: (count: ReferenceCount) => string }> = {
  'library/not-of-public-index': {
    general: 'Only articles of the public literature index can be exported.',
    counted: ({ affected, of }) =>
      `Only articles of the public literature index can be exported; ${affected} of ${of} references are not.`,
  },
  'library/unknown-references': {
    general: 'Some of the references are not in the literature index.',
    counted: ({ affected, of }) => `${affected} of ${of} references are not in the literature index.`,
  },
  'library/bibliography-busy': {
    general: 'Too many bibliographies are being written. Try again in a moment.',
    counted: () => MESSAGES['library/bibliography-busy'].general,
  },
  'library/bibliography-timed-out': {
    general: 'Writing the bibliography took too long. Try fewer references.',
    counted: () => MESSAGES['library/bibliography-timed-out'].general,
  },
};

/** Builds the error of a code; with a count, its sentence says how many references are concerned. */
export function libraryError(code: LibraryErrorCode, count?: ReferenceCount): LibraryError {
  return { code, message: count === undefined ? MESSAGES[code].general : MESSAGES[code].counted(count) };
}
