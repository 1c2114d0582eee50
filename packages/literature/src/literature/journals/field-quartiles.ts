import type { JournalImpact } from '../../search/literature-index.ports.ts';

/** A journal with its metric, before its place among others is known. */
export interface MeasuredJournal {
  /** Valid and normalised, at least one. */
  issns: readonly string[];
  metric: number;
  /** Its main field; '' when unknown. */
  field: string;
}

const METRIC = 'OpenAlex 2-year mean citedness';
const LONGEST_FIELD = 100;
const QUARTILES = [1, 2, 3, 4] as const;

/**
 * Gives every journal its quartile among the journals of its field; those of unknown field are compared with one
 * another. Journals with the same metric share the better quartile.
 */
export function fieldQuartiles(journals: readonly MeasuredJournal[]): JournalImpact[] {
  const fields = Map.groupBy(journals, ({ field }) => field);
  return [...fields].flatMap(([field, members]) => {
    const ranked = members.toSorted((a, b) => b.metric - a.metric);
    const source = field === '' ? METRIC : `${METRIC}; quartile in ${field.slice(0, LONGEST_FIELD)}`;
    let better = 0;
    return ranked.flatMap(({ issns, metric }, place) => {
      if (metric !== ranked[place - 1]?.metric) better = place;
      const quartile = QUARTILES[Math.floor((better * 4) / ranked.length)] ?? 4;
      return issns.map((issn) => ({ issn, metric, quartile, source }));
    });
  });
}
