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
import { calls } from '../platform/navigation/paths.ts';

const readPlan = (value: unknown) => ownPlanSchema.parse(value);
/** A plan is that of the user, or of the organization its address names, whoever is acted for. */
const actingFor = null;

/** What the paid plan costs; null where that cannot be found out (specification §8). */
export async function fetchPrices(): Promise<BilledPrices | null> {
  const loaded = await callApi(calls.prices, { actingFor, read: (value) => pricesSchema.parse(value) });
  return loaded.ok ? loaded.value : null;
}

/** The plan of a user or an organization. */
export function fetchPlan(payer: string): Promise<Result<OwnPlan, ApiError>> {
  return callApi(calls.plan(payer), { actingFor, read: readPlan });
}

/** Asks the payment provider, and gives the plan. */
export function refreshPlan(payer: string): Promise<Result<OwnPlan, ApiError>> {
  return callApi(calls.planOf(payer, 'refresh'), { method: 'POST', actingFor, read: readPlan });
}

/** Cancels a subscription at the end of what is paid, or takes that back. */
export function setCancelled(payer: string, cancelled: boolean): Promise<Result<OwnPlan, ApiError>> {
  const method = cancelled ? 'POST' : 'DELETE';
  return callApi(calls.planOf(payer, 'cancellation'), { method, actingFor, read: readPlan });
}

/** Pays by another interval from the next billing date on. */
export function switchInterval(payer: string, interval: BillingInterval): Promise<Result<OwnPlan, ApiError>> {
  return callApi(calls.plan(payer), { method: 'PATCH', body: { interval }, actingFor, read: readPlan });
}

/** The invoices of a user or an organization, the newest first. */
export function fetchInvoices(payer: string): Promise<Result<BilledInvoice[], ApiError>> {
  return callApi(calls.invoices(payer), { actingFor, read: (value) => invoicesSchema.parse(value).invoices });
}

/** What is bought in a checkout. */
export function fetchCheckout(id: string): Promise<Result<Checkout, ApiError>> {
  return callApi(calls.checkout(id), { actingFor, read: (value) => checkoutSchema.parse(value) });
}

/** Pays with a test card, or answers what the bank asks. */
export function payCheckout(
  id: string,
  payment: { number: string } | { confirmed: boolean },
): Promise<Result<PaymentOutcome, ApiError>> {
  const step = 'number' in payment ? 'payment' : 'confirmation';
  const read = (value: unknown) => paymentOutcomeSchema.parse(value);
  return callApi(calls.checkoutStep(id, step), { method: 'POST', body: payment, actingFor, read });
}
