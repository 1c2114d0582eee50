import { and, asc, desc, eq, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { storable } from '../../platform/storable-text.ts';
import type { ProviderEvent } from '../payment-provider.ports.ts';
import type { EventFailure, PaymentEvents, WaitingEvent } from '../payments.ports.ts';
import { paymentEvents } from './billing-tables.ts';
import type { BillingRowsDeps } from './postgres-subscriptions.ts';

const LONGEST_PROBLEM = 500;

/** Keeps events of payment providers in the relational database. */
export function createPostgresPaymentEvents({ database, now, provider: current }: BillingRowsDeps): PaymentEvents {
  const { provider, id, state, attempts, endedAt } = paymentEvents;
  const isIt = (event: { provider: string; id: string }) => and(eq(provider, event.provider), eq(id, event.id));
  const queries = () => database.queries();
  const rowOf = (from: string, event: ProviderEvent) => {
    const { occurredAt: at, ...fields } = storable(event);
    return { ...fields, provider: from, occurredAt: new Date(at), receivedAt: new Date(now()) };
  };
  return {
    async add(from, event) {
      const added = await queries()
        .insert(paymentEvents)
        .values({ ...rowOf(from, event), state: 'waiting', attempts: 0 })
        .onConflictDoNothing()
        .returning({ id });
      return added.length > 0;
    },
    waiting: (limit) => waitingEvents(database, current, limit),
    async applied(event) {
      await queries()
        .update(paymentEvents)
        .set({ state: 'applied', reason: null, problem: null, endedAt: new Date(now()) })
        .where(isIt(event));
    },
    async failed(event, { forGood, ...failure }) {
      const ended = forGood ? { state: 'failed' as const, endedAt: new Date(now()) } : {};
      await queries()
        .update(paymentEvents)
        .set({ ...failureColumns(failure), attempts: sql`${attempts} + 1`, ...ended })
        .where(isIt(event));
    },
    async putAside(from, event, failure) {
      const ended = { state: 'failed' as const, attempts: 0, endedAt: new Date(now()) };
      await queries()
        .insert(paymentEvents)
        .values({ ...rowOf(from, event), ...failureColumns(failure), ...ended })
        .onConflictDoNothing();
    },
    ...failedEventsOf({ database, now, provider: current }),
    async forgetEnded(before) {
      await queries()
        .delete(paymentEvents)
        .where(and(inArray(state, ['applied', 'dismissed']), lt(endedAt, before)));
    },
  };
}

async function waitingEvents(database: Database, from: string, limit: number): Promise<WaitingEvent[]> {
  const { provider, id, state, occurredAt } = paymentEvents;
  const rows = await database
    .queries()
    .select()
    .from(paymentEvents)
    .where(and(eq(provider, from), eq(state, 'waiting')))
    .orderBy(asc(occurredAt), asc(id))
    .limit(limit);
  return rows.map((row) => ({
    provider: row.provider,
    id: row.id,
    type: row.type,
    subscriptionId: row.subscriptionId,
    customerId: row.customerId,
    occurredAt: row.occurredAt.toISOString(),
    attempts: row.attempts,
  }));
}

function failureColumns({ reason, problem }: EventFailure) {
  return { reason, problem: storable(problem.slice(0, LONGEST_PROBLEM)) };
}

function failedEventsOf({
  database,
  now,
  provider: current,
}: BillingRowsDeps): Pick<PaymentEvents, 'failedForGood' | 'retry' | 'dismiss'> {
  const { provider, id, state, reason, receivedAt } = paymentEvents;
  const hasFailed = and(eq(provider, current), eq(state, 'failed'));
  const mayBeApplied = sql`${reason} IS DISTINCT FROM 'payer-gone'`;
  const change = async (which: SQL | undefined, fields: Partial<typeof paymentEvents.$inferInsert>) => {
    const changed = await database
      .queries()
      .update(paymentEvents)
      .set(fields)
      .where(and(hasFailed, which))
      .returning({ id });
    return changed.length > 0;
  };
  return {
    async failedForGood(limit) {
      const rows = await database
        .queries()
        .select()
        .from(paymentEvents)
        .where(hasFailed)
        .orderBy(asc(mayBeApplied), desc(receivedAt), asc(id))
        .limit(limit);
      return rows.map((row) => ({
        id: row.id,
        provider: row.provider,
        type: row.type,
        occurredAt: row.occurredAt.toISOString(),
        receivedAt: row.receivedAt.toISOString(),
        attempts: row.attempts,
        reason: row.reason ?? 'provider-failed',
        problem: row.problem ?? '',
        subscriptionId: row.subscriptionId,
        customerId: row.customerId,
      }));
    },
    retry: (event) => change(and(eq(id, event), mayBeApplied), { state: 'waiting', attempts: 0, endedAt: null }),
    dismiss: (event) => change(eq(id, event), { state: 'dismissed', endedAt: new Date(now()) }),
  };
}
