import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { storable } from '../../platform/storable-text.ts';

/** What parts words in the index `account_by_words` (migration 0012). */
const BETWEEN_WORDS = /[\s@.,;:_+\-/\\'"()<>&|!*]+/u;

interface NamedColumns {
  email: AnyColumn;
  firstName: AnyColumn;
  lastName: AnyColumn;
}

/** Matches accounts of which every word that is searched for begins a word of the name or address; all of them for ''. */
export function beginsWords(search: string, { email, firstName, lastName }: NamedColumns): SQL | undefined {
  const words = storable(search)
    .toLowerCase()
    .split(BETWEEN_WORDS)
    .filter((word) => word !== '');
  if (words.length === 0) return search.trim() === '' ? undefined : sql`false`;
  const wanted = words.map((word) => `'${word}':*`).join(' & ');
  return sql`account_words(${email}, ${firstName}, ${lastName}) @@ ${wanted}::tsquery`;
}
