import type { ChatQuery, ChatQueryParameters } from '@footnote/domain';
import type { Query } from '@footnote/literature';

const DAY = 86_400_000;
const DAYS_IN_MONTH = 30.4375;
const WEEK_DAYS = 7;

/** What limits a search, beside the question itself. */
export type SearchLimits = Pick<ChatQuery, 'studyTypes' | 'impactFactor' | 'sampleSize' | 'ageInMonths'> &
  Pick<ChatQueryParameters, 'current_week' | 'cost_effectiveness'> & {
    /** Only these articles, where the reader chose some. */
    chosen: readonly string[] | null;
  };

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
  if (limits.chosen !== null) of.push({ type: 'eq', column: 'pmid', values: limits.chosen });
  if (limits.studyTypes !== undefined) of.push({ type: 'eq', column: 'studyType', values: limits.studyTypes });
  if (limits.impactFactor === 'high') of.push({ type: 'range', column: 'impactQuartile', from: 1, to: 2 });
  if (limits.sampleSize !== null) of.push({ type: 'range', column: 'sampleSize', from: limits.sampleSize, to: null });
  if (limits.ageInMonths !== null) {
    of.push({
      type: 'range',
      column: 'publicationDay',
      from: Math.floor(today - limits.ageInMonths * DAYS_IN_MONTH),
      to: null,
    });
  }
  if (limits.current_week) of.push({ type: 'range', column: 'publicationDay', from: today - WEEK_DAYS, to: null });
  if (limits.cost_effectiveness) of.push(ABOUT_COSTS);
  return of.length === 0 ? { type: 'all' } : { type: 'and', of };
}
