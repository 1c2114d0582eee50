import type { LiteratureStats } from '../../literature-index.ports.ts';
import type { ColumnSources } from '../columns/column-condition.ts';
import { FLAGS, PRECISION_SHIFT, UNKNOWN_NUMBER } from '../columns/column-store.ts';
import { datePrecision, writtenDate, type DatePrecision, type PublicationDay } from '../../core/publication-day.ts';

/** Counts over the whole index in one pass. */
export function indexStats({ columns, labels, impacts }: ColumnSources): LiteratureStats {
  const stats = { articles: 0, starter: 0, retracted: 0, withAbstract: 0 };
  const byStudyType: Record<string, number> = {};
  let published: PublicationDay | null = null;
  let revised = UNKNOWN_NUMBER;
  for (let document = 1; document <= columns.highest; document += 1) {
    if (!columns.isAlive(document)) continue;
    const flags = columns.value('flags', document);
    stats.articles += 1;
    if ((flags & FLAGS.starter) !== 0) stats.starter += 1;
    if ((flags & FLAGS.retracted) !== 0) stats.retracted += 1;
    if ((flags & FLAGS.hasAbstract) !== 0) stats.withAbstract += 1;
    const studyType = labels.words(columns.value('studyType', document))[0] ?? '';
    byStudyType[studyType] = (byStudyType[studyType] ?? 0) + 1;
    published = later(
      published,
      columns.value('publicationDay', document),
      datePrecision((flags >> PRECISION_SHIFT) & 3),
    );
    revised = Math.max(revised, columns.value('revisedDay', document));
  }
  return {
    ...stats,
    newestPublication: published === null ? '' : writtenDate(published),
    newestRevision: revised === UNKNOWN_NUMBER ? '' : writtenDate({ day: revised, precision: 3 }),
    byStudyType,
    journalsWithImpact: impacts.size,
  };
}

/** The later day, of two dates on one day the one known more precisely. */
function later(held: PublicationDay | null, day: number, precision: DatePrecision | null): PublicationDay | null {
  if (day === UNKNOWN_NUMBER || precision === null) return held;
  if (held !== null && (held.day > day || (held.day === day && held.precision >= precision))) return held;
  return { day, precision };
}
