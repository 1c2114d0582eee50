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

/** Whether a first and a last page say what MEDLINE printed, which leaves out the figures that both have in front. */
export function sayPages(printed: string | undefined, [first, last]: readonly (string | undefined)[]): boolean {
  const text = known(printed ?? '');
  if (last === undefined) return first === text;
  const [from = '', to = '', ...more] = text?.split(/[-–]/) ?? [];
  const figures = (page: string) => Number(/\d+/.exec(page)?.[0]);
  return more.length === 0 && first === from && last.endsWith(to) && figures(last) >= figures(from);
}

/** The abstract as a reader of the file must see it: one of our own says so before its first word. */
export function markedAbstract({ abstract, summarised }: ExportedReference): string {
  return summarised ? `[Summary by Footnote, not the publisher's abstract] ${abstract}` : abstract;
}
