import type { Citation } from '../../literature/citation.schema.ts';

/** What references are grouped under that are in several languages but name none, and in none that is known (specification §3). */
export const SEVERAL_LANGUAGES = 'multi';
export const NO_LANGUAGE = 'noLanguage';

/** ISO 639: undetermined, and no linguistic content. */
const UNKNOWN = new Set(['und', 'zxx']);
const SEVERAL = 'mul';

function languageOf({ languages = [] }: Pick<Citation, 'languages'>, read: string): string {
  const known = languages.filter((code) => /^[a-z]{2,3}$/.test(code) && !UNKNOWN.has(code));
  const named = known.filter((code) => code !== SEVERAL);
  if (named.length === 0) return known.length === 0 ? NO_LANGUAGE : SEVERAL_LANGUAGES;
  return named.find((code) => plainLanguage(code) === read) ?? named[0] ?? NO_LANGUAGE;
}

/** The language of a tag, by its shortest code: `de` of `ger`, `deu` and `de-CH`. */
function plainLanguage(tag: string): string {
  return new Intl.Locale(tag).language;
}

/** References of one language. */
export interface LanguageGroup<Entry> {
  /** ISO 639 code of it, `SEVERAL_LANGUAGES` or `NO_LANGUAGE`; null where all are together. */
  language: string | null;
  entries: readonly Entry[];
}

/**
 * Groups references by their language, each in its order; all are one group unless at least two languages are known. What is
 * in several stands under that of the reader (BCP 47) where it is one of them, else under the first that it names.
 */
export function groupByLanguage<Entry extends { citation: Pick<Citation, 'languages'> }>(
  entries: readonly Entry[],
  reader: string,
): LanguageGroup<Entry>[] {
  const read = plainLanguage(reader);
  const groups = Map.groupBy(entries, ({ citation }) => languageOf(citation, read));
  const unknown = groups.get(NO_LANGUAGE);
  if (groups.size - (unknown === undefined ? 0 : 1) < 2)
    return entries.length === 0 ? [] : [{ language: null, entries }];
  const known = [...groups].filter(([language]) => language !== NO_LANGUAGE);
  return [...known, ...(unknown === undefined ? [] : [[NO_LANGUAGE, unknown] as const])].map(([language, of]) => ({
    language,
    entries: of,
  }));
}
