import type {
  ISubscriptionCreatedNotificationResponse,
  ISubscriptionNotificationResponse,
  ITransactionNotificationResponse,
} from '@paddle/paddle-node-sdk';

const MADE = '2026-05-20T12:00:00.123456Z';
const UNTIL = '2026-06-20T12:00:00.123456Z';
const period = { starts_at: MADE, ends_at: UNTIL };
const price = {
  id: 'pri_01month',
  product_id: 'pro_01footnote',
  name: 'Pro',
  description: 'Footnote Pro, monthly',
  type: 'standard',
  billing_cycle: { interval: 'month', frequency: 1 },
  trial_period: { interval: 'day', frequency: 14 },
  tax_mode: 'account_setting',
  unit_price: { amount: '1900', currency_code: 'EUR' },
  unit_price_overrides: [],
  quantity: { minimum: 1, maximum: 1_000 },
  status: 'active',
  created_at: MADE,
  updated_at: MADE,
  custom_data: null,
  import_meta: null,
} as const satisfies ITransactionNotificationResponse['items'][number]['price'] & object;

const product = {
  id: 'pro_01footnote',
  name: 'Footnote Pro',
  type: 'standard',
  description: null,
  tax_category: 'saas',
  image_url: null,
  custom_data: null,
  status: 'active',
  created_at: MADE,
  import_meta: null,
} as const;

/** What a notification about a subscription says, every field as the types that Paddle publishes have it. */
export const subscriptionNotification: ISubscriptionNotificationResponse = {
  id: 'sub_01notified',
  status: 'active',
  customer_id: 'ctm_01notified',
  address_id: 'add_01notified',
  business_id: null,
  currency_code: 'EUR',
  created_at: MADE,
  updated_at: MADE,
  started_at: MADE,
  first_billed_at: MADE,
  next_billed_at: UNTIL,
  paused_at: null,
  canceled_at: null,
  discount: { id: 'dsc_01colleagues', starts_at: MADE, ends_at: UNTIL },
  collection_mode: 'automatic',
  billing_details: null,
  current_billing_period: period,
  billing_cycle: { interval: 'month', frequency: 1 },
  scheduled_change: { action: 'cancel', effective_at: UNTIL, resume_at: null },
  items: [
    {
      status: 'active',
      quantity: 1,
      recurring: true,
      created_at: MADE,
      updated_at: MADE,
      previously_billed_at: MADE,
      next_billed_at: UNTIL,
      trial_dates: null,
      price,
      product,
    },
  ],
  custom_data: null,
  import_meta: null,
};

/** The first notification about one says, too, by which transaction it was bought. */
export const subscriptionCreatedNotification: ISubscriptionCreatedNotificationResponse = {
  ...subscriptionNotification,
  transaction_id: 'txn_01notified',
};

/** What a notification about a transaction says. */
export const transactionNotification: ITransactionNotificationResponse = {
  id: 'txn_01notified',
  status: 'completed',
  customer_id: 'ctm_01notified',
  address_id: 'add_01notified',
  business_id: null,
  custom_data: null,
  currency_code: 'EUR',
  origin: 'web',
  subscription_id: 'sub_01notified',
  invoice_id: 'inv_01notified',
  invoice_number: '325-10566',
  collection_mode: 'automatic',
  discount_id: 'dsc_01colleagues',
  billing_details: null,
  billing_period: period,
  items: [{ price_id: price.id, price, quantity: 1, proration: null }],
  details: {
    tax_rates_used: [],
    totals: {
      subtotal: '1900',
      discount: '380',
      tax: '0',
      total: '1520',
      credit: '0',
      credit_to_balance: '0',
      balance: '0',
      grand_total: '1520',
      grand_total_tax: '0',
      fee: '126',
      earnings: '1394',
      currency_code: 'EUR',
    },
    adjusted_totals: null,
    payout_totals: null,
    adjusted_payout_totals: null,
    line_items: [],
  },
  payments: [],
  checkout: { url: 'https://footnote.example.org/checkout?_ptxn=txn_01notified' },
  created_at: MADE,
  updated_at: MADE,
  billed_at: MADE,
  revised_at: null,
};
