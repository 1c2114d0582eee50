import type { Citation } from '../../literature/citation.schema.ts';

/** What references are grouped under that are in several languages, and in none that is known (specification §3). */
export const SEVERAL_LANGUAGES = 'multi';
export const NO_LANGUAGE = 'noLanguage';

/** ISO 639: undetermined, and no linguistic content. */
const UNKNOWN = new Set(['und', 'zxx']);
const SEVERAL = 'mul';

function languageOf({ languages = [] }: Pick<Citation, 'languages'>): string {
  const known = new Set(languages.filter((code) => /^[a-z]{2,3}$/.test(code) && !UNKNOWN.has(code)));
  if (known.size > 1 || known.has(SEVERAL)) return SEVERAL_LANGUAGES;
  return [...known][0] ?? NO_LANGUAGE;
}

/** References of one language. */
export interface LanguageGroup<Entry> {
  /** ISO 639 code of it, `SEVERAL_LANGUAGES` or `NO_LANGUAGE`; null where all are together. */
  language: string | null;
  entries: readonly Entry[];
}

/** Groups references by their language, each in its order; all are one group unless at least two languages are known. */
export function groupByLanguage<Entry extends { citation: Pick<Citation, 'languages'> }>(
  entries: readonly Entry[],
): LanguageGroup<Entry>[] {
  const groups = Map.groupBy(entries, ({ citation }) => languageOf(citation));
  const unknown = groups.get(NO_LANGUAGE);
  if (groups.size - (unknown === undefined ? 0 : 1) < 2)
    return entries.length === 0 ? [] : [{ language: null, entries }];
  const known = [...groups].filter(([language]) => language !== NO_LANGUAGE);
  return [...known, ...(unknown === undefined ? [] : [[NO_LANGUAGE, unknown] as const])].map(([language, of]) => ({
    language,
    entries: of,
  }));
}
