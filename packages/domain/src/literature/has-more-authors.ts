import type { Citation } from './citation.schema.ts';

/**
 * Whether an article has, or may have, more authors than its reference names, so that “et al.” stands in place of a number.
 * References saved before they told it are judged by their origin: our own summaries name three authors at most.
 */
export function hasMoreAuthors({
  authors,
  authors_partial: partial,
  summarised,
}: Pick<Citation, 'authors' | 'authors_partial' | 'summarised'>): boolean {
  return authors.length > 0 && (partial ?? summarised);
}
