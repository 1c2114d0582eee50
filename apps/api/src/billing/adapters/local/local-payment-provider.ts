import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { DeliverEvent, LocalPayments, MovableClock } from '../../local-payments.ports.ts';
import {
  PaymentFailure,
  type CheckoutOrder,
  type PaymentProvider,
  type ProviderEvent,
  type ShownCheckout,
} from '../../payment-provider.ports.ts';
import type { Database } from '../../../platform/database/database.ts';
import { isSigned, readJsonText, signEvent } from '../signed-events.ts';
import { createLocalRecords, type LocalCheckout, type LocalRecords } from './local-records.ts';
import { createTestCheckouts } from './local-test-checkouts.ts';
import {
  end,
  LOCAL_DISCOUNTS,
  LOCAL_PRICES,
  periodPrice,
  providerSubscription,
  trialDays,
  type LocalStep,
  type LocalSubscription,
} from './local-subscription.ts';

/** The header in which the provider of this product signs its events. */
export const LOCAL_SIGNATURE = 'footnote-signature';
const DAY = 24 * 60 * 60 * 1_000;
/** Events that are sent in one go. */
const BATCH = 200;

const eventSchema = z.object({
  event_id: z.string().min(1).max(100),
  event_type: z.string().min(1).max(100),
  occurred_at: z.iso.datetime(),
  data: z.object({ subscription_id: z.string().max(100), customer_id: z.string().max(100) }),
});

export interface LocalProviderDeps {
  database: Database;
  /** What events are signed with. */
  secret: string;
  clock: MovableClock;
  /** The clock of signatures, which nobody moves; milliseconds since 1970. */
  now: () => number;
}

const refused = (message: string) => new PaymentFailure(message, { retryable: false });

/** The payment provider of this product: everything of a real one but that money is moved. */
export function createLocalPaymentProvider(deps: LocalProviderDeps): {
  provider: PaymentProvider;
  payments: LocalPayments;
} {
  const { database, secret, clock, now } = deps;
  const records = createLocalRecords(database);
  const moment = () => new Date(clock.now()).toISOString();
  const provider: PaymentProvider = {
    name: 'local',
    prices: () => Promise.resolve(LOCAL_PRICES),
    discount: (id) => Promise.resolve(discountOf(id)),
    createCustomer: ({ uid }) => createCustomer(records, uid),
    closeCustomer: (id) => closeCustomer(records, id),
    startCheckout: (order) => startCheckout(records, order),
    async checkout(id) {
      const kept = await records.get('checkout', id);
      if (kept === null) return null;
      return { customerId: kept.customerId, isOver: false, shown: shownCheckout(kept, clock.now()) };
    },
    async subscription(id) {
      const kept = await records.get('subscription', id);
      return kept === null ? null : providerSubscription(kept);
    },
    subscriptionsOf: async (customerId) => (await records.of('subscription', customerId)).map(providerSubscription),
    invoicesOf: (customerId) => records.of('invoice', customerId),
    invoiceFile: () => Promise.resolve(null),
    methodTransaction: (id) => startCardCheckout(records, id),
    ...changes(records, moment),
    readEvent: (body, headers) =>
      Promise.resolve(
        isSigned(body, headers.get(LOCAL_SIGNATURE) ?? '', { secret, now: now() }) ? readEvent(body) : null,
      ),
  };
  const deliverAll = async (deliver: DeliverEvent) => {
    for (const { id, body } of await records.undelivered(BATCH)) {
      if (!(await deliver(body, { [LOCAL_SIGNATURE]: signEvent(body, { secret, now: now() }) }))) return;
      await records.delivered(id, new Date(now()));
    }
  };
  return {
    provider,
    payments: {
      clock,
      checkouts: createTestCheckouts(records, moment),
      async run(deliver) {
        await records.advanceAll(moment());
        await deliverAll(deliver);
      },
    },
  };
}

function discountOf(id: string) {
  const found = LOCAL_DISCOUNTS.find((discount) => discount.id === id);
  return found === undefined
    ? null
    : { id: found.id, type: found.type, amount: found.amount, currency: found.currency };
}

function readEvent(body: string): ProviderEvent | null {
  const parsed = eventSchema.safeParse(readJsonText(body));
  if (!parsed.success) return null;
  const { event_id: id, event_type: type, occurred_at: occurredAt, data } = parsed.data;
  return { id, type, occurredAt, subscriptionId: data.subscription_id, customerId: data.customer_id };
}

async function createCustomer(records: LocalRecords, uid: string): Promise<string> {
  const id = `ctm_${createHash('sha256').update(uid).digest('hex').slice(0, 26)}`;
  await records.put('customer', { id }, id);
  return id;
}

async function closeCustomer(records: LocalRecords, id: string): Promise<void> {
  await records.hold(id, async () => {
    for (const checkout of await records.of('checkout', id))
      if (checkout.state !== 'done') await records.put('checkout', { ...checkout, state: 'done' }, id);
  });
}

async function startCheckout(records: LocalRecords, order: CheckoutOrder): Promise<string> {
  const { buyer, ...rest } = order;
  const before = await records.of('subscription', order.customerId);
  // Whoever tried the plan once knows it.
  const trial = buyer === 'person' && before.length === 0;
  const id = `chk_${randomUUID()}`;
  await records.put('checkout', { ...rest, id, trial, cardOf: null, state: 'open' }, order.customerId);
  return id;
}

async function startCardCheckout(records: LocalRecords, subscriptionId: string): Promise<string> {
  const kept = await records.get('subscription', subscriptionId);
  if (kept === null || kept.status === 'canceled')
    throw refused('There is no subscription that a card could be given for.');
  const { customerId, interval, seats } = kept;
  const id = `chk_${randomUUID()}`;
  const order = { customerId, interval, seats, discountId: null, trial: false };
  await records.put('checkout', { ...order, id, cardOf: subscriptionId, state: 'open' }, customerId);
  return id;
}

function shownCheckout(kept: LocalCheckout, now: number): ShownCheckout {
  const { id, state, interval, seats, discountId, cardOf, trial } = kept;
  const { full: amount, off, currency } = periodPrice(kept, discountId);
  const days = trialDays(kept);
  return {
    provider: 'local',
    id,
    purpose: cardOf === null ? 'subscribe' : 'card',
    state,
    interval,
    seats,
    price: { amount, currency },
    dueNow: { amount: trial || cardOf !== null ? 0 : amount - off, currency },
    trialDays: days,
    trialEnd: days === 0 ? null : new Date(now + days * DAY).toISOString(),
    discount: discountId === null ? null : discountOf(discountId),
  };
}

type Changes = Pick<PaymentProvider, 'cancel' | 'resume' | 'switchInterval' | 'setSeats' | 'moveBilling'>;

function changes(records: LocalRecords, moment: () => string): Changes {
  const change = async (id: string, next: (kept: LocalSubscription, now: string) => LocalStep | null) => {
    const found = await records.get('subscription', id);
    if (found === null) throw new PaymentFailure('There is no such subscription.', { retryable: false, missing: true });
    await records.hold(found.customerId, async () => {
      const kept = await records.get('subscription', id);
      const step = kept === null ? null : next(kept, moment());
      if (step !== null) await records.saveStep(step);
    });
  };
  const updated = (kept: LocalSubscription, fields: Partial<LocalSubscription>, now: string): LocalStep => ({
    subscription: { ...kept, ...fields, changedAt: now },
    invoices: [],
    happenings: [{ type: 'subscription.updated', at: now }],
  });
  /** One that goes on; throws for any other. */
  const running = (kept: LocalSubscription) => {
    if (kept.status === 'canceled' || kept.scheduledCancel !== null) throw refused('The subscription does not go on.');
    return kept;
  };
  return {
    cancel: (id, when) =>
      change(id, (kept, now) => {
        if (kept.status === 'canceled') return null;
        // What was not paid gives nothing that could run on.
        if (when === 'at-once' || kept.owedSince !== null || kept.renewal === null) return end(kept, now);
        return kept.scheduledCancel === null ? updated(kept, { scheduledCancel: kept.renewal }, now) : null;
      }),
    resume: (id) =>
      change(id, (kept, now) => {
        if (kept.status === 'canceled') throw refused('The subscription is over.');
        return kept.scheduledCancel === null ? null : updated(kept, { scheduledCancel: null }, now);
      }),
    switchInterval: (id, interval) =>
      change(id, (kept, now) => {
        const { interval: before, renewal } = running(kept);
        if (before === interval) return null;
        return updated(kept, { interval, anchor: renewal ?? now, periods: 0 }, now);
      }),
    setSeats: (id, seats) =>
      change(id, (kept, now) => (running(kept).seats === seats ? null : updated(kept, { seats }, now))),
    moveBilling: (id, to) =>
      change(id, (kept, now) => {
        const { trialEnd, owedSince } = running(kept);
        if (owedSince !== null || to <= now) throw refused('The billing date cannot be moved there.');
        return updated(kept, { anchor: to, periods: 0, renewal: to, trialEnd: trialEnd === null ? null : to }, now);
      }),
  };
}
