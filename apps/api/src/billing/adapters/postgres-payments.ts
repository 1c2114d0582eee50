import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  gte,
  isNotNull,
  isNull,
  lte,
  min,
  ne,
  notExists,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Checkouts, Invoices, Payers, StoredInvoice } from '../payments.ports.ts';
import type { Payer } from '../subscriptions.ports.ts';
import {
  invoices,
  payingOrganizations,
  payingPeople,
  paymentCheckouts,
  paymentCustomers,
  subscriptions,
} from './billing-tables.ts';
import { ofCustomer, isPayer, type BillingRowsDeps } from './postgres-subscriptions.ts';

const DAY = 24 * 60 * 60 * 1_000;

/** Keeps checkouts in the relational database. */
export function createPostgresCheckouts({ database, now, provider: current }: BillingRowsDeps): Checkouts {
  const { provider, customerId, startedAt, settledAt } = paymentCheckouts;
  return {
    async add(checkout) {
      await database
        .queries()
        .insert(paymentCheckouts)
        .values({ ...checkout, startedAt: new Date(now()) })
        .onConflictDoNothing();
    },
    async customersOfOpen({ from, to }, limit) {
      const rows = await database
        .queries()
        .select({ customerId })
        .from(paymentCheckouts)
        .where(and(eq(provider, current), isNull(settledAt), gte(startedAt, from), lte(startedAt, to)))
        .groupBy(customerId)
        .orderBy(asc(min(startedAt)))
        .limit(limit);
      return rows.map((row) => row.customerId);
    },
    async settled(at, customer, before) {
      await database
        .queries()
        .update(paymentCheckouts)
        .set({ settledAt: new Date(now()) })
        .where(and(eq(provider, at), eq(customerId, customer), isNull(settledAt), lte(startedAt, before)));
    },
  };
}

/** Keeps invoices in the relational database. */
export function createPostgresInvoices({ database }: BillingRowsDeps): Invoices {
  const { provider, customerId } = invoices;
  const listed = async (payer: Payer, id: string | null, limit: number): Promise<StoredInvoice[]> => {
    const rows = await database
      .queries()
      .select({ invoice: invoices })
      .from(invoices)
      .innerJoin(paymentCustomers, and(eq(paymentCustomers.provider, provider), eq(paymentCustomers.id, customerId)))
      .where(and(isPayer(payer), id === null ? undefined : eq(invoices.id, id)))
      .orderBy(desc(invoices.billedAt), desc(invoices.id))
      .limit(limit);
    return rows.map(({ invoice }) => ({
      provider: invoice.provider,
      id: invoice.id,
      number: invoice.number,
      billedAt: invoice.billedAt.toISOString(),
      total: { amount: invoice.total, currency: invoice.currency },
      state: invoice.state,
      lines: invoice.lines,
    }));
  };
  return {
    async save(at, customer, said) {
      const known = and(eq(paymentCustomers.provider, at), eq(paymentCustomers.id, customer));
      if (said.length === 0 || (await database.queries().$count(paymentCustomers, known)) === 0) return;
      const rows = said.map(({ total, billedAt, lines, ...invoice }) => ({
        ...invoice,
        provider: at,
        customerId: customer,
        billedAt: new Date(billedAt),
        total: total.amount,
        currency: total.currency,
        lines: [...lines],
      }));
      const changed = { state: sql`excluded.state`, number: sql`excluded.number`, total: sql`excluded.total` };
      await database
        .queries()
        .insert(invoices)
        .values(rows)
        .onConflictDoUpdate({ target: [invoices.provider, invoices.id], set: changed });
    },
    of: (payer, limit) => listed(payer, null, limit),
    find: async (payer, id) => (await listed(payer, id, 1))[0] ?? null,
  };
}

/** Reads what billing needs to know of accounts and organizations, and tells the latter what they may use. */
export function createPostgresPayers({ database, now, provider }: BillingRowsDeps): Payers {
  /** Subscriptions of the organization of the row that is looked at. */
  const ofOrganization = (where: SQL | undefined) =>
    database
      .queries()
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .innerJoin(paymentCustomers, ofCustomer)
      .where(and(eq(paymentCustomers.organizationId, payingOrganizations.id), where));
  return {
    async find({ kind, id }) {
      if (kind === 'account') {
        const [person] = await database.queries().select().from(payingPeople).where(eq(payingPeople.id, id));
        return person === undefined ? null : { name: person.name, email: person.email, seats: 1 };
      }
      const found = eq(payingOrganizations.id, id);
      const [organization] = await database.queries().select().from(payingOrganizations).where(found);
      return organization === undefined
        ? null
        : { name: organization.name, email: null, seats: organization.userLimit };
    },
    async setOrganizationStatus(id, subscriptionStatus) {
      await database
        .queries()
        .update(payingOrganizations)
        .set({ subscriptionStatus })
        .where(eq(payingOrganizations.id, id));
    },
    async forgetOtherProviders() {
      const counts = or(ne(subscriptions.status, 'canceled'), gt(subscriptions.expiry, new Date(now())));
      await database
        .queries()
        .update(payingOrganizations)
        .set({ subscriptionStatus: null })
        .where(
          and(
            isNotNull(payingOrganizations.subscriptionStatus),
            exists(ofOrganization(ne(subscriptions.provider, provider))),
            notExists(ofOrganization(and(eq(subscriptions.provider, provider), counts))),
          ),
        );
    },
    ...seatsOf({ database, now, provider }),
  };
}

function seatsOf({ database, now, provider }: BillingRowsDeps): Pick<Payers, 'wrongSeats' | 'seatsRefused'> {
  const { status, scheduledAction, seats, seatsRefused, seatsRefusedAt } = subscriptions;
  const { userLimit } = payingOrganizations;
  return {
    wrongSeats(limit) {
      const notRefused = or(
        isNull(seatsRefusedAt),
        ne(seatsRefused, userLimit),
        lte(seatsRefusedAt, new Date(now() - DAY)),
      );
      const goesOn = and(or(eq(status, 'active'), eq(status, 'trialing')), isNull(scheduledAction));
      return database
        .queries()
        .select({ id: subscriptions.id, seats: userLimit })
        .from(subscriptions)
        .innerJoin(paymentCustomers, ofCustomer)
        .innerJoin(payingOrganizations, eq(payingOrganizations.id, paymentCustomers.organizationId))
        .where(and(eq(subscriptions.provider, provider), goesOn, ne(seats, userLimit), notRefused))
        .limit(limit);
    },
    async seatsRefused(id, refused) {
      await database
        .queries()
        .update(subscriptions)
        .set({ seatsRefused: refused, seatsRefusedAt: new Date(now()) })
        .where(and(eq(subscriptions.provider, provider), eq(subscriptions.id, id)));
    },
  };
}
