import { cost, cycle, LATER, MADE, product, RENEWAL, TRIAL_END, without } from './published-values.fixtures.ts';

/*
 * Which fields each event has, of which types, nested how, and which are absent, follows the examples that Paddle publishes:
 * github.com/PaddleHQ/paddle-node-sdk, src/__tests__/mocks/notifications, at b8ee4b1. The values are our own, and none of
 * it was recorded from an account.
 */

const sums = { tax: '303', total: '1900', discount: '0', subtotal: '1597' };
const grand = { grand_total: '1900', grand_total_tax: '303', currency_code: 'EUR' };
const open = { fee: null, earnings: null };
const earned = { fee: '145', earnings: '1452' };
const credits = { credit: '0', credit_to_balance: '0', balance: '0' };
const adjusted = without(sums, 'discount');
const totals = (kept: object) => ({ ...sums, ...grand, ...credits, ...kept });
const adjustedTotals = (kept: object) => ({ ...adjusted, ...grand, ...kept, retained_fee: '0' });
const details = {
  totals: totals(open),
  line_items: [
    { id: 'txnitm_01', totals: sums, product, price_id: 'pri_month', quantity: 1, tax_rate: '0.19', unit_totals: sums },
  ],
  payout_totals: null,
  tax_rates_used: [{ totals: sums, tax_rate: '0.19' }],
};
const openDetails = { ...details, adjusted_totals: adjustedTotals(open), adjusted_payout_totals: null };
const paidDetails = { ...openDetails, totals: totals(earned), adjusted_totals: adjustedTotals(earned) };
const completedDetails = {
  ...paidDetails,
  payout_totals: { ...totals(earned), exchange_rate: '1', fee_rate: '0.05' },
  adjusted_payout_totals: {
    ...adjusted,
    ...earned,
    currency_code: 'EUR',
    chargeback_fee: { amount: '0', original: null },
    exchange_rate: '1',
    retained_fee: '0',
  },
};

const overrides = [{ unit_price: { amount: '1700', currency_code: 'GBP' }, country_codes: ['GB'] }];
const price = {
  id: 'pri_month',
  status: 'active',
  quantity: { maximum: 1_000, minimum: 1 },
  tax_mode: 'account_setting',
  product_id: 'pro_01',
  unit_price: cost,
  description: 'Footnote Pro, monthly',
  name: 'Pro',
  trial_period: null,
  billing_cycle: cycle,
  unit_price_overrides: overrides,
  type: 'standard',
  custom_data: null,
};
const untypedPrice = without(price, 'type');
const withoutCycle = { ...without(price, 'billing_cycle'), id: 'pri_setup', unit_price_overrides: [] };
const bought = { price, quantity: 1 };
const once = { price: { ...price, id: 'pri_setup', billing_cycle: null }, quantity: 1 };
const plain = { price: { ...price, unit_price_overrides: [] }, quantity: 1 };

const attempt = (status: 'captured' | 'error') => ({
  amount: '1900',
  status,
  created_at: MADE,
  error_code: status === 'error' ? 'declined' : null,
  captured_at: status === 'error' ? null : MADE,
  method_details: {
    card: { type: 'visa', last4: '4242', expiry_year: 2030, expiry_month: 1, cardholder_name: 'A. Reader' },
    paypal: null,
    south_korea_local_card: null,
    type: 'card',
    underlying_details: null,
  },
  payment_attempt_id: '0f1d9a53-2f51-4a4b-8a0e-6f2f0f6a9f10',
  stored_payment_method_id: 'b4f0a7a1-55a5-4b43-9a3f-0f6b8a6f1c22',
});

const transaction = {
  id: 'txn_01',
  items: [bought, once],
  origin: 'web',
  status: 'ready',
  details: openDetails,
  checkout: { url: 'https://footnote.example.org/checkout?_ptxn=txn_01' },
  payments: [],
  billed_at: null,
  address_id: 'add_01',
  created_at: MADE,
  invoice_id: null,
  updated_at: MADE,
  business_id: null,
  custom_data: null,
  customer_id: 'ctm_published',
  discount_id: null,
  currency_code: 'EUR',
  billing_period: null,
  invoice_number: null,
  billing_details: null,
  collection_mode: 'automatic',
  subscription_id: null,
};
const period = { ends_at: RENEWAL, starts_at: TRIAL_END };
const terms = {
  payment_terms: { interval: 'day', frequency: 14 },
  enable_checkout: false,
  purchase_order_number: 'PO-1',
  additional_information: null,
};
const invoiced = {
  items: [plain, once],
  checkout: { url: null },
  billed_at: MADE,
  invoice_id: 'inv_01',
  billing_period: period,
  billing_details: terms,
  collection_mode: 'manual',
};
const chosen = { price_id: 'pri_month', proration: null };
const untyped = { price: untypedPrice, quantity: 1 };
const method = { payment_method_id: 'paymtd_01' };
const dated = { created_at: MADE, updated_at: MADE, import_meta: null };
const revisedLines = details.line_items.map((line) => ({ ...line, product: { ...product, ...dated } }));

/** What each event about a transaction tells; which of them name a subscription is as in the examples. */
export const TRANSACTION_EVENTS: readonly [string, object][] = [
  [
    'transaction.created',
    {
      ...transaction,
      items: [
        { ...bought, ...chosen },
        { ...once, ...chosen },
      ],
      details,
      address_id: null,
      customer_id: null,
    },
  ],
  ['transaction.ready', { ...transaction, items: [untyped, bought, once] }],
  ['transaction.payment_failed', { ...transaction, payments: [attempt('error')] }],
  [
    'transaction.paid',
    {
      ...without(transaction, 'billed_at'),
      items: [plain, { price: withoutCycle, quantity: 1 }],
      status: 'paid',
      details: paidDetails,
      payments: [attempt('captured')],
      business_id: 'biz_01',
    },
  ],
  [
    'transaction.completed',
    {
      ...transaction,
      items: [untyped, bought, once],
      status: 'completed',
      details: completedDetails,
      payments: [attempt('captured'), attempt('error')],
      billed_at: MADE,
    },
  ],
  [
    'transaction.updated',
    {
      ...transaction,
      ...invoiced,
      items: [{ price: { ...untypedPrice, unit_price_overrides: [] }, quantity: 1 }, plain, once],
      billed_at: null,
    },
  ],
  ['transaction.billed', { ...transaction, ...invoiced, status: 'billed' }],
  [
    'transaction.past_due',
    {
      ...transaction,
      items: [bought],
      origin: 'subscription_recurring',
      status: 'past_due',
      payments: [attempt('error')],
      billed_at: MADE,
      billing_period: period,
      subscription_id: 'sub_published',
    },
  ],
  [
    'transaction.revised',
    {
      ...transaction,
      items: [plain, { ...once, price: { ...once.price, unit_price_overrides: [] } }].map((item) => ({
        ...item,
        price: { ...item.price, ...dated },
        proration: null,
      })),
      status: 'completed',
      details: { ...without(completedDetails, 'adjusted_payout_totals'), line_items: revisedLines },
      payments: [attempt('captured'), attempt('error')].map((payment) => ({ ...payment, ...method })),
      billed_at: MADE,
      invoice_id: 'inv_01',
      billing_period: period,
      invoice_number: '325-10566',
      subscription_id: 'sub_published',
      revised_at: LATER,
    },
  ],
  [
    'transaction.canceled',
    { ...transaction, ...invoiced, status: 'canceled', invoice_number: '325-10567', subscription_id: 'sub_published' },
  ],
];
