import { DEFAULT_CHAT_STUDY_TYPES, type ArticleWithContext, type SortOption, type StudyType } from '@footnote/domain';
import { isRetracted } from '@footnote/literature';
import type { Candidate } from '../retrieve/retrieve-articles.ts';

export interface RankedArticle extends Pick<Candidate, 'missing' | 'match' | 'document' | 'record'> {
  article: ArticleWithContext;
  /** 0 to 1. */
  relevance: number;
  /** Relevance with design, recency and impact, 0 to 1; what the order follows. */
  score: number;
}

const COVERAGE_SHARE = 0.6;
/** How far it answers the question counts as much as how well it was found; every factor after these moves an article by little. */
const MATCH_SHARE = 0.5;
const DESIGN: Record<StudyType, number> = {
  meta_analysis: 1,
  systematic_review: 0.99,
  randomized_trial: 0.98,
  human_intervention: 0.92,
  misc: 0.85,
  protocol: 0.75,
  rodent: 0.75,
};
/** Study types outside the user's preference lose this much more. */
const NOT_PREFERRED = 0.95;
const RECENCY_SHARE = 0.05;
/** Years after which an article counts as old. */
const OLD_YEARS = 30;
const IMPACT: Record<number, number> = { 1: 1, 2: 0.99, 3: 0.98, 4: 0.97 };
const UNKNOWN_IMPACT = 0.985;
/** Retracted work is shown, marked, after everything sound. */
const RETRACTED = 0.5;
/** With an explicit order, articles below this share of the best relevance are left out of it. */
const SORTED_FLOOR = 0.6;

const YEAR = 31_557_600_000;

function recency(article: ArticleWithContext, now: number): number {
  const year = Number(article.publicationDate.slice(0, 4));
  if (!Number.isFinite(year) || year === 0) return 1 - RECENCY_SHARE / 2;
  const age = Math.min(Math.max(now / YEAR + 1970 - year, 0), OLD_YEARS);
  return 1 - (RECENCY_SHARE * age) / OLD_YEARS;
}

/** Of a document nobody knows design, day or impact: it stands where an article of middling ones does. */
const OF_A_DOCUMENT = 0.94;

function rank(candidate: Candidate, now: number): RankedArticle {
  const { found, coverage, textScore, missing, match, document, record } = candidate;
  const { article } = found;
  const wasFound = COVERAGE_SHARE * coverage + (1 - COVERAGE_SHARE) * textScore;
  const relevance = MATCH_SHARE * match.score + (1 - MATCH_SHARE) * wasFound;
  const retracted = isRetracted(article.notices) ? RETRACTED : 1;
  if (document !== undefined)
    return { article, document, relevance, missing, match, score: relevance * OF_A_DOCUMENT * retracted };
  const design = DESIGN[article.studyType] * (DEFAULT_CHAT_STUDY_TYPES.includes(article.studyType) ? 1 : NOT_PREFERRED);
  const impact = article.impact === null ? UNKNOWN_IMPACT : (IMPACT[article.impact.quartile] ?? UNKNOWN_IMPACT);
  const score = relevance * design * recency(article, now) * impact * retracted;
  return { article, relevance, missing, match, score, ...(record === undefined ? {} : { record }) };
}

function compareNumbers(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}

function sortKey(article: ArticleWithContext, sort: SortOption): number | string {
  if (sort === 'sample_size') return article.sampleSize ?? -1;
  return sort === 'recency' ? article.publicationDate : (article.impact?.metric ?? -1);
}

function descending(a: number | string, b: number | string): number {
  if (a === b) return 0;
  return a > b ? -1 : 1;
}

/** Orders the articles found: by relevance, then design, recency and impact; or by what the user asked for. */
export function rankCandidates(
  candidates: readonly Candidate[],
  sort: SortOption | undefined,
  now: number,
): RankedArticle[] {
  const ranked = candidates.map((candidate) => rank(candidate, now));
  ranked.sort((a, b) => b.score - a.score || compareNumbers(b.article.pmid, a.article.pmid));
  if (sort === undefined) return ranked;
  const floor = (ranked[0]?.relevance ?? 0) * SORTED_FLOOR;
  return ranked
    .filter((candidate) => candidate.relevance >= floor)
    .sort((a, b) => descending(sortKey(a.article, sort), sortKey(b.article, sort)) || b.score - a.score);
}
