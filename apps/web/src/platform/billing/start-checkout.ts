import { startedCheckoutSchema, type BillingInterval, type Result } from '@footnote/domain';
import { callApi, type ApiError } from '../api/api.client.ts';
import { calls } from '../navigation/paths.ts';
import { planCalls } from './plan-calls.ts';

/** Whose plan calls are about: an organization, or the user. */
export const payerPath = (organizationId: string | null): string =>
  organizationId === null ? planCalls.user : calls.organization(organizationId);

export interface CheckoutOptions {
  /** The organization that pays; the user for themself where it is left out. */
  organizationId?: string;
  /** A discount that takes something off. */
  discountId?: string;
}

/**
 * Begins to buy the plan and leads to the page where it is paid. The page is loaded anew, as it alone may load what a
 * payment provider brings. Gives why it could not begin.
 */
export async function startCheckout(
  interval: BillingInterval,
  { organizationId, discountId }: CheckoutOptions = {},
): Promise<Result<null, ApiError>> {
  const body = discountId === undefined ? { interval } : { interval, discountId };
  return goToCheckout(planCalls.planOf(payerPath(organizationId ?? null), 'checkouts'), body);
}

/** Begins to give another card for a subscription, and leads to the page where that is done. */
export async function changeCard(organizationId: string | null): Promise<Result<null, ApiError>> {
  return goToCheckout(planCalls.planOf(payerPath(organizationId), 'card'), undefined);
}

async function goToCheckout(call: string, body: unknown): Promise<Result<null, ApiError>> {
  const read = (value: unknown) => startedCheckoutSchema.parse(value);
  const started = await callApi(call, {
    method: 'POST',
    actingFor: null,
    ...(body === undefined ? {} : { body }),
    read,
  });
  if (!started.ok) return started;
  location.assign(started.value.path);
  return { ok: true, value: null };
}
