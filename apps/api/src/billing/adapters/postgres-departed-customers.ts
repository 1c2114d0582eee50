import { and, asc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { DepartedCustomers } from '../payments.ports.ts';
import { departedCustomers } from './billing-tables.ts';
import type { BillingRowsDeps } from './postgres-subscriptions.ts';

const HOUR = 60 * 60 * 1_000;
/** Hours for which the provider is asked again whether somebody paid after all: as long as events of it may be lost. */
const WATCHED_HOURS = 72;

/** Keeps customers who are gone in the relational database. */
export function createPostgresDepartedCustomers({
  database,
  now,
  provider: current,
}: BillingRowsDeps): DepartedCustomers {
  const { provider, id, departedAt, closedAt } = departedCustomers;
  const queries = () => database.queries();
  const isIt = (at: string, customer: string) => and(eq(provider, at), eq(id, customer));
  const hoursAgo = (hours: number) => new Date(now() - hours * HOUR);
  return {
    has: async (at, customer) => (await queries().$count(departedCustomers, isIt(at, customer))) > 0,
    due(limit) {
      const again = and(gt(departedAt, hoursAgo(WATCHED_HOURS)), lt(closedAt, hoursAgo(1)));
      return queries()
        .select({ provider, id })
        .from(departedCustomers)
        .where(and(eq(provider, current), or(isNull(closedAt), again)))
        .orderBy(asc(departedAt))
        .limit(limit);
    },
    async closed(at, customer) {
      await queries()
        .update(departedCustomers)
        .set({ closedAt: new Date(now()) })
        .where(isIt(at, customer));
    },
    async forget(before) {
      await queries().delete(departedCustomers).where(lt(departedAt, before));
    },
  };
}
