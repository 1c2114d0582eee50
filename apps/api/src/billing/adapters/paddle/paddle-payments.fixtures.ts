import { addMonths } from '@footnote/domain';
import { z } from 'zod';
import { found, idOf, missing, NOW, TRIAL_END, type price, type Records } from './paddle-records.fixtures.ts';

/** What a subscription says of what is bought. */
export function itemOfSubscription({ price: bought, quantity }: { price: ReturnType<typeof price>; quantity: number }) {
  const trial_dates = bought.trial_period === null ? null : { starts_at: NOW, ends_at: TRIAL_END };
  const product = {
    id: bought.product_id,
    name: 'Footnote Pro',
    tax_category: 'saas',
    status: 'active',
    created_at: NOW,
    updated_at: NOW,
  };
  const status = trial_dates === null ? 'active' : 'trialing';
  const state = { status, recurring: true, created_at: NOW, updated_at: NOW, next_billed_at: null };
  return { ...state, price: bought, product, quantity, trial_dates };
}

const paidSchema = z.object({
  customer_id: z.string(),
  items: z.array(z.object({ price: z.custom<ReturnType<typeof price>>(), quantity: z.int() })).min(1),
  discount_id: z.string().nullable(),
});

const renewedSchema = paidSchema.omit({ discount_id: true }).extend({ next_billed_at: z.string() });

/** Pays a transaction as the checkout of Paddle does, and gives the notifications that follow, in order. */
export function pay(records: Records, id: string): string[] {
  const transaction = found(records.transactions, id);
  if (!records.mayPay(transaction)) return [];
  const { customer_id, items, discount_id } = paidSchema.parse(transaction);
  const [item] = items;
  if (item === undefined) throw missing();
  const isTrial = item.price.trial_period !== null;
  const next = isTrial ? TRIAL_END : (addMonths(NOW, item.price.billing_cycle.interval === 'year' ? 12 : 1) ?? NOW);
  const amount = isTrial ? '0' : String(Number(item.price.unit_price.amount) * item.quantity);
  const subscription = {
    id: idOf('sub'),
    status: isTrial ? 'trialing' : 'active',
    customer_id,
    address_id: 'add_01',
    currency_code: 'EUR',
    created_at: NOW,
    updated_at: records.moment(),
    started_at: NOW,
    first_billed_at: NOW,
    next_billed_at: next,
    paused_at: null,
    canceled_at: null,
    discount: discount_id === null ? null : { id: discount_id, starts_at: NOW, ends_at: next },
    collection_mode: 'automatic',
    current_billing_period: { starts_at: NOW, ends_at: next },
    billing_cycle: item.price.billing_cycle,
    scheduled_change: null,
    management_urls: null,
    items: [itemOfSubscription(item)],
  };
  records.subscriptions.set(subscription.id, subscription);
  const period = { starts_at: NOW, ends_at: next };
  const invoice = {
    invoice_number: '325-10566',
    billed_at: NOW,
    billing_period: period,
    subscription_id: subscription.id,
  };
  Object.assign(transaction, { status: 'completed', details: detailsOf(amount), ...invoice });
  return [
    notification('transaction.completed', transaction),
    notification('subscription.created', { ...subscription, transaction_id: id }),
    notification('subscription.activated', subscription),
  ];
}

/** Charges for the next period of a subscription, as Paddle does by itself. */
export function renew(records: Records, id: string): void {
  const held = records.subscription(id);
  const { customer_id, items, next_billed_at: starts_at } = renewedSchema.parse(held);
  const [item] = items;
  if (item === undefined) throw missing();
  const amount = String(Number(item.price.unit_price.amount) * item.quantity);
  const ends_at = addMonths(starts_at, item.price.billing_cycle.interval === 'year' ? 12 : 1) ?? starts_at;
  const period = { starts_at, ends_at };
  records.newTransaction({
    customer_id,
    items,
    subscription_id: id,
    origin: 'subscription_recurring',
    status: 'completed',
    details: detailsOf(amount),
    invoice_number: `325-${records.transactions.size}`,
    billed_at: starts_at,
    billing_period: period,
  });
  records.change(held, { status: 'active', next_billed_at: ends_at, current_billing_period: period });
}

function detailsOf(amount: string) {
  const sums = { subtotal: amount, discount: '0', tax: '0', total: amount, credit: '0', balance: '0' };
  return { tax_rates_used: [], totals: { ...sums, grand_total: amount, currency_code: 'EUR' }, line_items: [] };
}

/** A notification in the shape in which Paddle sends them. */
function notification(type: string, data: object): string {
  return JSON.stringify({
    event_id: idOf('evt'),
    event_type: type,
    occurred_at: new Date(Date.parse(NOW)).toISOString().replace('Z', '456Z'),
    notification_id: idOf('ntf'),
    data,
  });
}
