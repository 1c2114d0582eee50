import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { inlinePrice, soldItem } from './paddle-requests.fixtures.ts';

/** What Paddle knows something about. */
export type Entity = Record<string, unknown> & { id: string };

export const NOW = '2026-05-20T12:00:00.123456Z';

export const idOf = (prefix: string) => `${prefix}_${randomUUID().replaceAll('-', '').slice(0, 26)}`;
const cycle = (interval: string) => ({ interval, frequency: 1 });
const TRIAL = { interval: 'day', frequency: 14 };
export const TRIAL_END = '2026-06-03T12:00:00.123456Z';
export const price = (id: string, interval: 'month' | 'year', amount: string) => ({
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

/** A refusal by Paddle. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(code);
    [this.status, this.code] = [status, code];
  }
}
export const missing = () => new Refusal(404, 'entity_not_found');

/** What Paddle would know. */
export class Records {
  readonly prices = new Map<string, Entity & ReturnType<typeof price>>();
  readonly customers = new Map<string, Entity>();
  readonly transactions = new Map<string, Entity>();
  readonly subscriptions = new Map<string, Entity>();
  readonly discounts = new Map<string, Entity>();
  /** Moves with every change, as the moment of a change does. */
  private ticks = 0;
  /** Subscriptions that may not be changed now, as their renewal is near. */
  readonly locked = new Set<string>();

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

  /** Whether a transaction may be paid: what is archived is used for nothing any more. */
  mayPay({ status, customer_id }: Entity): boolean {
    const customer = this.customers.get(String(customer_id));
    return (status === 'draft' || status === 'ready') && customer?.['status'] === 'active';
  }

  newTransaction(fields: object): Entity {
    const id = idOf('txn');
    const sold = { origin: 'api', subscription_id: null };
    const state = { status: 'draft', currency_code: 'EUR', ...sold, collection_mode: 'automatic', payments: [] };
    this.transactions.set(id, { id, ...state, details: null, created_at: NOW, updated_at: NOW, ...fields });
    return found(this.transactions, id);
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

export function found(known: ReadonlyMap<string, Entity>, id: string): Entity {
  const entity = known.get(id);
  if (entity === undefined) throw missing();
  return entity;
}
