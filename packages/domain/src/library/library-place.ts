import type { Citation } from '../literature/citation.schema.ts';

const LIBRARY = '/library?';
/** Words of a title by which a record is found again. */
const WORDS = 12;
/** A search of the library takes no more; each may be nine of an address, which a reference has 2,000 for. */
const CHARACTERS = 200;

/** The part of the library, as a page of the product, where a reference of a collection is found by the beginning of its title. */
export function libraryPlace({ collection, title }: { collection: string; title: string }): string {
  const words = title.toWellFormed().split(/\s+/).slice(0, WORDS).join(' ').slice(0, CHARACTERS).toWellFormed();
  return `${LIBRARY}collection=${encodeURIComponent(collection)}&search=${encodeURIComponent(words)}`;
}

/** Where in the library a reference is that is no article of the public index; '' for every other, and for one that names no such place. */
export function recordPlace({ type, path }: Pick<Citation, 'type' | 'path'>): string {
  return type === 'other' && path.startsWith(LIBRARY) ? path : '';
}
