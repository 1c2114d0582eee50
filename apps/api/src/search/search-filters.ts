import type { ArticleFilters } from '@footnote/domain';
import type { Query } from '@footnote/literature';

const DAY = 86_400_000;
const DAYS_IN_MONTH = 30.4375;
const WEEK_DAYS = 7;

/** What a search is limited to, beside its own words. */
export interface SearchLimits {
  filters: ArticleFilters;
  /** Months since publication, at most; null for any age. */
  ageInMonths?: number | null;
  /** Only these articles, where the user chose some. */
  chosen?: readonly string[] | null;
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
export function filterQuery({ filters, ageInMonths = null, chosen = null }: SearchLimits, now: number): Query {
  const { studyTypes, sampleSize, publishedSince } = filters;
  const today = Math.floor(now / DAY);
  const of: Query[] = [];
  const published = (from: number) => of.push({ type: 'range', column: 'publicationDay', from, to: null });
  if (chosen !== null) of.push({ type: 'eq', column: 'pmid', values: chosen });
  if (studyTypes !== null) of.push({ type: 'eq', column: 'studyType', values: studyTypes });
  if (filters.impactFactor === 'high') of.push({ type: 'range', column: 'impactQuartile', from: 1, to: 2 });
  if (sampleSize !== null) of.push({ type: 'range', column: 'sampleSize', from: sampleSize, to: null });
  if (ageInMonths !== null) published(Math.floor(today - ageInMonths * DAYS_IN_MONTH));
  if (publishedSince !== null) published(Math.floor(Date.UTC(publishedSince, 0) / DAY));
  if (filters.currentWeek) published(today - WEEK_DAYS);
  if (filters.costEffectiveness) of.push(ABOUT_COSTS);
  return of.length === 0 ? { type: 'all' } : { type: 'and', of };
}
