import { failedEventsSchema, type FailedEvent, type Result } from '@footnote/domain';
import { callApi, type ApiError } from '../platform/api/api.client.ts';

/** The call about payment events that were put aside. */
export const PAYMENT_EVENTS = '/api/admin/payment-events';

const ofEvent = (id: string) => `${PAYMENT_EVENTS}/${encodeURIComponent(id)}`;

/** Loads them, the newest first. */
export function fetchPaymentEvents(url: string): Promise<Result<FailedEvent[], ApiError>> {
  return callApi(url, { read: (value) => failedEventsSchema.parse(value).events });
}

/** Has one applied again. */
export function retryPaymentEvent(id: string): Promise<Result<null, ApiError>> {
  return callApi(`${ofEvent(id)}/retry`, { method: 'POST', read: () => null });
}

/** Takes one off the list. */
export function dismissPaymentEvent(id: string): Promise<Result<null, ApiError>> {
  return callApi(ofEvent(id), { method: 'DELETE', read: () => null });
}
