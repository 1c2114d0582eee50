const PREFIX = 'collection:';

/** Collections of the library that one question can be asked of. */
export const MOST_ASKED_COLLECTIONS = 10;

/** A collection of the library as one of the sources of a question. */
export function collectionSource(id: string): string {
  return `${PREFIX}${id}`;
}

/** The collection that a source of a question stands for; null where it stands for another source. */
export function collectionOf(source: string): string | null {
  return source.startsWith(PREFIX) ? source.slice(PREFIX.length) : null;
}
