import { cost, cycle, LATER, MADE, product, RENEWAL, TRIAL_END, without } from './published-values.fixtures.ts';

/*
 * Which fields each event has, of which types, nested how, and which are absent, follows the examples that Paddle publishes:
 * github.com/PaddleHQ/paddle-node-sdk, src/__tests__/mocks/notifications, at b8ee4b1. The values are our own, and none of
 * it was recorded from an account. Of `subscription.updated` the example has no change scheduled; ours has one, as the types
 * of the SDK have it.
 */

const price = {
  id: 'pri_month',
  tax_mode: 'account_setting',
  product_id: 'pro_01',
  unit_price: cost,
  description: 'Footnote Pro, monthly',
  trial_period: null,
  billing_cycle: cycle,
};
const item = {
  price,
  product,
  status: 'active',
  quantity: 1,
  recurring: true,
  created_at: MADE,
  updated_at: MADE,
  trial_dates: null,
  next_billed_at: RENEWAL,
  previously_billed_at: TRIAL_END,
};
const trial = { starts_at: MADE, ends_at: TRIAL_END };
const trialItem = {
  ...item,
  price: { ...price, trial_period: { interval: 'day', frequency: 14 } },
  product: null,
  status: 'trialing',
  trial_dates: trial,
  next_billed_at: TRIAL_END,
  previously_billed_at: null,
};
const undated = without(item, 'trial_dates');
const once = {
  ...undated,
  price: { ...price, id: 'pri_setup', product_id: 'pro_02', billing_cycle: null },
  recurring: false,
  next_billed_at: null,
};

const held = {
  id: 'sub_published',
  items: [item],
  status: 'active',
  paused_at: null,
  address_id: 'add_01',
  created_at: MADE,
  started_at: MADE,
  updated_at: MADE,
  business_id: 'biz_01',
  canceled_at: null,
  discount: null,
  custom_data: null,
  customer_id: 'ctm_published',
  billing_cycle: cycle,
  currency_code: 'EUR',
  next_billed_at: RENEWAL,
  billing_details: null,
  collection_mode: 'automatic',
  first_billed_at: MADE,
  scheduled_change: null,
  current_billing_period: { starts_at: TRIAL_END, ends_at: RENEWAL },
};
const still = { next_billed_at: null, current_billing_period: null };
const ended = { next_billed_at: null };

/** A subscription as an event tells it. */
export type ToldSubscription = Record<string, unknown> & {
  id: string;
  items: { price: { id: string }; product: object | null }[];
};

/** The subscription as each event tells it, in an order in which they could occur to one. */
export const SUBSCRIPTION_EVENTS: readonly [string, ToldSubscription][] = [
  ['subscription.imported', { ...without(held, 'discount'), items: [undated, once] }],
  ['subscription.created', { ...held, transaction_id: 'txn_01' }],
  [
    'subscription.trialing',
    {
      ...held,
      items: [trialItem],
      status: 'trialing',
      business_id: null,
      first_billed_at: null,
      next_billed_at: TRIAL_END,
      current_billing_period: trial,
    },
  ],
  ['subscription.activated', held],
  ['subscription.updated', { ...held, scheduled_change: { action: 'cancel', effective_at: RENEWAL, resume_at: null } }],
  ['subscription.past_due', { ...held, status: 'past_due' }],
  ['subscription.paused', { ...held, ...still, items: [{ ...item, ...ended }], status: 'paused', paused_at: LATER }],
  ['subscription.resumed', held],
  [
    'subscription.canceled',
    {
      ...held,
      ...still,
      items: [
        { ...undated, ...ended },
        { ...item, ...ended },
      ],
      status: 'canceled',
      canceled_at: LATER,
    },
  ],
];
