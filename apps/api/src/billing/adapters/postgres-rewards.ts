import { and, asc, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Grant, Reward, Rewards, WaitingReward } from '../subscriptions.ports.ts';
import { proRewards } from './billing-tables.ts';
import type { BillingRowsDeps } from './postgres-subscriptions.ts';

/** Keeps rewards in the relational database. */
export function createPostgresRewards({ database, now }: BillingRowsDeps): Rewards {
  const queries = () => database.queries();
  const rowOf = ({ id, accountId, months }: Reward) => ({ id, accountId, months, earnedAt: new Date(now()) });
  return {
    hold: (accountId, work) =>
      database.withTransaction(async () => {
        const held = await queries().execute(sql`SELECT 1 FROM account WHERE id = ${accountId} FOR UPDATE`);
        return held.rows.length === 0 ? null : work();
      }),
    has: async (id) => (await queries().$count(proRewards, eq(proRewards.id, id))) > 0,
    async lastGrant(accountId) {
      const { grantedFrom, grantedMonths, grantedUntil } = proRewards;
      const [row] = await queries()
        .select({ from: grantedFrom, months: grantedMonths, until: grantedUntil })
        .from(proRewards)
        .where(and(eq(proRewards.accountId, accountId), isNotNull(grantedUntil)))
        .orderBy(desc(grantedUntil), desc(grantedMonths))
        .limit(1);
      if (row === undefined || row.from === null || row.months === null || row.until === null) return null;
      return { from: row.from.toISOString(), months: row.months, until: row.until.toISOString() };
    },
    async saveGrant(reward, grant) {
      await queries()
        .insert(proRewards)
        .values({ ...rowOf(reward), ...grantColumns(grant), appliedAt: new Date(now()) });
    },
    async saveMove(reward, { provider, id }) {
      await queries()
        .insert(proRewards)
        .values({ ...rowOf(reward), provider, subscriptionId: id });
    },
    waiting: (limit) => waiting(database, undefined, limit),
    waitingOf: (accountId) => waiting(database, eq(proRewards.accountId, accountId), 100),
    async beginMove({ id, movedFrom }, { from, to }) {
      const before = movedFrom === null ? isNull(proRewards.movedFrom) : eq(proRewards.movedFrom, new Date(movedFrom));
      const begun = await queries()
        .update(proRewards)
        .set({ movedFrom: new Date(from), movedTo: new Date(to) })
        .where(and(eq(proRewards.id, id), isNull(proRewards.appliedAt), before))
        .returning({ id: proRewards.id });
      return begun.length > 0;
    },
    async applied(id) {
      await queries()
        .update(proRewards)
        .set({ appliedAt: new Date(now()) })
        .where(eq(proRewards.id, id));
    },
    async turnIntoGrant(id, grant) {
      const fields = { ...grantColumns(grant), movedFrom: null, movedTo: null, appliedAt: new Date(now()) };
      await queries().update(proRewards).set(fields).where(eq(proRewards.id, id));
    },
  };
}

function grantColumns({ from, months, until }: Grant) {
  return { grantedFrom: new Date(from), grantedMonths: months, grantedUntil: new Date(until) };
}

async function waiting(database: Database, of: SQL | undefined, limit: number): Promise<WaitingReward[]> {
  const rows = await database
    .queries()
    .select()
    .from(proRewards)
    .where(and(isNull(proRewards.appliedAt), of))
    .orderBy(isNull(proRewards.movedFrom), asc(proRewards.earnedAt), asc(proRewards.id))
    .limit(limit);
  return rows.map(({ id, accountId, months, provider, subscriptionId, movedFrom, movedTo }) => ({
    id,
    accountId,
    months,
    provider: provider ?? '',
    subscriptionId: subscriptionId ?? '',
    movedFrom: movedFrom?.toISOString() ?? null,
    movedTo: movedTo?.toISOString() ?? null,
  }));
}
