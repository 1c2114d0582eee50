import type { StudyType } from '@footnote/domain';
import type { Query } from '@footnote/literature';

const DAY = 86_400_000;
const DAYS_IN_MONTH = 30.4375;
const WEEK_DAYS = 7;

/** What limits a search, beside the search itself; a null limits nothing. */
export interface SearchLimits {
  /** Articles of these types only. */
  studyTypes: readonly StudyType[] | null;
  /** In journals of the upper two quarters of their field. */
  highImpact: boolean;
  /** Least number of people studied. */
  sampleSize: number | null;
  ageInMonths: number | null;
  /** Published in this year or later. */
  sinceYear: number | null;
  /** Published in the last seven days. */
  currentWeek: boolean;
  aboutCosts: boolean;
  /** Only these articles, where the user chose some. */
  chosen: readonly string[] | null;
}

const ABOUT_COSTS: Query = {
  type: 'or',
  of: [
    { type: 'phrase', fields: ['title', 'abstract', 'mesh', 'keywords'], text: 'cost effectiveness' },
    { type: 'phrase', fields: ['title', 'abstract', 'mesh', 'keywords'], text: 'cost effective' },
    { type: 'phrase', fields: ['title', 'abstract', 'mesh', 'keywords'], text: 'cost utility' },
    { type: 'phrase', fields: ['title', 'abstract', 'mesh', 'keywords'], text: 'cost benefit' },
    { type: 'phrase', fields: ['title', 'abstract', 'mesh', 'keywords'], text: 'quality adjusted life' },
    { type: 'prefix', fields: ['title', 'abstract', 'mesh', 'keywords'], text: 'qaly' },
  ],
};

/** The filters of specification §1 and §3 as a query; `now` in milliseconds since 1970. */
export function filterQuery(limits: SearchLimits, now: number): Query {
  const today = Math.floor(now / DAY);
  const of: Query[] = [];
  const published = (from: number) => of.push({ type: 'range', column: 'publicationDay', from, to: null });
  if (limits.chosen !== null) of.push({ type: 'eq', column: 'pmid', values: limits.chosen });
  if (limits.studyTypes !== null) of.push({ type: 'eq', column: 'studyType', values: limits.studyTypes });
  if (limits.highImpact) of.push({ type: 'range', column: 'impactQuartile', from: 1, to: 2 });
  if (limits.sampleSize !== null) of.push({ type: 'range', column: 'sampleSize', from: limits.sampleSize, to: null });
  if (limits.ageInMonths !== null) published(Math.floor(today - limits.ageInMonths * DAYS_IN_MONTH));
  if (limits.sinceYear !== null) published(Math.floor(Date.UTC(limits.sinceYear, 0) / DAY));
  if (limits.currentWeek) published(today - WEEK_DAYS);
  if (limits.aboutCosts) of.push(ABOUT_COSTS);
  return of.length === 0 ? { type: 'all' } : { type: 'and', of };
}
