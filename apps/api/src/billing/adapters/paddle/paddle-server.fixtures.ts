import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { addMonths } from '@footnote/domain';
import { z } from 'zod';
import { signEvent } from '../signed-events.ts';
import type { PaddleSettings } from '../../../platform/config/payment-config.ts';
import {
  cancel,
  createCustomer,
  createTransaction,
  update,
  type inlinePrice,
  type soldItem,
} from './paddle-requests.fixtures.ts';

/** A server that speaks the part of the protocol of Paddle Billing that is used here, and refuses whatever it does not know. */
export interface PaddleServer {
  settings: PaddleSettings;
  /** Pays a transaction as the checkout of Paddle does, and gives the notifications that follow, in order. */
  pay(transaction: string): string[];
  /** Whether it answers; without, connections are refused as by a server that has a bad day. */
  setDown(down: boolean): void;
  /** Signs a notification as Paddle does, at a moment. */
  headersOf(body: string, now: number, secret?: string): Record<string, string>;
  close(): Promise<void>;
}

type Entity = Record<string, unknown> & { id: string };

const NOW = '2026-05-20T12:00:00.123456Z';
const SECRET = 'pdl_ntfset_01hv8x_secret-of-the-tests';
const KEY = 'pdl_sdbx_apikey_of_the_tests';

const idOf = (prefix: string) => `${prefix}_${randomUUID().replaceAll('-', '').slice(0, 26)}`;
const cycle = (interval: string) => ({ interval, frequency: 1 });
const TRIAL = { interval: 'day', frequency: 14 };
const TRIAL_END = '2026-06-03T12:00:00.123456Z';
const price = (id: string, interval: 'month' | 'year', amount: string) => ({
  id,
  product_id: 'pro_01',
  description: 'Footnote Pro',
  type: 'standard',
  name: 'Pro' as string | null,
  billing_cycle: cycle(interval),
  trial_period: TRIAL as typeof TRIAL | null,
  tax_mode: 'account_setting',
  unit_price: { amount, currency_code: 'EUR' },
  unit_price_overrides: [],
  quantity: { minimum: 1, maximum: 1_000 },
  status: 'active',
  created_at: NOW,
  updated_at: NOW,
  custom_data: null as Record<string, string> | null,
});

class Refusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(code);
    [this.status, this.code] = [status, code];
  }
}
const missing = () => new Refusal(404, 'entity_not_found');

/** What Paddle would know. */
class Records {
  readonly prices = new Map<string, Entity & ReturnType<typeof price>>();
  readonly customers = new Map<string, Entity>();
  readonly transactions = new Map<string, Entity>();
  readonly subscriptions = new Map<string, Entity>();
  readonly discounts = new Map<string, Entity>();
  /** Moves with every change, as the moment of a change does. */
  private ticks = 0;

  moment(): string {
    this.ticks += 1;
    return new Date(Date.parse(NOW) + this.ticks * 1_000).toISOString().replace('Z', '456Z');
  }

  subscription(id: string): Entity {
    const known = this.subscriptions.get(id);
    if (known === undefined) throw missing();
    return known;
  }

  change(subscription: Entity, fields: object): Entity {
    return Object.assign(subscription, fields, { updated_at: this.moment() });
  }

  itemOf({ quantity, ...sold }: z.output<typeof soldItem>) {
    const known = 'price_id' in sold ? this.prices.get(sold.price_id) : this.made(sold.price);
    if (known === undefined) throw new Refusal(400, 'transaction_item_price_not_found');
    return { price: known, quantity };
  }

  /** A price that is in no catalog. */
  private made(terms: z.output<typeof inlinePrice>) {
    const id = idOf('pri');
    const made = { ...price(id, terms.billing_cycle.interval, terms.unit_price.amount), ...terms, type: 'custom' };
    this.prices.set(id, made);
    return made;
  }
}

/** Starts one. */
export async function startPaddleServer(): Promise<PaddleServer> {
  const records = new Records();
  const course = { product_id: 'course_01' };
  for (const known of [
    price('pri_month', 'month', '1900'),
    price('pri_annual', 'year', '18000'),
    price('pri_seat_month', 'month', '1500'),
    price('pri_seat_annual', 'year', '15000'),
    { ...price('pri_course_month', 'month', '500'), ...course },
    { ...price('pri_course_year', 'year', '5000'), ...course },
  ])
    records.prices.set(known.id, known);
  const discount = { status: 'active', description: 'Colleagues', enabled_for_checkout: true, mode: 'standard' };
  const recurs = { recur: true, times_used: 0, created_at: NOW, updated_at: NOW, discount_group_id: null };
  records.discounts.set('dsc_colleagues', {
    id: 'dsc_colleagues',
    ...discount,
    ...recurs,
    type: 'percentage',
    amount: '20',
  });
  let down = false;
  const server = createServer((request, response) => {
    if (down) response.destroy();
    else void answer(records, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    settings: {
      apiKey: KEY,
      webhookSecret: SECRET,
      clientToken: 'test_token',
      environment: 'sandbox',
      apiUrl: `http://127.0.0.1:${address.port}`,
      prices: { month: 'pri_month', annual: 'pri_annual' },
      seatPrices: { month: 'pri_seat_month', annual: 'pri_seat_annual' },
    },
    pay: (id) => pay(records, id),
    setDown: (is) => (down = is),
    headersOf: (body, now, secret = SECRET) => ({ 'paddle-signature': signEvent(body, { secret, now }) }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(records: Records, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const send = (status: number, { meta = {}, ...body }: { meta?: object; data?: unknown; error?: object }) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ ...body, meta: { request_id: randomUUID(), ...meta } }));
  };
  try {
    if (request.headers.authorization !== `bearer ${KEY}`) throw new Refusal(403, 'authentication_malformed');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const text = Buffer.concat(chunks).toString();
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://paddle');
    const data = route(records, { call: `${request.method ?? ''} ${pathname}`, query: searchParams, body });
    const pagination = { per_page: 50, next: '', has_more: false, estimated_total: 1 };
    send(200, Array.isArray(data) ? { data, meta: { pagination } } : { data });
  } catch (error) {
    const { status, code } = error instanceof Refusal ? error : { status: 400, code: 'bad_request' };
    const type = status >= 500 ? 'api_error' : 'request_error';
    send(status, { error: { type, code, detail: String(error), documentation_url: 'https://developer.paddle.com' } });
  }
}

interface Asked {
  call: string;
  query: URLSearchParams;
  body: unknown;
}

function route(records: Records, { call, query, body }: Asked): unknown {
  const [, method = '', kind = '', id, what] = /^(\w+) \/([\w-]+)(?:\/([\w-]+))?(?:\/([\w-]+))?$/.exec(call) ?? [];
  if (kind === 'prices' && id !== undefined && method === 'GET') return found(records.prices, id);
  if (kind === 'discounts' && id !== undefined && method === 'GET') return found(records.discounts, id);
  if (kind === 'customers') return customers(records, { method, query, body });
  if (kind === 'transactions') return transactions(records, { method, id, what, query, body });
  if (kind === 'subscriptions') return subscriptions(records, { method, id, what, query, body });
  throw new Refusal(404, 'not_found');
}

function found(known: ReadonlyMap<string, Entity>, id: string): Entity {
  const entity = known.get(id);
  if (entity === undefined) throw missing();
  return entity;
}

function customers(
  records: Records,
  { method, query, body }: { method: string; query: URLSearchParams; body: unknown },
) {
  const all = [...records.customers.values()];
  if (method === 'GET') return all.filter(({ email }) => email === query.get('email'));
  const { email, custom_data } = createCustomer.parse(body);
  if (all.some((known) => known['email'] === email)) throw new Refusal(409, 'customer_already_exists');
  const id = idOf('ctm');
  const made = { id, email, custom_data, name: null, status: 'active', locale: 'en', marketing_consent: false };
  records.customers.set(id, { ...made, created_at: NOW, updated_at: NOW });
  return found(records.customers, id);
}

interface AskedOf {
  method: string;
  id: string | undefined;
  what: string | undefined;
  query: URLSearchParams;
  body: unknown;
}

function transactions(records: Records, { method, id, what, query, body }: AskedOf): unknown {
  const all = [...records.transactions.values()];
  if (method === 'GET' && id === undefined) {
    const states = (query.get('status') ?? '').split(',');
    const of = query.get('customer_id');
    return all.filter((known) => known['customer_id'] === of && states.includes(String(known['status'])));
  }
  if (method === 'GET' && id !== undefined && what === 'invoice')
    return { url: `https://paddle.example.org/${found(records.transactions, id).id}.pdf` };
  if (method === 'GET' && id !== undefined) return found(records.transactions, id);
  const { items, customer_id, discount_id = null } = createTransaction.parse(body);
  found(records.customers, customer_id);
  return newTransaction(records, { customer_id, discount_id, items: items.map((item) => records.itemOf(item)) });
}

function newTransaction(records: Records, fields: object): Entity {
  const id = idOf('txn');
  const sold = { origin: 'api', subscription_id: null };
  const state = { status: 'ready', currency_code: 'EUR', ...sold, collection_mode: 'automatic', payments: [] };
  records.transactions.set(id, { id, ...state, details: null, created_at: NOW, updated_at: NOW, ...fields });
  return found(records.transactions, id);
}

function subscriptions(records: Records, { method, id, what, query, body }: AskedOf): unknown {
  if (id === undefined)
    return [...records.subscriptions.values()].filter((known) => known['customer_id'] === query.get('customer_id'));
  const held = records.subscription(id);
  if (method === 'GET' && what === undefined) return held;
  if (what === 'update-payment-method-transaction')
    return newTransaction(records, {
      customer_id: held['customer_id'],
      subscription_id: id,
      items: held['items'],
      origin: 'subscription_payment_method_change',
    });
  if (held['status'] === 'canceled') throw new Refusal(400, 'subscription_update_when_canceled');
  if (method === 'POST' && what === 'cancel') {
    const { effective_from } = cancel.parse(body);
    if (effective_from === 'immediately')
      return records.change(held, {
        status: 'canceled',
        canceled_at: NOW,
        next_billed_at: null,
        scheduled_change: null,
      });
    if (held['scheduled_change'] !== null) throw new Refusal(400, 'subscription_locked_pending_changes');
    return records.change(held, {
      scheduled_change: { action: 'cancel', effective_at: held['next_billed_at'], resume_at: null },
    });
  }
  if (method !== 'PATCH') throw new Refusal(404, 'not_found');
  return updated(records, held, update.parse(body));
}

function updated(records: Records, held: Entity, change: z.output<typeof update>): Entity {
  const { items, next_billed_at, proration_billing_mode } = change;
  if ((items !== undefined || next_billed_at !== undefined) && proration_billing_mode === undefined)
    throw new Refusal(400, 'proration_billing_mode_missing');
  if (items !== undefined && held['status'] === 'trialing' && proration_billing_mode !== 'do_not_bill')
    throw new Refusal(400, 'subscription_trialing_items_update_invalid_options');
  const [item] = items ?? [];
  const bought = item === undefined ? null : records.itemOf(item);
  return records.change(held, {
    ...('scheduled_change' in change ? { scheduled_change: null } : {}),
    ...(next_billed_at === undefined ? {} : { next_billed_at }),
    ...(bought === null ? {} : { items: [itemOfSubscription(bought)], billing_cycle: bought.price.billing_cycle }),
  });
}

function itemOfSubscription({ price: bought, quantity }: { price: ReturnType<typeof price>; quantity: number }) {
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

function pay(records: Records, id: string): string[] {
  const transaction = found(records.transactions, id);
  const { customer_id, items, discount_id } = paidSchema.parse(transaction);
  const [item] = items;
  if (item === undefined) throw missing();
  const isTrial = item.price.trial_period !== null;
  const next = isTrial ? TRIAL_END : (addMonths(NOW, item.price.billing_cycle.interval === 'year' ? 12 : 1) ?? NOW);
  const amount = isTrial ? '0' : String(Number(item.price.unit_price.amount) * item.quantity);
  const totals = {
    subtotal: amount,
    discount: '0',
    tax: '0',
    total: amount,
    credit: '0',
    balance: '0',
    grand_total: amount,
  };
  const details = { tax_rates_used: [], totals: { ...totals, currency_code: 'EUR' }, line_items: [] };
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
  Object.assign(transaction, { status: 'completed', details, ...invoice });
  return [
    notification('transaction.completed', transaction),
    notification('subscription.created', { ...subscription, transaction_id: id }),
    notification('subscription.activated', subscription),
  ];
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
