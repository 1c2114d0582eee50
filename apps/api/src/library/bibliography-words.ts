/** Asked for by the licence of the processor, wherever its work is seen (NOTICE). */
export const BIBLIOGRAPHY_CREDIT =
  'Formatted with citeproc-js, Copyright (c) 2009-2019 Frank Bennett, and styles of the Citation Style Language (https://citationstyles.org).';

/** Stands among the names for the authors that nobody names. */
export const UNNAMED = 'et al.';

/** Styles join the last name by a word or a sign, and end a name that has a stop by another. */
export function withoutAnd(entry: string): string {
  return entry.replace(/,? (?:&|and) et al\./, `, ${UNNAMED}`).replace('et al..', UNNAMED);
}
