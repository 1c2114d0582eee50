import type { CollectionRecord } from '../../documents.ports.ts';

/** Characters of records, as far as they are read. */
export function sizeOf(records: readonly CollectionRecord[]): number {
  return records.reduce((characters, { reference: { title, abstract, authors, keywords } }) => {
    const names = authors.reduce((sum, { firstname, lastname }) => sum + firstname.length + lastname.length, 0);
    return characters + title.length + abstract.length + names + keywords.join('').length;
  }, 0);
}
