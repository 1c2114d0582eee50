import type { SavedReference } from '@footnote/domain';

/** Authors, journal and year of a record in one line. */
export function recordLine({ authors, journal, publicationDate, pmid }: SavedReference): string {
  const names = authors.slice(0, 3).map(({ lastname, firstname }) => `${lastname} ${firstname}`.trim());
  const more = authors.length > names.length ? '…' : '';
  const parts = [`${names.join(', ')}${more}`, journal, publicationDate.slice(0, 4), pmid === '' ? '' : `PMID ${pmid}`];
  return parts.filter((part) => part !== '').join(' · ');
}
