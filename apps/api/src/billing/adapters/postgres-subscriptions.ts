import { and, asc, eq, inArray, isNotNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { currentSubscription } from '../current-subscription.ts';
import type { Clock, Payer, PaymentCustomer, PlanOfAccount, Subscriptions } from '../subscriptions.ports.ts';
import { owedCancellations, paymentCustomers, proRewards, subscriptions } from './billing-tables.ts';
import { payerOf, rowOf, storedOf, type CustomerRow } from './subscription-rows.ts';

/** What tables of billing are asked with. */
export interface BillingRowsDeps {
  database: Database;
  now: Clock;
  /** Name of the provider that is asked now: what another one said before gives nothing any more. */
  provider: string;
}

export const isPayer = ({ kind, id }: Payer) =>
  eq(kind === 'account' ? paymentCustomers.accountId : paymentCustomers.organizationId, id);
export const ofCustomer = and(
  eq(paymentCustomers.provider, subscriptions.provider),
  eq(paymentCustomers.id, subscriptions.customerId),
);

/** Keeps customers and subscriptions in the relational database. */
export function createPostgresSubscriptions(deps: BillingRowsDeps): Subscriptions {
  const { database, now, provider: current } = deps;
  const stored = async (where: ReturnType<typeof and>) => {
    const rows = await database
      .queries()
      .select({ subscription: subscriptions, customer: paymentCustomers })
      .from(subscriptions)
      .innerJoin(paymentCustomers, ofCustomer)
      .where(where);
    return rows.map(({ subscription, customer }) => storedOf(subscription, customer));
  };
  return {
    ...customersOf(deps),
    ...cancellationsOf(deps),
    async save(provider, said) {
      const known = await database
        .queries()
        .select({ id: paymentCustomers.id })
        .from(paymentCustomers)
        .where(and(eq(paymentCustomers.provider, provider), eq(paymentCustomers.id, said.customerId)));
      if (known.length === 0) return false;
      const row = rowOf(provider, said, new Date(now()));
      const saved = await database
        .queries()
        .insert(subscriptions)
        .values(row)
        .onConflictDoUpdate({
          target: [subscriptions.provider, subscriptions.id],
          set: row,
          setWhere: lte(subscriptions.changedAt, row.changedAt),
        })
        .returning({ id: subscriptions.id });
      return saved.length > 0;
    },
    async find(provider, id) {
      return (await stored(and(eq(subscriptions.provider, provider), eq(subscriptions.id, id))))[0] ?? null;
    },
    countLive(provider, customerId) {
      const { provider: at, customerId: customer, status } = subscriptions;
      return database
        .queries()
        .$count(subscriptions, and(eq(at, provider), eq(customer, customerId), ne(status, 'canceled')));
    },
    current: async (payer) => {
      const all = await stored(and(eq(subscriptions.provider, current), isPayer(payer)));
      return currentSubscription(all, new Date(now()).toISOString());
    },
    plansOf: (accountIds) => plansOf(deps, accountIds),
    overdue: (before, limit) => overdue(deps, before, limit),
  };
}

/** Those that the provider is to be asked about now. */
function overdue({ database, now, provider }: BillingRowsDeps, before: string, limit: number) {
  const { renewal, trialEnd, expiry, scheduledFor, checkedAt, status } = subscriptions;
  const moment = new Date(now());
  // A step that is due is asked about once more than a minute after it was, or every call would ask again.
  const stale = lt(checkedAt, new Date(now() - 60_000));
  const passed = or(lt(renewal, moment), lt(trialEnd, moment), lt(expiry, moment), lt(scheduledFor, moment));
  const due = and(ne(status, 'canceled'), or(lt(checkedAt, new Date(before)), and(passed, stale)));
  // One that was cancelled before it ended is asked about once more, for what an organization may use then.
  const ended = and(eq(status, 'canceled'), lt(expiry, moment), lte(checkedAt, expiry));
  return database
    .queries()
    .select({ provider: subscriptions.provider, id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.provider, provider), or(due, ended)))
    .orderBy(asc(checkedAt))
    .limit(limit);
}

function customersOf({
  database,
  now,
}: BillingRowsDeps): Pick<Subscriptions, 'saveCustomer' | 'customerOf' | 'customer'> {
  const find = async (where: ReturnType<typeof and>): Promise<PaymentCustomer | null> => {
    const [row] = await database.queries().select().from(paymentCustomers).where(where);
    return row === undefined ? null : customerOf(row);
  };
  const byPayer = (provider: string, payer: Payer) =>
    find(and(eq(paymentCustomers.provider, provider), isPayer(payer)));
  return {
    async saveCustomer(customer) {
      const { provider, id, payer } = customer;
      const owner = { accountId: null, organizationId: null, [`${payer.kind}Id`]: payer.id };
      await database
        .queries()
        .insert(paymentCustomers)
        .values({ provider, id, ...owner, createdAt: new Date(now()) })
        .onConflictDoNothing();
      return (await byPayer(provider, payer)) ?? customer;
    },
    customerOf: byPayer,
    customer: (provider, id) => find(and(eq(paymentCustomers.provider, provider), eq(paymentCustomers.id, id))),
  };
}

function customerOf(row: CustomerRow): PaymentCustomer {
  return { provider: row.provider, id: row.id, payer: payerOf(row) };
}

function cancellationsOf({
  database,
  now,
  provider: current,
}: BillingRowsDeps): Pick<
  Subscriptions,
  'oweCancellation' | 'owedCancellations' | 'isCancellationOwed' | 'cancellationDone'
> {
  const { provider, subscriptionId, owedSince } = owedCancellations;
  const isOf = (at: string, id: string) => and(eq(provider, at), eq(subscriptionId, id));
  return {
    async oweCancellation(at, id) {
      await database
        .queries()
        .insert(owedCancellations)
        .values({ provider: at, subscriptionId: id, owedSince: new Date(now()) })
        .onConflictDoNothing();
    },
    owedCancellations: (limit) =>
      database
        .queries()
        .select({ provider, id: subscriptionId })
        .from(owedCancellations)
        .where(eq(provider, current))
        .orderBy(asc(owedSince))
        .limit(limit),
    isCancellationOwed: async (at, id) => (await database.queries().$count(owedCancellations, isOf(at, id))) > 0,
    async cancellationDone(at, id) {
      await database.queries().delete(owedCancellations).where(isOf(at, id));
    },
  };
}

async function plansOf({ database, now, provider }: BillingRowsDeps, accountIds: readonly string[]) {
  const plans = new Map<string, PlanOfAccount>();
  if (accountIds.length === 0) return plans;
  const { accountId, grantedUntil } = proRewards;
  const granted = await database
    .queries()
    .select({ accountId, until: sql<string>`max(${grantedUntil})` })
    .from(proRewards)
    .where(and(inArray(accountId, [...accountIds]), isNotNull(grantedUntil)))
    .groupBy(accountId);
  const rows = await database
    .queries()
    .select({ subscription: subscriptions, customer: paymentCustomers })
    .from(subscriptions)
    .innerJoin(paymentCustomers, ofCustomer)
    .where(and(eq(subscriptions.provider, provider), inArray(paymentCustomers.accountId, [...accountIds])));
  const held = Map.groupBy(rows, ({ customer }) => customer.accountId ?? '');
  const until = new Map(granted.map((row) => [row.accountId, new Date(row.until).toISOString()]));
  const moment = new Date(now()).toISOString();
  for (const id of new Set([...held.keys(), ...until.keys()])) {
    const all = (held.get(id) ?? []).map(({ subscription, customer }) => storedOf(subscription, customer));
    plans.set(id, {
      accountId: id,
      subscription: currentSubscription(all, moment),
      grantedUntil: until.get(id) ?? null,
    });
  }
  return plans;
}
