import { isRetracted } from '../core/notice-links.ts';
import { publicationDay } from '../core/publication-day.ts';
import type { LiteratureStats } from '../literature-index.ports.ts';
import type { MemoryArticles } from './memory-articles.ts';

/** Counts over all articles. */
export function memoryStats(held: MemoryArticles): LiteratureStats {
  const all = held.all().map(({ article }) => article);
  const byStudyType: Record<string, number> = {};
  for (const { studyType } of all) byStudyType[studyType] = (byStudyType[studyType] ?? 0) + 1;
  return {
    articles: all.length,
    starter: all.filter(({ origin }) => origin === 'starter').length,
    retracted: all.filter((article) => isRetracted(held.notices(article))).length,
    withAbstract: all.filter(({ abstract }) => abstract.some(({ text }) => text !== '')).length,
    newestPublication: newest(all.map(({ publicationDate }) => publicationDate)),
    newestRevision: newest(all.map(({ revised }) => revised)),
    byStudyType,
    journalsWithImpact: held.impacts.size,
  };
}

/** The latest date that exists; '' when there is none. Of two on one day the more precise is the longer text. */
function newest(dates: readonly string[]): string {
  const dated = dates.flatMap((date) => {
    const day = publicationDay(date)?.day;
    return day === undefined ? [] : { date, day };
  });
  return dated.toSorted((left, right) => right.day - left.day || right.date.length - left.date.length)[0]?.date ?? '';
}
