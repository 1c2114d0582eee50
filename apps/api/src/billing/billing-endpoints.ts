import {
  cardSchema,
  checkoutRequestSchema,
  checkoutSchema,
  confirmationSchema,
  discountSchema,
  failedEventsSchema,
  INTERFACE_LANGUAGES,
  intervalChangeSchema,
  invoicesSchema,
  ownPlanSchema,
  PAYMENT_PROVIDERS,
  paymentOutcomeSchema,
  pricesSchema,
  startedCheckoutSchema,
} from '@footnote/domain';
import { z } from 'zod';
import type { Endpoint } from '../platform/http/endpoint.ts';

const text = z.string().min(1).max(100);

/** `current` is whichever provider is configured. */
const ofProvider = { provider: z.enum([...PAYMENT_PROVIDERS, 'current']) };
const language = z.object({ language: z.enum(INTERFACE_LANGUAGES).default('en') });

const atProvider = { access: 'anyone', budget: 'read', method: 'get' } as const;
const PLANS_OFF = ['billing/plans-off'] as const;
const CHANGE_ERRORS = ['billing/plans-off', 'billing/no-subscription', 'billing/not-possible-now'] as const;
const CHECKOUT_ERRORS = [
  'billing/plans-off',
  'billing/subscribed-already',
  'billing/discount-not-found',
  'billing/checkout-not-found',
  'billing/not-possible-now',
  'billing/provider-failed',
] as const;

/** What whoever pays for themself calls, and an admin for an organization. */
const planCalls = {
  read: { method: 'get', budget: 'read', answer: { json: ownPlanSchema }, errors: PLANS_OFF },
  startCheckout: {
    method: 'post',
    budget: 'write',
    body: checkoutRequestSchema,
    answer: { json: startedCheckoutSchema },
    errors: CHECKOUT_ERRORS,
  },
  switchInterval: {
    method: 'patch',
    budget: 'write',
    body: intervalChangeSchema,
    answer: { json: ownPlanSchema },
    errors: [...CHANGE_ERRORS, 'billing/provider-failed'],
  },
  cancel: {
    method: 'post',
    budget: 'write',
    answer: { json: ownPlanSchema },
    errors: ['billing/plans-off', 'billing/no-subscription', 'billing/cancel-failed'],
    goesOnWhenFull: true,
  },
  resume: {
    method: 'delete',
    budget: 'write',
    answer: { json: ownPlanSchema },
    errors: [...CHANGE_ERRORS, 'billing/provider-failed'],
  },
  changeCard: {
    method: 'post',
    budget: 'write',
    answer: { json: startedCheckoutSchema },
    errors: [...CHANGE_ERRORS, 'billing/provider-failed'],
  },
  invoices: { method: 'get', budget: 'read', answer: { json: invoicesSchema }, errors: PLANS_OFF },
  invoice: {
    method: 'get',
    budget: 'read',
    query: language,
    answer: { files: ['application/pdf'] },
    errors: ['billing/plans-off', 'billing/invoice-not-found', 'billing/not-possible-now', 'billing/provider-failed'],
  },
} as const;

const ME = '/api/users/me';
const own = { access: 'signedIn' } as const;

/** The calls about the plan of whoever asks. */
export const OWN_PLAN_ENDPOINTS = {
  read: { ...planCalls.read, ...own, path: `${ME}/plan`, summary: 'Gives the plan of the signed-in reader.' },
  startCheckout: {
    ...planCalls.startCheckout,
    ...own,
    path: `${ME}/plan/checkouts`,
    summary: 'Begins to buy the paid plan, and says where that goes on.',
  },
  switchInterval: {
    ...planCalls.switchInterval,
    ...own,
    path: `${ME}/plan`,
    summary: 'Pays monthly or yearly from now on; what is paid already counts.',
  },
  cancel: {
    ...planCalls.cancel,
    ...own,
    path: `${ME}/plan/cancellation`,
    summary: 'Cancels the subscription at the end of what is paid.',
  },
  resume: {
    ...planCalls.resume,
    ...own,
    path: `${ME}/plan/cancellation`,
    summary: 'Takes back a cancellation that does not count yet.',
  },
  changeCard: {
    ...planCalls.changeCard,
    ...own,
    path: `${ME}/plan/card`,
    summary: 'Begins to give another card, and says where that goes on.',
  },
  invoices: {
    ...planCalls.invoices,
    ...own,
    path: `${ME}/invoices`,
    summary: 'Lists the invoices of the signed-in reader.',
  },
  invoice: {
    ...planCalls.invoice,
    ...own,
    path: `${ME}/invoices/:invoiceId`,
    params: z.object({ invoiceId: text }),
    notFound: 'billing/invoice-not-found',
    summary: 'Gives an invoice of the signed-in reader as a PDF, or leads to it at the provider.',
  },
} as const satisfies Record<string, Endpoint>;

const ONE = '/api/organizations/:organizationId';
const ofOrganization = {
  access: 'organizationAdmin',
  params: z.object({ organizationId: z.uuid() }),
  notFound: 'organization/not-found',
} as const;

/** The same about an organization, for its admins. */
export const ORGANIZATION_PLAN_ENDPOINTS = {
  read: { ...planCalls.read, ...ofOrganization, path: `${ONE}/plan`, summary: 'Gives the plan of an organization.' },
  startCheckout: {
    ...planCalls.startCheckout,
    ...ofOrganization,
    path: `${ONE}/plan/checkouts`,
    summary: 'Begins to buy seats for an organization, as many as it may have users.',
  },
  switchInterval: {
    ...planCalls.switchInterval,
    ...ofOrganization,
    path: `${ONE}/plan`,
    summary: 'Pays for an organization monthly or yearly from now on; what is paid already counts.',
  },
  cancel: {
    ...planCalls.cancel,
    ...ofOrganization,
    path: `${ONE}/plan/cancellation`,
    summary: 'Cancels the subscription of an organization at the end of what is paid.',
  },
  resume: {
    ...planCalls.resume,
    ...ofOrganization,
    path: `${ONE}/plan/cancellation`,
    summary: 'Takes back a cancellation for an organization that does not count yet.',
  },
  changeCard: {
    ...planCalls.changeCard,
    ...ofOrganization,
    path: `${ONE}/plan/card`,
    summary: 'Begins to give another card for an organization.',
  },
  invoices: {
    ...planCalls.invoices,
    ...ofOrganization,
    path: `${ONE}/invoices`,
    summary: 'Lists the invoices of an organization.',
  },
  invoice: {
    ...planCalls.invoice,
    ...ofOrganization,
    path: `${ONE}/invoices/:invoiceId`,
    params: z.object({ organizationId: z.uuid(), invoiceId: text }),
    summary: 'Gives an invoice of an organization as a PDF, or leads to it at the provider.',
  },
} as const satisfies Record<string, Endpoint>;

const ofCheckout = {
  access: 'signedIn',
  params: z.object({ checkoutId: text }),
  notFound: 'billing/checkout-not-found',
} as const;
const PAYMENT_ERRORS = [
  'billing/plans-off',
  'billing/card-invalid',
  'billing/card-declined',
  'billing/checkout-over',
  'billing/checkout-not-found',
  'billing/not-possible-now',
  'billing/provider-failed',
] as const;

/** The calls about payment that are about nobody’s plan (specification §7), and those of a checkout. */
export const PAYMENT_ENDPOINTS = {
  prices: {
    ...atProvider,
    path: '/api/:provider/prices',
    summary: 'Says what the paid plan costs.',
    params: z.object(ofProvider),
    answer: { json: pricesSchema },
    errors: ['billing/plans-off', 'billing/not-possible-now', 'billing/provider-failed'],
  },
  discount: {
    ...atProvider,
    path: '/api/:provider/discounts/:discountId',
    summary: 'Says what a discount takes off.',
    params: z.object({ ...ofProvider, discountId: text }),
    answer: { json: discountSchema },
    errors: ['billing/plans-off', 'billing/discount-not-found', 'billing/not-possible-now', 'billing/provider-failed'],
  },
  checkout: {
    ...ofCheckout,
    method: 'get',
    budget: 'read',
    path: '/api/checkouts/:checkoutId',
    summary: 'Gives what is bought in a checkout, for whoever began it.',
    answer: { json: checkoutSchema },
    errors: ['billing/plans-off', 'billing/checkout-over', 'billing/not-possible-now', 'billing/provider-failed'],
  },
  pay: {
    ...ofCheckout,
    method: 'post',
    budget: 'write',
    path: '/api/checkouts/:checkoutId/payment',
    summary: 'Pays with a test card, where the provider is the one of this product.',
    body: cardSchema,
    answer: { json: paymentOutcomeSchema },
    errors: PAYMENT_ERRORS,
  },
  confirm: {
    ...ofCheckout,
    method: 'post',
    budget: 'write',
    path: '/api/checkouts/:checkoutId/confirmation',
    summary: 'Answers a payment with a test card that waits to be confirmed.',
    body: confirmationSchema,
    answer: { json: paymentOutcomeSchema },
    errors: PAYMENT_ERRORS,
  },
  failedEvents: {
    method: 'get',
    access: 'superAdmin',
    budget: 'read',
    path: '/api/admin/payment-events',
    summary:
      'Lists events of the payment provider that were put aside: they could not be applied, or somebody paid who is gone.',
    answer: { json: failedEventsSchema },
  },
  retryEvent: {
    method: 'post',
    access: 'superAdmin',
    budget: 'write',
    path: '/api/admin/payment-events/:eventId/retry',
    summary: 'Tries an event of the payment provider again.',
    params: z.object({ eventId: text }),
    notFound: 'billing/event-not-found',
    answer: null,
  },
  dismissEvent: {
    method: 'delete',
    access: 'superAdmin',
    budget: 'write',
    path: '/api/admin/payment-events/:eventId',
    summary: 'Takes an event of the payment provider off the list, as nobody has to look at it any more.',
    params: z.object({ eventId: text }),
    notFound: 'billing/event-not-found',
    answer: null,
  },
} as const satisfies Record<string, Endpoint>;

/** Where the payment provider sends its events: the one call that another site may make (`sameSiteOnly`). */
export const PAYMENT_EVENTS_PATH = '/api/payments/events';

/** The calls of whoever is no client: the provider, which signs what it sends, and a developer who lets time pass. */
export const PROVIDER_ENDPOINTS = {
  events: {
    method: 'post',
    access: 'operator',
    budget: 'operator',
    path: PAYMENT_EVENTS_PATH,
    summary: 'Takes an event of the payment provider, whose signature is checked.',
    answer: null,
    errors: ['billing/signature-invalid'],
    goesOnWhenFull: true,
    internal: true,
  },
  moveClock: {
    method: 'post',
    access: 'signedIn',
    budget: 'write',
    path: '/api/payments/clock',
    summary: 'Lets days pass at the payment provider of this product, in development alone.',
    body: z.strictObject({ days: z.int().min(1).max(800) }),
    answer: null,
    internal: true,
  },
} as const satisfies Record<string, Endpoint>;
