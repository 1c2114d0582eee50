import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import { bigint, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/database/database.ts';
import type { ProviderInvoice } from '../../payment-provider.ports.ts';
import {
  advance,
  dueAt,
  type CardKind,
  type LocalOrder,
  type LocalStep,
  type LocalSubscription,
} from './local-subscription.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** A checkout of the provider of this product. */
export interface LocalCheckout extends LocalOrder {
  id: string;
  /** The subscription that gets another card; null where one is bought. */
  cardOf: string | null;
  state: 'open' | 'confirming' | 'done';
}

/** A customer; who it is, is known to the product alone. */
export interface LocalCustomer {
  id: string;
}

/** What is kept, by kind. */
interface Kinds {
  customer: LocalCustomer;
  checkout: LocalCheckout;
  subscription: LocalSubscription;
  invoice: ProviderInvoice;
}

const records = pgTable(
  'local_payment_record',
  {
    kind: text().$type<keyof Kinds>().notNull(),
    id: text().notNull(),
    customerId: text('customer_id').notNull(),
    record: jsonb().$type<Kinds[keyof Kinds]>().notNull(),
    dueAt: moment('due_at'),
  },
  ({ kind, id }) => [primaryKey({ columns: [kind, id] })],
);

const events = pgTable('local_payment_event', {
  position: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  id: text().notNull(),
  body: text().notNull(),
  deliveredAt: moment('delivered_at'),
});

/** What the provider of this product remembers. */
export interface LocalRecords {
  get<Kind extends keyof Kinds>(kind: Kind, id: string): Promise<Kinds[Kind] | null>;
  of<Kind extends keyof Kinds>(kind: Kind, customerId: string): Promise<Kinds[Kind][]>;
  put<Kind extends keyof Kinds>(kind: Kind, record: Kinds[Kind], customerId: string): Promise<void>;
  /** Runs `work` while nobody else changes what is kept of one customer. */
  hold<T>(customerId: string, work: () => Promise<T>): Promise<T>;
  /** Keeps what happened to a subscription with what was charged, and an event for each happening: all or nothing. */
  saveStep(step: LocalStep): Promise<void>;
  /** Lets everything happen that is due by a moment (ISO 8601). */
  advanceAll(now: string): Promise<void>;
  /** Events that were not taken yet, in their order. */
  undelivered(limit: number): Promise<{ id: string; body: string }[]>;
  delivered(id: string, at: Date): Promise<void>;
}

/** Keeps them in tables of their own. */
export function createLocalRecords(database: Database): LocalRecords {
  const queries = () => database.queries();
  const read = async (where: ReturnType<typeof and>) => {
    const rows = await queries().select({ record: records.record }).from(records).where(where).orderBy(asc(records.id));
    return rows.map(({ record }) => record);
  };
  const self: LocalRecords = {
    // oxlint-disable typescript/no-unsafe-type-assertion -- what was put under a kind is of that kind
    get: async <Kind extends keyof Kinds>(kind: Kind, id: string) =>
      ((await read(and(eq(records.kind, kind), eq(records.id, id))))[0] as Kinds[Kind] | undefined) ?? null,
    of: async <Kind extends keyof Kinds>(kind: Kind, customerId: string) =>
      (await read(and(eq(records.kind, kind), eq(records.customerId, customerId)))) as Kinds[Kind][],
    // oxlint-enable typescript/no-unsafe-type-assertion
    async put(kind, record, customerId) {
      const due = kind === 'subscription' && 'periods' in record ? dueAt(record) : null;
      const row = { record, dueAt: due === null ? null : new Date(due) };
      await queries()
        .insert(records)
        .values({ ...row, kind, id: record.id, customerId })
        .onConflictDoUpdate({ target: [records.kind, records.id], set: row });
    },
    hold: (customerId, work) =>
      database.withTransaction(async () => {
        await queries().execute(sql`SELECT pg_advisory_xact_lock(hashtext(${customerId}))`);
        return work();
      }),
    async saveStep({ subscription, invoices, happenings }) {
      const { customerId } = subscription;
      await self.put('subscription', subscription, customerId);
      for (const invoice of invoices) {
        const { rows } = await queries().execute<{ number: string }>(
          sql`SELECT nextval('local_payment_number')::text AS number`,
        );
        const number = `TEST-${(rows[0]?.number ?? '').padStart(6, '0')}`;
        await self.put('invoice', { ...invoice, number }, customerId);
      }
      for (const { type, at } of happenings) {
        const id = `evt_${randomUUID()}`;
        const data = { subscription_id: subscription.id, customer_id: customerId };
        await queries()
          .insert(events)
          .values({ id, body: JSON.stringify({ event_id: id, event_type: type, occurred_at: at, data }) });
      }
    },
    async advanceAll(now) {
      const due = await queries()
        .select({ id: records.id, customerId: records.customerId })
        .from(records)
        .where(lte(records.dueAt, new Date(now)));
      for (const { id, customerId } of due) {
        await self.hold(customerId, async () => {
          const kept = await self.get('subscription', id);
          if (kept !== null) await self.saveStep(advance(kept, now));
        });
      }
    },
    ...eventsOf(database),
  };
  return self;
}

function eventsOf(database: Database): Pick<LocalRecords, 'undelivered' | 'delivered'> {
  return {
    undelivered: (limit) =>
      database
        .queries()
        .select({ id: events.id, body: events.body })
        .from(events)
        .where(isNull(events.deliveredAt))
        .orderBy(asc(events.position))
        .limit(limit),
    async delivered(id, at) {
      await database.queries().update(events).set({ deliveredAt: at }).where(eq(events.id, id));
    },
  };
}

/** How a card behaves that may be charged. */
export const usableCard = (kind: Exclude<CardKind, 'declined'>) => (kind === 'fails-later' ? kind : 'good');
