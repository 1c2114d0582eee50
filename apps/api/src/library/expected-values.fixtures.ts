import type { ExportedReference } from '@footnote/domain';

/** A value as an export may change it: one line, well-formed. */
export function plain(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
}

/** The same, or undefined where nothing is left. */
export function known(text: string): string | undefined {
  return plain(text) === '' ? undefined : plain(text);
}

/** The authors that have any name. */
export function namesOf({ authors }: ExportedReference): ExportedReference['authors'] {
  return authors.filter(({ lastname, firstname }) => known(lastname) ?? known(firstname));
}
