import { savedSearchSchema } from '@footnote/domain';
import { and, asc, desc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { AlertRun, Alerts, DueAlert, DueMark } from '../alerts.ports.ts';
import type { AlertRowsDeps } from './alert-rows-deps.ts';
import { alertArticles, alertDeliveries, alerts } from './alert-tables.ts';
import { isReadable } from './followed-rows.ts';

type RunMethod = 'due' | 'postpone' | 'findDue' | 'toldBy' | 'endRun' | 'giveUp';

const MOST_DUE = 1_000;
const MOST_TOLD = 1_000;

/** What the job that runs alerts reads and keeps. */
export function runningRows({ database, now }: AlertRowsDeps): Pick<Alerts, RunMethod> {
  const queries = () => database.queries();
  const isDue = () => and(eq(alerts.state, 'active'), lte(alerts.nextAt, new Date(now())), isReadable({ database }));
  return {
    due: (after) =>
      queries()
        .select({ id: alerts.id, nextAt: alerts.nextAt })
        .from(alerts)
        .where(and(isDue(), after === null ? undefined : isBehind(after)))
        .orderBy(asc(alerts.nextAt), asc(alerts.id))
        .limit(MOST_DUE),
    async postpone(due, nextAt) {
      const failingSince = sql`coalesce(${alerts.failingSince}, ${new Date(now()).toISOString()}::timestamptz)`;
      await queries().update(alerts).set({ nextAt, failingSince }).where(isThisRun(due));
    },
    async findDue(id) {
      const owner = queries()
        .select({ accountId: alerts.accountId })
        .from(alerts)
        .where(and(eq(alerts.id, id), isDue()));
      // In one order for all processes, so that none waits for another that waits for it.
      const isTheirs = and(inArray(alerts.accountId, owner), isDue());
      const rows = await queries().select().from(alerts).where(isTheirs).orderBy(asc(alerts.id));
      return rows.flatMap(dueAlertOf);
    },
    toldBy: (id) =>
      queries()
        .select({ pmid: alertArticles.pmid, notices: alertArticles.notices })
        .from(alertArticles)
        .where(eq(alertArticles.alertId, id))
        .orderBy(desc(alertArticles.toldAt), desc(alertArticles.pmid))
        .limit(MOST_TOLD),
    endRun: (alert, run) => endRun({ database, now }, alert, run),
    async giveUp(alert) {
      await queries().update(alerts).set({ state: 'undeliverable' }).where(isThisRun(alert));
    },
  };
}

function dueAlertOf({ search, answer, ...row }: typeof alerts.$inferSelect): DueAlert[] {
  const { id, accountId, title, email, frequency, seen, wantedSince, nextAt, lookedAt } = row;
  const due = { id, accountId, title, email, frequency, seen, wantedSince, nextAt, lookedAt };
  if (answer !== null) return [{ ...due, subject: { answer } }];
  return search === null ? [] : [{ ...due, subject: { search: savedSearchSchema.parse(search) } }];
}

const isBehind = ({ id, nextAt }: DueMark) =>
  or(gt(alerts.nextAt, nextAt), and(eq(alerts.nextAt, nextAt), gt(alerts.id, id)));
const isThisRun = ({ id, nextAt }: DueMark) =>
  and(eq(alerts.id, id), eq(alerts.state, 'active'), eq(alerts.nextAt, nextAt));

async function endRun(
  { database, now }: AlertRowsDeps,
  alert: DueAlert,
  { nextAt, looked, told, delivery }: AlertRun,
): Promise<boolean> {
  const moment = new Date(now());
  const ended = await database
    .queries()
    .update(alerts)
    .set({ nextAt, ...(looked === null ? {} : { seen: [...looked.seen], lookedAt: moment, failingSince: null }) })
    .where(and(isThisRun(alert), isReadable({ database })))
    .returning({ id: alerts.id });
  if (ended.length === 0) return false;
  if (told.length > 0) {
    const rows = told.map(({ pmid, notices }) => ({
      alertId: alert.id,
      pmid,
      toldAt: moment,
      notices: [...notices],
    }));
    await database
      .queries()
      .insert(alertArticles)
      .values(rows)
      .onConflictDoUpdate({
        target: [alertArticles.alertId, alertArticles.pmid],
        set: { notices: sql`excluded.notices` },
      });
    await forgetOlder(database, alert.id);
  }
  if (delivery !== null) {
    await database
      .queries()
      .insert(alertDeliveries)
      .values({ ...delivery, alertId: alert.id, sentAt: moment });
  }
  return true;
}

/** Keeps the studies an alert told of last. */
async function forgetOlder(database: Database, alertId: string): Promise<void> {
  const { pmid, toldAt } = alertArticles;
  const isOf = eq(alertArticles.alertId, alertId);
  const last = database
    .queries()
    .select({ toldAt, pmid })
    .from(alertArticles)
    .where(isOf)
    .orderBy(desc(toldAt), desc(pmid))
    .offset(MOST_TOLD - 1)
    .limit(1);
  await database
    .queries()
    .delete(alertArticles)
    .where(and(isOf, sql`(${toldAt}, ${pmid}) < (${last})`));
}
