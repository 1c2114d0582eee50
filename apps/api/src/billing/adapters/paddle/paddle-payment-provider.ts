import type { Paddle, Subscription, Transaction } from '@paddle/paddle-node-sdk';
import { z } from 'zod';
import type { PaddleSettings } from '../../../platform/config/payment-config.ts';
import type { PaymentProvider, ProviderEvent } from '../../payment-provider.ports.ts';
import type { ProviderSubscription } from '../../subscriptions.ports.ts';
import { isSigned, readJsonText } from '../signed-events.ts';
import { askingPaddle, orNull, type Ask } from './ask-paddle.ts';
import { catalogId, createPaddleCatalog } from './paddle-catalog.ts';
import { closeCustomer, createCustomer } from './paddle-customers.ts';
import { discountOf, INVOICED, invoiceOf, subscriptionOf } from './paddle-entities.ts';

const eventSchema = z.object({
  event_id: z.string().min(1).max(100),
  event_type: z.string().min(1).max(100),
  occurred_at: z.iso.datetime(),
  data: z.object({
    id: z.string().max(100),
    subscription_id: z.string().max(100).nullish(),
    customer_id: z.string().max(100).nullish(),
  }),
});

export interface PaddleDeps {
  settings: PaddleSettings;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Takes payments by Paddle Billing; its SDK is loaded when it is first asked. */
export function createPaddlePaymentProvider({ settings, now }: PaddleDeps): PaymentProvider {
  const ask = askingPaddle(settings);
  const catalog = createPaddleCatalog(ask, { settings, now });
  const subscriptionsOf = async (customerId: string) => {
    const found = await ask((paddle) => Array.fromAsync(paddle.subscriptions.list({ customerId: [customerId] })));
    const products = await catalog.products();
    return found.flatMap((subscription) => subscriptionOf(subscription, products) ?? []);
  };
  return {
    name: 'paddle',
    prices: () => catalog.prices(),
    discount: (id) => orNull(ask(async (paddle) => discountOf(await paddle.discounts.get(id)))),
    createCustomer: (customer) => createCustomer(ask, customer),
    closeCustomer: async (id) => closeCustomer(ask, { id, products: await catalog.products() }),
    async startCheckout({ customerId, buyer, interval, seats, discountId }) {
      // Whoever tried the plan once knows it.
      const trial = buyer === 'person' && (await subscriptionsOf(customerId)).length === 0;
      const items = [await catalog.item({ buyer, interval, seats, trial })];
      return (await ask((paddle) => paddle.transactions.create({ items, customerId, discountId }))).id;
    },
    async checkout(id) {
      const found = await orNull(ask((paddle) => paddle.transactions.get(id)));
      if (found === null || found.customerId === null) return null;
      const { environment, clientToken } = settings;
      const isOver = await isCheckoutOver(found, () => subscriptionsOf(found.customerId ?? ''));
      return { customerId: found.customerId, isOver, shown: { provider: 'paddle', id, environment, clientToken } };
    },
    async subscription(id) {
      const found = await orNull(ask((paddle) => paddle.subscriptions.get(id)));
      return found === null ? null : subscriptionOf(found, await catalog.products());
    },
    subscriptionsOf,
    async invoicesOf(customerId) {
      const query = { customerId: [customerId], status: [...INVOICED] };
      const found = await ask((paddle) => Array.fromAsync(paddle.transactions.list(query)));
      return found.flatMap((transaction) => invoiceOf(transaction) ?? []);
    },
    invoiceFile: async (id) => (await ask((paddle) => paddle.transactions.getInvoicePDF(id))).url,
    methodTransaction: async (id) =>
      (await ask((paddle) => paddle.subscriptions.getPaymentMethodChangeTransaction(id))).id,
    ...changes(ask, settings),
    readEvent: (body, headers) => {
      const header = headers.get('paddle-signature') ?? '';
      return Promise.resolve(
        isSigned(body, header, { secret: settings.webhookSecret, now: now() }) ? readEvent(body) : null,
      );
    },
  };
}

/** Whether paying a transaction would buy a second time what its customer has, or give a second trial. */
async function isCheckoutOver(
  { origin, status, subscriptionId, items }: Transaction,
  heldNow: () => Promise<ProviderSubscription[]>,
): Promise<boolean> {
  if (origin === 'subscription_payment_method_change') return false;
  if (['paid', 'completed', 'canceled'].includes(status)) return true;
  // What a subscription owes is paid for that one.
  if (subscriptionId !== null) return false;
  const held = await heldNow();
  const isTrial = items.some(({ price }) => (price?.trialPeriod ?? null) !== null);
  return (isTrial && held.length > 0) || held.some(({ facts }) => facts.status !== 'canceled');
}

type Changes = Pick<PaymentProvider, 'cancel' | 'resume' | 'switchInterval' | 'setSeats' | 'moveBilling'>;

/** In a trial nothing is charged for a change; afterwards what is paid already counts. */
const prorationOf = ({ status }: Subscription) =>
  ({ prorationBillingMode: status === 'trialing' ? 'do_not_bill' : 'prorated_immediately' }) as const;

function changes(ask: Ask, { prices, seatPrices }: PaddleSettings): Changes {
  const change = (id: string, work: (paddle: Paddle, held: Subscription) => Promise<unknown>) =>
    ask(async (paddle) => void (await work(paddle, await paddle.subscriptions.get(id))));
  return {
    cancel: (id, when) =>
      change(id, async ({ subscriptions }, { status, scheduledChange }) => {
        if (status === 'canceled') return;
        if (when === 'period-end' && scheduledChange?.action === 'cancel') return;
        // What was not paid gives nothing that could run on.
        const atOnce = when === 'at-once' || status === 'past_due';
        await subscriptions.cancel(id, { effectiveFrom: atOnce ? 'immediately' : 'next_billing_period' });
      }),
    resume: (id) =>
      change(id, async ({ subscriptions }, { status, scheduledChange }) => {
        if (status === 'paused') await subscriptions.resume(id, { effectiveFrom: 'immediately' });
        else if (status === 'canceled' || scheduledChange !== null)
          await subscriptions.update(id, { scheduledChange: null });
      }),
    switchInterval: (id, interval) =>
      change(id, async ({ subscriptions }, held) => {
        const [item] = held.items;
        if (item === undefined) return;
        const ids = Object.values(seatPrices).includes(catalogId(item.price)) ? seatPrices : prices;
        const items = [{ priceId: ids[interval], quantity: item.quantity }];
        if (catalogId(item.price) !== ids[interval]) await subscriptions.update(id, { items, ...prorationOf(held) });
      }),
    setSeats: (id, quantity) =>
      change(id, async ({ subscriptions }, held) => {
        const [item] = held.items;
        if (item === undefined || item.quantity === quantity) return;
        await subscriptions.update(id, { items: [{ priceId: item.price.id, quantity }], ...prorationOf(held) });
      }),
    moveBilling: (id, to) =>
      change(id, ({ subscriptions }) =>
        subscriptions.update(id, { nextBilledAt: to, prorationBillingMode: 'do_not_bill' }),
      ),
  };
}

function readEvent(body: string): ProviderEvent | null {
  const parsed = eventSchema.safeParse(readJsonText(body));
  if (!parsed.success) return null;
  const { event_id: id, event_type: type, occurred_at: occurredAt, data } = parsed.data;
  const subscriptionId = type.startsWith('subscription.') ? data.id : (data.subscription_id ?? null);
  return {
    id,
    type,
    occurredAt: new Date(occurredAt).toISOString(),
    subscriptionId,
    customerId: data.customer_id ?? null,
  };
}
