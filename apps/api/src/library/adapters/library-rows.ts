import type { SavedReference } from '@footnote/domain';
import { storable } from '../../platform/storable-text.ts';
import type { NewItem } from '../saved/library-records.ports.ts';

/** Characters of a reference that are searched: its abstract and all before it. */
const SEARCHED = 20_000;
/** Characters of what is sorted. */
const SORTED = 200;

/** Rows written by one statement. */
export const ROWS_AT_ONCE = 200;

/** What is kept of a reference beside itself, so that lists of it can be sorted and searched. */
export function rowOf({ key, reference: given }: Pick<NewItem, 'key' | 'reference'>) {
  const reference = storable(given);
  const { title, authors, journal, publicationDate, pmid, doi, abstract } = reference;
  const names = authors.map(({ lastname, firstname }) => `${lastname} ${firstname}`);
  const year = publicationDate.slice(0, 4);
  return {
    key: storable(key),
    doi: doiOf(reference),
    reference,
    title: cut(title.toLowerCase(), SORTED),
    author: cut((names[0] ?? '').toLowerCase(), SORTED),
    year,
    searched: cut(
      [title, ...names.slice(0, 100), journal, year, pmid, doi, abstract].join('\n').toLowerCase(),
      SEARCHED,
    ),
  };
}

/** A DOI as it is compared: it is the same in letters of either case. */
export function doiOf({ doi }: Pick<SavedReference, 'doi'>): string {
  return doi.toLowerCase();
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, length).toWellFormed();
}

/** Parts of a list that one statement takes. */
export function inParts<Item>(items: readonly Item[]): Item[][] {
  const parts: Item[][] = [];
  for (let at = 0; at < items.length; at += ROWS_AT_ONCE) parts.push(items.slice(at, at + ROWS_AT_ONCE));
  return parts;
}
