import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { z } from 'zod';
import { signEvent } from '../signed-events.ts';
import type { PaddleSettings } from '../../../platform/config/payment-config.ts';
import type { ToldSubscription } from './published-subscription-events.fixtures.ts';
import { itemOfSubscription, pay, renew } from './paddle-payments.fixtures.ts';
import { found, idOf, NOW, price, Records, Refusal, type Entity } from './paddle-records.fixtures.ts';
import {
  cancel,
  createCustomer,
  createTransaction,
  resume,
  update,
  updateCustomer,
  updateTransaction,
} from './paddle-requests.fixtures.ts';

const SECRET = 'pdl_ntfset_01hv8x_secret-of-the-tests';
const KEY = 'pdl_sdbx_apikey_of_the_tests';

/** A server that speaks the part of the protocol of Paddle Billing that is used here, and refuses whatever it does not know. */
export interface PaddleServer {
  settings: PaddleSettings;
  /** Pays a transaction as the checkout of Paddle does, and gives the notifications that follow, in order. */
  pay(transaction: string): string[];
  /** Gives an address for a transaction, as buyers do first in the checkout of Paddle. */
  giveAddress(transaction: string): void;
  /** How many transactions of a customer may still be paid. */
  payable(customer: string): number;
  /** Charges for the next period of a subscription, as Paddle does by itself. */
  renew(subscription: string): void;
  /** Pauses a subscription, as somebody does in the dashboard of Paddle. */
  pause(subscription: string): void;
  /** Has changes of a subscription refused, as half an hour before its renewal. */
  setLocked(subscription: string, locked: boolean): void;
  /** Says a subscription from now on as an event said it, where its prices and products may be said in part. */
  know(subscription: ToldSubscription): void;
  /** Whether it answers; without, connections are refused as by a server that has a bad day. */
  setDown(down: boolean): void;
  /** Signs a notification as Paddle does, at a moment. */
  headersOf(body: string, now: number, secret?: string): Record<string, string>;
  close(): Promise<void>;
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
    giveAddress: (id) => void Object.assign(found(records.transactions, id), { status: 'ready' }),
    payable: (id) =>
      [...records.transactions.values()].filter((known) => known['customer_id'] === id && records.mayPay(known)).length,
    renew: (id) => renew(records, id),
    pause: (id) =>
      void records.change(records.subscription(id), { status: 'paused', paused_at: NOW, next_billed_at: null }),
    setLocked: (id, is) => void (is ? records.locked.add(id) : records.locked.delete(id)),
    know: (said) => void records.subscriptions.set(said.id, inFull(records, said)),
    setDown: (is) => (down = is),
    headersOf: (body, now, secret = SECRET) => ({ 'paddle-signature': signEvent(body, { secret, now }) }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A subscription as calls give it, which say of prices and products more than some events do. */
function inFull(records: Records, said: ToldSubscription): Entity {
  const items = said.items.map(({ price: named, product, ...item }) => {
    const full = { ...(records.prices.get(named.id) ?? price(named.id, 'month', '0')), ...named };
    return { ...item, price: full, product: product ?? itemOfSubscription({ price: full, quantity: 1 }).product };
  });
  return { ...said, items, management_urls: null };
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
  if (kind === 'customers') return customers(records, { method, id, query, body });
  if (kind === 'transactions') return transactions(records, { method, id, what, query, body });
  if (kind === 'subscriptions') return subscriptions(records, { method, id, what, query, body });
  throw new Refusal(404, 'not_found');
}

function customers(records: Records, { method, id: known, query, body }: Omit<AskedOf, 'what'>): unknown {
  const all = [...records.customers.values()];
  const states = (query.get('status') ?? 'active').split(',');
  if (method === 'GET')
    return all.filter(({ email, status }) => email === query.get('email') && states.includes(String(status)));
  if (method === 'PATCH' && known !== undefined)
    return Object.assign(found(records.customers, known), updateCustomer.parse(body));
  const { email, custom_data } = createCustomer.parse(body);
  if (all.some((other) => other['email'] === email)) throw new Refusal(409, 'customer_already_exists');
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
  if (method === 'PATCH' && id !== undefined) {
    const change = updateTransaction.parse(body);
    const begun = found(records.transactions, id);
    if (begun['status'] !== 'ready') throw new Refusal(400, 'transaction_invalid_status_change');
    return Object.assign(begun, change);
  }
  const { items, customer_id, discount_id = null } = createTransaction.parse(body);
  if (found(records.customers, customer_id)['status'] !== 'active') throw new Refusal(400, 'customer_archived');
  return records.newTransaction({ customer_id, discount_id, items: items.map((item) => records.itemOf(item)) });
}

function subscriptions(records: Records, { method, id, what, query, body }: AskedOf): unknown {
  if (id === undefined)
    return [...records.subscriptions.values()].filter((known) => known['customer_id'] === query.get('customer_id'));
  const held = records.subscription(id);
  if (method === 'GET' && what === undefined) return held;
  if (what === 'update-payment-method-transaction')
    return records.newTransaction({
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
  if (method === 'POST' && what === 'resume' && held['status'] === 'paused') {
    resume.parse(body);
    records.change(held, { status: 'active', paused_at: null, next_billed_at: NOW });
    renew(records, id);
    return held;
  }
  if (method !== 'PATCH') throw new Refusal(404, 'not_found');
  if (records.locked.has(id)) throw new Refusal(409, 'subscription_locked_renewal');
  return updated(records, held, update.parse(body));
}

/** The period that is paid lasts until the date that was moved. */
function longerPeriod({ current_billing_period: period }: Entity, ends_at: string) {
  return { current_billing_period: typeof period === 'object' ? { ...period, ends_at } : null };
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
    ...(next_billed_at === undefined ? {} : { next_billed_at, ...longerPeriod(held, next_billed_at) }),
    ...(bought === null ? {} : { items: [itemOfSubscription(bought)], billing_cycle: bought.price.billing_cycle }),
  });
}
