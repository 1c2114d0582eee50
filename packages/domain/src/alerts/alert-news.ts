import type { Article, Notice, NoticeKind } from '../literature/article.ts';

/** The newest matches of a search that an alert compares. */
export const ALERT_SCAN = 1_000;

/** Matches an alert remembers: those it found last, and as many that its search found before. */
export const ALERT_MEMORY = 3 * ALERT_SCAN;

/** Notices by which a study that somebody was told of is no longer what it was. */
const CHANGES = ['retracted_by', 'concern_by', 'corrected_by', 'republished_by'] as const satisfies NoticeKind[];
export type ArticleChange = (typeof CHANGES)[number];

const isChange = (kind: NoticeKind): kind is ArticleChange => CHANGES.some((known) => known === kind);

/**
 * What of the newest matches was never there before. `found` begins with the newest. Where as many are known as an alert
 * compares, what now stands behind all of them was beyond the end then and is no news.
 */
export function freshMatches(seen: readonly string[], found: readonly string[]): string[] {
  const known = new Set(seen);
  const end = seen.length < ALERT_SCAN ? found.length : found.findLastIndex((pmid) => known.has(pmid));
  return found.slice(0, end === -1 ? found.length : end).filter((pmid) => !known.has(pmid));
}

/** What an alert remembers after a run: what is missing for once, as while the collection is loaded anew, is no news later. */
export function rememberedMatches(seen: readonly string[], found: readonly string[]): string[] {
  return [...new Set([...found, ...seen])].slice(0, ALERT_MEMORY);
}

const YEAR = 365 * 24 * 60 * 60 * 1000;

/**
 * Whether an article appeared, or came to PubMed, within the year before a moment (in milliseconds since 1970). Plain words
 * are ranked by the statistics of the collection, so that an old article may begin to match them without being new.
 */
export function isRecent(
  { publicationDate, entered = '', created = '' }: Pick<Article, 'publicationDate' | 'entered' | 'created'>,
  moment: number,
): boolean {
  const oldest = new Date(moment - YEAR).toISOString().slice(0, 10);
  return [publicationDate, entered, created].some((date) => date !== '' && date >= oldest.slice(0, date.length));
}

/** How the notices of an article are remembered. */
export function noticeKeys(notices: readonly Notice[]): string[] {
  return notices.filter(({ kind }) => isChange(kind)).map(({ kind, pmid, note }) => `${kind} ${pmid || note}`);
}

/** What happened to an article since its notices were remembered, the gravest first. */
export function articleChanges(known: readonly string[], notices: readonly Notice[]): ArticleChange[] {
  const fresh = noticeKeys(notices).filter((key) => !known.includes(key));
  return CHANGES.filter((kind) => fresh.some((key) => key.startsWith(`${kind} `)));
}
