import { z } from 'zod';
import { SUBSCRIPTION_STATUSES } from '../identity/access/access-context.ts';
import { momentSchema } from '../kernel/moment.schema.ts';
import { BILLING_INTERVALS } from './prices.ts';

const currency = z.string().regex(/^[A-Z]{3}$/);
/** Whole minor units, such as cents. */
const amount = z.int().min(-1e15).max(1e15);
const id = z.string().min(1).max(100);
const moment = momentSchema.nullable();

/** Names of payment providers in addresses; `current` is whichever is configured. */
export const PAYMENT_PROVIDERS = ['local', 'paddle'] as const;
export type PaymentProviderName = (typeof PAYMENT_PROVIDERS)[number];

/** A sum: minor units and their currency. */
export const sumSchema = z.strictObject({ amount, currency });
export type Sum = z.output<typeof sumSchema>;

const priceSchema = z.strictObject({
  unit_price: z.strictObject({ amount, currency_code: currency }),
  trial_period: z
    .strictObject({ interval: z.enum(['day', 'week', 'month', 'year']), frequency: z.int().min(1).max(1_000) })
    .nullable(),
});
/** What the paid plan costs (GET /api/{provider}/prices). */
export const pricesSchema = z.strictObject({ month: priceSchema, annual: priceSchema });
export type BilledPrices = z.output<typeof pricesSchema>;

/** What a discount takes off (GET /api/{provider}/discounts/{id}): minor units with their currency, or a percentage. */
export const discountSchema = z.strictObject({
  id,
  type: z.enum(['flat', 'percentage']),
  /** Minor units, or percent. */
  amount: z.number().min(0).max(1e15),
  /** Null for a percentage. */
  currency: currency.nullable(),
});
export type Discount = z.output<typeof discountSchema>;

/** What is known of a subscription, as `readSubscription` takes it. */
export const subscriptionFactsSchema = z.strictObject({
  plan: z.enum(['free', 'pro', 'sandbox']),
  status: z.enum(SUBSCRIPTION_STATUSES).nullable(),
  trial_end: moment,
  renewal: moment,
  expiry: moment,
  scheduled_change: z
    .strictObject({ action: z.enum(['cancel', 'pause', 'resume']), effective_at: momentSchema })
    .nullable(),
  canceled_at: moment,
});

/** The plan of an account or organization. */
export const ownPlanSchema = z.strictObject({
  /** The moment of the answer, by which `facts` are read: the clock of a browser may be wrong. */
  at: momentSchema,
  facts: subscriptionFactsSchema,
  /** Null for who never subscribed. */
  subscription: z
    .strictObject({
      id,
      interval: z.enum(BILLING_INTERVALS),
      seats: z.int().min(1),
      /** For one period of all seats, before any discount. */
      price: sumSchema,
      discount: z.strictObject({ id, starts_at: moment, ends_at: moment, terms: discountSchema.nullable() }).nullable(),
    })
    .nullable(),
  /** Until when months of Pro were granted; null where none were. */
  grantedUntil: moment,
  /** Months by which the next billing date is yet to be moved. */
  monthsToMove: z.int().min(0),
  /** Users that may join; null for a person. */
  userLimit: z.int().nullable(),
  /** Whether the provider is the one of this product, where nothing is charged. */
  test: z.boolean(),
});
export type OwnPlan = z.output<typeof ownPlanSchema>;

/** How a subscription is to be paid (POST checkouts). */
export const checkoutRequestSchema = z.strictObject({
  interval: z.enum(BILLING_INTERVALS),
  discountId: id.optional(),
});
export type CheckoutRequest = z.output<typeof checkoutRequestSchema>;

/** Where a checkout goes on. */
export const startedCheckoutSchema = z.strictObject({ id, path: z.string().max(300) });
export type StartedCheckout = z.output<typeof startedCheckoutSchema>;

/** What a checkout page shows. */
export const checkoutSchema = z.discriminatedUnion('provider', [
  z.strictObject({
    provider: z.literal('local'),
    id,
    /** Whether a plan is bought, or only another card given. */
    purpose: z.enum(['subscribe', 'card']),
    state: z.enum(['open', 'confirming', 'done']),
    interval: z.enum(BILLING_INTERVALS),
    seats: z.int().min(1),
    /** For one period of all seats. */
    price: sumSchema,
    /** After the discount; 0 during a trial. */
    dueNow: sumSchema,
    trialDays: z.int().min(0),
    /** When a trial that begins now ends; null where there is none. */
    trialEnd: moment,
    discount: discountSchema.nullable(),
    /** Null for a person. */
    organizationId: z.string().nullable(),
  }),
  z.strictObject({
    provider: z.literal('paddle'),
    id,
    environment: z.enum(['sandbox', 'production']),
    /** For Paddle.js; no secret. */
    clientToken: z.string().max(200),
    organizationId: z.string().nullable(),
  }),
]);
export type Checkout = z.output<typeof checkoutSchema>;

/** A test card. */
export const cardSchema = z.strictObject({
  number: z
    .string()
    .min(1, 'required')
    .max(40)
    .regex(/^[\d ]+$/, 'billing/card-invalid'),
});
export type Card = z.output<typeof cardSchema>;

/** What became of a payment. */
export const paymentOutcomeSchema = z.strictObject({ outcome: z.enum(['done', 'confirm']) });
export type PaymentOutcome = z.output<typeof paymentOutcomeSchema>;

/** Whether somebody confirms the payment they are asked about. */
export const confirmationSchema = z.strictObject({ confirmed: z.boolean() });

/** Another interval for a subscription. */
export const intervalChangeSchema = z.strictObject({ interval: z.enum(BILLING_INTERVALS) });

/** What has become of an invoice. */
export const INVOICE_STATES = ['paid', 'due', 'failed', 'refunded'] as const;

/** An invoice of a person or an organization. */
export const invoiceSchema = z.strictObject({
  id,
  /** As printed on it; null while it has none. */
  number: z.string().max(100).nullable(),
  billedAt: momentSchema,
  total: sumSchema,
  state: z.enum(INVOICE_STATES),
});
export type BilledInvoice = z.output<typeof invoiceSchema>;

/** Invoices, the newest first. */
export const invoicesSchema = z.strictObject({ invoices: z.array(invoiceSchema) });

/**
 * Why an event of the payment provider was put aside: the provider could not be asked, nobody here is its customer, or
 * somebody paid whose account or organization was deleted meanwhile, and the subscription was cancelled.
 */
export const FAILED_EVENT_REASONS = ['provider-failed', 'payer-unknown', 'payer-gone'] as const;
export type FailedEventReason = (typeof FAILED_EVENT_REASONS)[number];

/** An event of the payment provider that was put aside. */
export const failedEventSchema = z.strictObject({
  id,
  provider: z.string(),
  type: z.string(),
  occurredAt: momentSchema,
  receivedAt: momentSchema,
  attempts: z.int(),
  reason: z.enum(FAILED_EVENT_REASONS),
  /** What the server noted, for whoever looks into it. */
  problem: z.string(),
  /** What it is about, as the provider names it; nothing else of what an event says is kept. */
  subscriptionId: z.string().nullable(),
  customerId: z.string().nullable(),
});
export type FailedEvent = z.output<typeof failedEventSchema>;

/** Events that were put aside, first those that may have to be refunded, then the newest; and whether there are more. */
export const failedEventsSchema = z.strictObject({ events: z.array(failedEventSchema), hasMore: z.boolean() });
export type FailedEvents = z.output<typeof failedEventsSchema>;
