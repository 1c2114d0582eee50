import {
  checkoutSchema,
  invoicesSchema,
  ownPlanSchema,
  paymentOutcomeSchema,
  pricesSchema,
  type BilledInvoice,
  type BilledPrices,
  type BillingInterval,
  type Checkout,
  type OwnPlan,
  type PaymentOutcome,
  type Result,
} from '@footnote/domain';
import { callApi, type ApiError } from '../platform/api/api.client.ts';
import { planCalls } from '../platform/billing/plan-calls.ts';

const readPlan = (value: unknown) => ownPlanSchema.parse(value);
/** A plan is that of the user, or of the organization its address names, whoever is acted for. */
const actingFor = null;

/** What the paid plan costs; null where that cannot be found out (specification §8). */
export async function fetchPrices(): Promise<BilledPrices | null> {
  const loaded = await callApi(planCalls.prices, { actingFor, read: (value) => pricesSchema.parse(value) });
  return loaded.ok ? loaded.value : null;
}

/** The plan of a user or an organization. */
export function fetchPlan(payer: string): Promise<Result<OwnPlan, ApiError>> {
  return callApi(planCalls.plan(payer), { actingFor, read: readPlan });
}

/** Cancels a subscription at the end of what is paid, or takes that back. */
export function setCancelled(payer: string, cancelled: boolean): Promise<Result<OwnPlan, ApiError>> {
  const method = cancelled ? 'POST' : 'DELETE';
  return callApi(planCalls.planOf(payer, 'cancellation'), { method, actingFor, read: readPlan });
}

/** Pays by another interval from the next billing date on. */
export function switchInterval(payer: string, interval: BillingInterval): Promise<Result<OwnPlan, ApiError>> {
  return callApi(planCalls.plan(payer), { method: 'PATCH', body: { interval }, actingFor, read: readPlan });
}

/** The invoices of a user or an organization, the newest first. */
export function fetchInvoices(payer: string): Promise<Result<BilledInvoice[], ApiError>> {
  return callApi(planCalls.invoices(payer), { actingFor, read: (value) => invoicesSchema.parse(value).invoices });
}

/** What is bought in a checkout. */
export function fetchCheckout(id: string): Promise<Result<Checkout, ApiError>> {
  return callApi(planCalls.checkout(id), { actingFor, read: (value) => checkoutSchema.parse(value) });
}

/** Pays with a test card, or answers what the bank asks. */
export function payCheckout(
  id: string,
  payment: { number: string } | { confirmed: boolean },
): Promise<Result<PaymentOutcome, ApiError>> {
  const step = 'number' in payment ? 'payment' : 'confirmation';
  const read = (value: unknown) => paymentOutcomeSchema.parse(value);
  return callApi(planCalls.checkoutStep(id, step), { method: 'POST', body: payment, actingFor, read });
}
