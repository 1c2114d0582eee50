import { failedEventsSchema, type FailedEvents, type Result } from '@footnote/domain';
import { callApi, type ApiError } from '../platform/api/api.client.ts';

/** The call about payment events that were put aside. */
export const PAYMENT_EVENTS = '/api/admin/payment-events';

const ofEvent = (id: string) => `${PAYMENT_EVENTS}/${encodeURIComponent(id)}`;

/** Loads them, first those that may have to be refunded. */
export function fetchPaymentEvents(url: string): Promise<Result<FailedEvents, ApiError>> {
  return callApi(url, { read: (value) => failedEventsSchema.parse(value) });
}

/** Has one applied again. */
export function retryPaymentEvent(id: string): Promise<Result<null, ApiError>> {
  return callApi(`${ofEvent(id)}/retry`, { method: 'POST', read: () => null });
}

/** Takes one off the list. */
export function dismissPaymentEvent(id: string): Promise<Result<null, ApiError>> {
  return callApi(ofEvent(id), { method: 'DELETE', read: () => null });
}
