import { randomUUID } from 'node:crypto';
import {
  articleChanges,
  CATEGORY_QUERIES,
  freshMatches,
  isRecent,
  nextRun,
  noticeKeys,
  rememberedMatches,
  savedSearchWords,
  type Article,
  type ArticleChange,
  type SavedSearch,
} from '@footnote/domain';
import type { LiteratureIndex } from '@footnote/literature';
import type { Account, Accounts } from '../identity/identity.ports.ts';
import type { MailQueue } from '../platform/mail/mail.ports.ts';
import type { FindDeps } from '../search/find-articles.ts';
import type { Notifications } from '../support/notifications.ports.ts';
import type { AlertRun, Alerts, DueAlert, ToldArticle } from './alerts.ports.ts';
import { newestMatches } from './newest-matches.ts';
import { unsubscribeToken, type LinkSigning } from './unsubscribe-link.ts';

export interface RunDeps extends FindDeps, LinkSigning {
  alerts: Alerts;
  literature: LiteratureIndex;
  accounts: Pick<Accounts, 'find'>;
  notifications: Pick<Notifications, 'tell'>;
  mail: Pick<MailQueue, 'add' | 'cameBack'>;
  /** Where users reach the server, without a slash at the end. */
  publicUrl: string;
  /** Does work whose rows are kept together or not at all. */
  inTransaction: <T>(work: () => Promise<T>) => Promise<T>;
}

/** What became of a run: it told something, found nothing to tell, was another process's, or cannot be done any more. */
export type RunOutcome = 'told' | 'quiet' | 'taken' | 'given-up';

/** Studies a mail shows of the new ones, and of those that changed; the page of the search has all. */
const MOST_SHOWN = 10;

interface Changed {
  article: Article;
  changes: ArticleChange[];
}

interface AlertNews {
  fresh: readonly Article[];
  changed: readonly Changed[];
  told: ToldArticle[];
}

/**
 * Runs an alert that is due. What it tells, by mail and behind the bell, is saved together with the run: a process that
 * dies leaves all of it or nothing, and of two that run it one tells. Rejects as the index's searches do.
 */
export async function runAlert(deps: RunDeps, alertId: string, signal: AbortSignal): Promise<RunOutcome> {
  const alert = await deps.alerts.findDue(alertId);
  if (alert === null) return 'taken';
  const account = await recipientOf(deps, alert);
  if (account === null) {
    await deps.alerts.giveUp(alert);
    return 'given-up';
  }
  const nextAt = new Date(nextRun(deps.now(), alert.frequency));
  const found = account.suspended ? null : await newestMatches(deps, alert, signal);
  // Who is kept out for now is told of it once they are back; a category that is no more finds nothing.
  if (found?.ok !== true) {
    const isMine = await deps.alerts.endRun(alert, { nextAt, looked: null, told: [], delivery: null });
    return isMine ? 'quiet' : 'taken';
  }
  const news = await newsOf(deps, alert, found.value);
  const delivery = { id: randomUUID(), articles: news.fresh.length, changes: news.changed.length };
  const hasNews = delivery.articles + delivery.changes > 0;
  const looked = { seen: rememberedMatches(alert.seen, found.value) };
  const run: AlertRun = { nextAt, looked, told: news.told, delivery: hasNews ? delivery : null };
  return deps.inTransaction(async () => {
    if (!(await deps.alerts.endRun(alert, run))) return 'taken';
    if (!hasNews) return 'quiet';
    await tell(deps, { alert, account, news, deliveryId: delivery.id });
    return 'told';
  });
}

/** Who gets the mail of an alert; null where it no longer goes to the proven address of its account, or mail to it comes back. */
async function recipientOf({ accounts, mail }: RunDeps, alert: DueAlert): Promise<Account | null> {
  const account = await accounts.find(alert.accountId);
  if (account?.emailVerified !== true || account.email !== alert.email) return null;
  return (await mail.cameBack(alert.email, alert.wantedSince)) ? null : account;
}

async function newsOf({ alerts, literature }: RunDeps, alert: DueAlert, found: readonly string[]): Promise<AlertNews> {
  const before = await alerts.toldBy(alert.id);
  const notices = new Map(before.map((article) => [article.pmid, article.notices]));
  const isNew = (article: Article) => !mayMatchLater(alert) || isRecent(article, alert.lookedAt.getTime());
  const untold = freshMatches(alert.seen, found).filter((pmid) => !notices.has(pmid));
  const fresh = (await literature.articles(untold)).filter(isNew);
  const changed = (await literature.articles([...notices.keys()]))
    .map((article) => ({ article, changes: articleChanges(notices.get(article.pmid) ?? [], article.notices) }))
    .filter(({ changes }) => changes.length > 0);
  const tellable = [...fresh, ...changed.map(({ article }) => article)];
  return {
    fresh,
    changed,
    told: tellable.map(({ pmid, notices: known }) => ({ pmid, notices: noticeKeys(known) })),
  };
}

/**
 * Whether an article that is long in the collection may begin to match: plain words are ranked by its statistics, and what
 * most filters go by (study types, sample sizes, ratings of journals) is read or loaded anew.
 */
function mayMatchLater({ query_type: type, article_type: articleType, filters }: SavedSearch): boolean {
  const { study_types: types, sample_size: size, impact_factor: impact, current_week, cost_effectiveness } = filters;
  const isNarrowed = articleType !== null || types !== null || size !== null || impact !== 'off';
  return type === 'simple' || isNarrowed || current_week || cost_effectiveness;
}

/** A study as a mail says it. */
function shownStudy(
  { pmid, title, journal, publicationDate, notices }: Article,
  changes: readonly ArticleChange[] = [],
) {
  return {
    pmid,
    title,
    source: [journal.abbreviation || journal.title, publicationDate.slice(0, 4)]
      .filter((text) => text !== '')
      .join(', '),
    changes: changes.length > 0 ? changes : articleChanges([], notices),
  };
}

async function tell(
  { mail, notifications, publicUrl, ...signing }: RunDeps,
  { alert, account, news, deliveryId }: { alert: DueAlert; account: Account; news: AlertNews; deliveryId: string },
): Promise<void> {
  const { id, title, email, accountId } = alert;
  const { fresh, changed } = news;
  const shown = fresh.slice(0, MOST_SHOWN);
  const figures = { articles: fresh.length, changes: changed.length };
  await notifications.tell(
    { to: 'account', accountId },
    { kind: 'alert-news', alertId: id, deliveryId, title, ...figures },
  );
  const token = unsubscribeToken(signing, id);
  await mail.add({
    accountId,
    to: email,
    template: shown.length > 0 ? 'alert-studies' : 'alert-changes',
    language: account.interfaceLanguage ?? 'en',
    variables: {
      email,
      title,
      search: savedSearchWords(alert, nameOfCategory),
      since: alert.lookedAt.toISOString(),
      studies: JSON.stringify(shown.map((article) => shownStudy(article))),
      changed: JSON.stringify(changed.slice(0, MOST_SHOWN).map(({ article, changes }) => shownStudy(article, changes))),
      more: String(fresh.length - shown.length),
      moreChanged: String(Math.max(0, changed.length - MOST_SHOWN)),
      link: `${publicUrl}/browse?qid=${id}&rid=${deliveryId}`,
      unsubscribe: `${publicUrl}/unsubscribe?token=${token}`,
      oneClick: `${publicUrl}/api/unsubscribe/${token}`,
    },
  });
}

function nameOfCategory(qid: string): string {
  return CATEGORY_QUERIES.find(({ id }) => id === qid)?.title ?? qid;
}
