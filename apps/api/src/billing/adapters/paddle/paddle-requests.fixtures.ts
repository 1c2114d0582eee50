import { z } from 'zod';

const money = z.strictObject({ amount: z.string(), currency_code: z.literal('EUR') });
/** A price that is in no catalog. */
export const inlinePrice = z.strictObject({
  product_id: z.string(),
  name: z.string().nullable(),
  description: z.string().min(2),
  unit_price: money,
  unit_price_overrides: z.array(z.never()),
  billing_cycle: z.strictObject({ interval: z.enum(['month', 'year']), frequency: z.int() }),
  trial_period: z.null(),
  tax_mode: z.string(),
  quantity: z.strictObject({ minimum: z.int(), maximum: z.int() }),
  custom_data: z.record(z.string(), z.string()),
});
/** An item of a transaction. */
export const soldItem = z.union([
  z.strictObject({ price_id: z.string(), quantity: z.int().min(1) }),
  z.strictObject({ price: inlinePrice, quantity: z.int().min(1) }),
]);
/** What begins a checkout. */
export const createTransaction = z.strictObject({
  items: z.array(soldItem).length(1),
  customer_id: z.string(),
  discount_id: z.string().nullish(),
});
/** What makes a customer. */
export const createCustomer = z.strictObject({
  email: z.email(),
  custom_data: z.strictObject({ uid: z.string() }),
});
/** What archives a customer or takes them back. */
export const updateCustomer = z.strictObject({ status: z.enum(['active', 'archived']) });
/** What cancels a transaction. */
export const updateTransaction = z.strictObject({ status: z.literal('canceled') });
/** What cancels a subscription. */
export const cancel = z.strictObject({ effective_from: z.enum(['immediately', 'next_billing_period']) });
/** What takes a paused subscription up again. */
export const resume = z.strictObject({ effective_from: z.literal('immediately') });
/** What changes a subscription. */
export const update = z.strictObject({
  items: z.array(z.strictObject({ price_id: z.string(), quantity: z.int().min(1) })).optional(),
  next_billed_at: z.iso.datetime().optional(),
  scheduled_change: z.null().optional(),
  proration_billing_mode: z.enum(['do_not_bill', 'prorated_immediately']).optional(),
});
