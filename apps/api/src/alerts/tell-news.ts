import {
  articleChanges,
  CATEGORY_QUERIES,
  savedSearchWords,
  type Article,
  type ArticleChange,
  type News,
} from '@footnote/domain';
import type { Account } from '../identity/identity.ports.ts';
import type { MailQueue } from '../platform/mail/mail.ports.ts';
import type { Notifications } from '../support/notifications.ports.ts';
import type { DueAlert } from './alerts.ports.ts';
import type { AlertNews, FreshStudy } from './look-for-news.ts';
import { unsubscribeToken, type LinkSigning } from './unsubscribe-link.ts';

export interface TellDeps extends LinkSigning {
  notifications: Pick<Notifications, 'tell'>;
  mail: Pick<MailQueue, 'add'>;
  /** Where users reach the server, without a slash at the end. */
  publicUrl: string;
}

/** What there is to tell of one alert. */
export interface ToldNews {
  alert: DueAlert;
  news: AlertNews;
  deliveryId: string;
}

/** Studies that a mail shows of an alert, new ones and those that changed; where it tells of many alerts, fewer of each. */
const MOST_SHOWN = 10;
const MOST_OF_ALL = 40;
const LEAST_SHOWN = 2;

/** Tells an account all at once what is new: each alert behind the bell, all of them in one mail. `told` holds one at least. */
export async function tellNews(
  deps: TellDeps,
  { account, mailId, told }: { account: Account; mailId: string; told: readonly ToldNews[] },
): Promise<void> {
  for (const one of told) await deps.notifications.tell({ to: 'account', accountId: account.id }, newsOf(one));
  const most = Math.max(LEAST_SHOWN, Math.min(MOST_SHOWN, Math.floor(MOST_OF_ALL / told.length)));
  const parts = told.map((one) => partOf(deps, one, most));
  const [alone = mailId, ...others] = told.map(({ alert }) => alert.id);
  const token = unsubscribeToken(deps, others.length === 0 ? alone : mailId);
  await deps.mail.add({
    accountId: account.id,
    to: account.email,
    template: templateOf(told),
    language: account.interfaceLanguage ?? 'en',
    variables: {
      email: account.email,
      parts: JSON.stringify(parts),
      unsubscribe: `${deps.publicUrl}/unsubscribe?token=${token}`,
      oneClick: `${deps.publicUrl}/api/unsubscribe/${token}`,
    },
  });
}

function contradicting({ fresh }: AlertNews): FreshStudy[] {
  return fresh.filter(({ said }) => said?.stance === 'contradicts');
}

function newsOf({ alert, news, deliveryId }: ToldNews): News {
  const { id: alertId, title, subject } = alert;
  const figures = { articles: news.fresh.length, changes: news.changed.length };
  if (!('answer' in subject)) return { kind: 'alert-news', alertId, deliveryId, title, ...figures };
  const { session_id: sessionId } = subject.answer;
  return { kind: 'answer-news', alertId, sessionId, title, contradicting: contradicting(news).length, ...figures };
}

/** The subject of a mail says the gravest that is in it, where it is of one kind. */
function templateOf(told: readonly ToldNews[]): string {
  if (told.some(({ news }) => contradicting(news).length > 0)) return 'answer-contradicted';
  const ofAnswers = told.filter(({ alert }) => 'answer' in alert.subject).length;
  if (ofAnswers > 0 && ofAnswers < told.length) return 'alert-digest';
  const kind = told.some(({ news }) => news.fresh.length > 0) ? 'studies' : 'changes';
  return `${ofAnswers > 0 ? 'answer' : 'alert'}-${kind}`;
}

function partOf({ publicUrl, ...signing }: TellDeps, { alert, news, deliveryId }: ToldNews, most: number) {
  const { id, title, subject, lookedAt } = alert;
  const { fresh, changed } = news;
  const about =
    'answer' in subject
      ? { kind: 'answer', search: '', link: `${publicUrl}/chat?sid=${subject.answer.session_id}` }
      : {
          kind: 'search',
          search: savedSearchWords(subject.search, nameOfCategory),
          link: `${publicUrl}/browse?qid=${id}&rid=${deliveryId}`,
        };
  return {
    ...about,
    title,
    since: lookedAt.toISOString(),
    studies: fresh.slice(0, most).map(({ article, said }) => ({ ...shownStudy(article), ...said })),
    changed: changed.slice(0, most).map(({ article, changes }) => shownStudy(article, changes)),
    more: Math.max(0, fresh.length - most),
    moreChanged: Math.max(0, changed.length - most),
    unsubscribe: `${publicUrl}/unsubscribe?token=${unsubscribeToken(signing, id)}`,
  };
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

function nameOfCategory(qid: string): string {
  return CATEGORY_QUERIES.find(({ id }) => id === qid)?.title ?? qid;
}
