import { isoWeek, proAllowance, type ProAllowance } from '@footnote/domain';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { ProUsage, TakenProQuestion } from '../pro-usage.ports.ts';
import { countedAccounts, proUsage } from './pro-usage-table.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOTHING: ProAllowance = { used: 0, allowed: 0, left: 0 };

export interface ProUsageDeps {
  database: Database;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Counts PRO questions in the relational database. */
export function createPostgresProUsage({ database, now }: ProUsageDeps): ProUsage {
  return {
    take: (accountId, moment) => database.withTransaction(() => take(database, accountId, moment)),
    giveBack: (taken) => database.withTransaction(() => giveBack(database, taken)),
    allowance: (accountId) => allowanceAt(database, accountId, now()),
  };
}

async function allowanceAt(database: Database, accountId: string, moment: number): Promise<ProAllowance> {
  const ofWeek = and(eq(proUsage.accountId, countedAccounts.id), eq(proUsage.week, isoWeek(moment)));
  const [row] = await database
    .queries()
    .select({ createdAt: countedAccounts.createdAt, used: proUsage.used })
    .from(countedAccounts)
    .leftJoin(proUsage, ofWeek)
    .where(eq(countedAccounts.id, accountId));
  if (row === undefined) return NOTHING;
  const userSinceDays = Math.max(0, Math.floor((moment - row.createdAt.getTime()) / DAY));
  return proAllowance({ userSinceDays, currentWeekProUsage: row.used ?? 0 });
}

/** One statement counts and compares, so that of many questions at once no more are taken than there are. */
async function take(database: Database, accountId: string, moment: number): Promise<string | null> {
  const week = isoWeek(moment);
  const { allowed } = await allowanceAt(database, accountId, moment);
  if (allowed === 0) return null;
  const queries = database.queries();
  const taken = await queries
    .insert(proUsage)
    .values({ accountId, week, used: 1 })
    .onConflictDoUpdate({
      target: [proUsage.accountId, proUsage.week],
      set: { used: sql`${proUsage.used} + 1` },
      setWhere: lt(proUsage.used, allowed),
    })
    .returning({ week: proUsage.week });
  if (taken.length === 0) return null;
  await queries.delete(proUsage).where(and(eq(proUsage.accountId, accountId), lt(proUsage.week, week)));
  return week;
}

async function giveBack(database: Database, taken: readonly TakenProQuestion[]): Promise<void> {
  // In the same order everywhere, so that two that give back at once never wait for each other.
  const inOrder = taken.toSorted((one, other) => one.accountId.localeCompare(other.accountId));
  for (const { accountId, week } of inOrder) {
    await database
      .queries()
      .update(proUsage)
      .set({ used: sql`${proUsage.used} - 1` })
      .where(and(eq(proUsage.accountId, accountId), eq(proUsage.week, week), gt(proUsage.used, 0)));
  }
}
