import { and, asc, desc, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { storable } from '../../platform/storable-text.ts';
import type { PaymentEvents } from '../payments.ports.ts';
import { paymentEvents } from './billing-tables.ts';
import type { BillingRowsDeps } from './postgres-subscriptions.ts';

const LONGEST_PROBLEM = 500;

/** Keeps events of payment providers in the relational database. */
export function createPostgresPaymentEvents({ database, now, provider: current }: BillingRowsDeps): PaymentEvents {
  const { provider, id, state, attempts, occurredAt, endedAt } = paymentEvents;
  const isIt = (event: { provider: string; id: string }) => and(eq(provider, event.provider), eq(id, event.id));
  const queries = () => database.queries();
  return {
    async add(from, event) {
      const { occurredAt: at, ...fields } = storable(event);
      const row = { ...fields, provider: from, occurredAt: new Date(at), receivedAt: new Date(now()) };
      const added = await queries()
        .insert(paymentEvents)
        .values({ ...row, state: 'waiting', attempts: 0 })
        .onConflictDoNothing()
        .returning({ id });
      return added.length > 0;
    },
    async waiting(limit) {
      const rows = await queries()
        .select()
        .from(paymentEvents)
        .where(and(eq(provider, current), eq(state, 'waiting')))
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
    },
    async applied(event) {
      await queries()
        .update(paymentEvents)
        .set({ state: 'applied', problem: null, endedAt: new Date(now()) })
        .where(isIt(event));
    },
    async failed(event, { problem, forGood }) {
      const fields = { problem: problem.slice(0, LONGEST_PROBLEM), attempts: sql`${attempts} + 1` };
      const ended = forGood ? { state: 'failed' as const, endedAt: new Date(now()) } : {};
      await queries()
        .update(paymentEvents)
        .set({ ...fields, problem: storable(fields.problem), ...ended })
        .where(isIt(event));
    },
    ...failedEventsOf(database),
    async forgetApplied(before) {
      await queries()
        .delete(paymentEvents)
        .where(and(eq(state, 'applied'), lt(endedAt, before)));
    },
  };
}

function failedEventsOf(database: Database): Pick<PaymentEvents, 'failedForGood' | 'retry'> {
  const { id, state, receivedAt } = paymentEvents;
  return {
    async failedForGood(limit) {
      const rows = await database
        .queries()
        .select()
        .from(paymentEvents)
        .where(eq(state, 'failed'))
        .orderBy(desc(receivedAt), asc(id))
        .limit(limit);
      return rows.map((row) => ({
        id: row.id,
        provider: row.provider,
        type: row.type,
        occurredAt: row.occurredAt.toISOString(),
        receivedAt: row.receivedAt.toISOString(),
        attempts: row.attempts,
        problem: row.problem ?? '',
      }));
    },
    async retry(event) {
      const waits = { state: 'waiting' as const, attempts: 0, endedAt: null };
      const retried = await database
        .queries()
        .update(paymentEvents)
        .set(waits)
        .where(and(eq(id, event), eq(state, 'failed')))
        .returning({ id });
      return retried.length > 0;
    },
  };
}
