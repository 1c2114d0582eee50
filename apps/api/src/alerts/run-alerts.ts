import { randomUUID } from 'node:crypto';
import { nextBeat, nextRun } from '@footnote/domain';
import { LiteratureIndexFailure } from '@footnote/literature';
import type { Account, Accounts } from '../identity/identity.ports.ts';
import type { MailQueue } from '../platform/mail/mail.ports.ts';
import type { AlertRun, Alerts, DueAlert } from './alerts.ports.ts';
import { lookForNews, type AlertNews, type LookDeps } from './look-for-news.ts';
import { tellNews, type TellDeps } from './tell-news.ts';

export interface RunDeps extends LookDeps, Omit<TellDeps, 'mail'> {
  alerts: Alerts;
  accounts: Pick<Accounts, 'find'>;
  mail: Pick<MailQueue, 'add' | 'cameBack'>;
  /** Does work whose rows are kept together or not at all. */
  inTransaction: <T>(work: () => Promise<T>) => Promise<T>;
  /** Told of an alert that could not be run; it is tried again with the next job. */
  onFailure: (error: unknown) => void;
}

/** A run before it is claimed. */
interface LookedAlert {
  alert: DueAlert;
  run: AlertRun;
  /** Null where there was no looking. */
  news: AlertNews | null;
}

/**
 * Runs an alert that is due, with all that are due of the same account, and gives their ids. What they tell, in one mail and behind
 * the bell, is saved together with their runs: a process that dies leaves all of it or nothing, and of two that run them one
 * tells. One that fails keeps none of the others from running; where nothing but its search is at fault, it waits for the next Monday.
 */
export async function runAlerts(deps: RunDeps, alertId: string, signal: AbortSignal): Promise<string[]> {
  const due = await deps.alerts.findDue(alertId);
  const [first] = due;
  const account = first === undefined ? null : await deps.accounts.find(first.accountId);
  const mailId = randomUUID();
  const looked: LookedAlert[] = [];
  for (const alert of due) {
    signal.throwIfAborted();
    try {
      const one = await look(deps, { alert, account, mailId }, signal);
      if (one !== null) looked.push(one);
    } catch (error) {
      signal.throwIfAborted();
      await failed(deps, alert, error);
    }
  }
  try {
    if (account !== null && looked.length > 0) await deps.inTransaction(() => end(deps, { account, mailId, looked }));
  } catch (error) {
    signal.throwIfAborted();
    // All of them failed together, and are tried again together.
    deps.onFailure(error);
  }
  return due.map(({ id }) => id);
}

/** Notes that an alert could not be run. */
export async function failed(
  { alerts, now, onFailure }: Pick<RunDeps, 'alerts' | 'now' | 'onFailure'>,
  due: Pick<DueAlert, 'id' | 'nextAt'>,
  error: unknown,
): Promise<void> {
  onFailure(error);
  const isOfSearch = error instanceof LiteratureIndexFailure && error.detail.code !== 'literature/unavailable';
  if (isOfSearch) await alerts.postpone(due, new Date(nextBeat(now())));
}

async function look(
  deps: RunDeps,
  { alert, account, mailId }: { alert: DueAlert; account: Account | null; mailId: string },
  signal: AbortSignal,
): Promise<LookedAlert | null> {
  if (account === null || !(await takesMail(deps, alert, account))) {
    await deps.alerts.giveUp(alert);
    return null;
  }
  const nextAt = new Date(nextRun(deps.now(), alert.frequency));
  const found = account.suspended ? null : await lookForNews(deps, alert, signal);
  // Who is kept out for now is told of it once they are back; a category that is no more finds nothing.
  if (found?.ok !== true) return { alert, news: null, run: { nextAt, looked: null, told: [], delivery: null } };
  const news = found.value;
  const delivery = { id: randomUUID(), mailId, articles: news.fresh.length, changes: news.changed.length };
  const hasNews = delivery.articles + delivery.changes > 0;
  const run = { nextAt, looked: { seen: news.seen }, told: news.told, delivery: hasNews ? delivery : null };
  return { alert, news, run };
}

/** Whether an alert still goes to the proven address of its account, and mail to it does not come back. */
async function takesMail({ mail }: RunDeps, alert: DueAlert, account: Account): Promise<boolean> {
  if (!account.emailVerified || account.email !== alert.email) return false;
  return !(await mail.cameBack(alert.email, alert.wantedSince));
}

async function end(
  deps: RunDeps,
  { account, mailId, looked }: { account: Account; mailId: string; looked: readonly LookedAlert[] },
): Promise<void> {
  const told = [];
  for (const { alert, run, news } of looked) {
    const isMine = await deps.alerts.endRun(alert, run);
    if (isMine && news !== null && run.delivery !== null) told.push({ alert, news, deliveryId: run.delivery.id });
  }
  if (told.length > 0) await tellNews(deps, { account, mailId, told });
}
