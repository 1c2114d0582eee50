import {
  BILLING_ERRORS,
  err,
  ok,
  type BillingErrorCode,
  type DomainError,
  type FailedEvent,
  type Result,
} from '@footnote/domain';
import type { EventFailure, WaitingEvent } from '../payments.ports.ts';
import type { EachRow } from './each-row.ts';
import { settleSubscription, type SettleDeps } from './settle.ts';

export interface PaymentEventDeps extends SettleDeps {
  /** Asks for what waits to be done soon, inside the transaction under way if there is one. */
  requestWork: () => Promise<void>;
}

/** Events of one look, and how often one is tried before somebody has to look at it: over an hour and more. */
const BATCH = 500;
const ATTEMPTS = 30;

type Refused<Value> = Result<Value, DomainError<BillingErrorCode>>;
const refuse = (code: BillingErrorCode) => err(BILLING_ERRORS.error(code));

/** Takes an event the provider sent: checked, kept once, and applied soon after. One that was taken before changes nothing. */
export async function takeEvent(
  { provider, events, requestWork, inTransaction }: PaymentEventDeps,
  { body, headers }: { body: string; headers: Headers },
): Promise<Refused<null>> {
  const event = await provider.readEvent(body, headers);
  if (event === null) return refuse('billing/signature-invalid');
  await inTransaction(async () => {
    if (await events.add(provider.name, event)) await requestWork();
  });
  return ok(null);
}

/**
 * Applies the events that wait. What they say is only that something happened: how things are is asked from the provider,
 * once for each subscription, so that neither their order of arrival nor one that is missing makes a difference.
 */
export async function applyEvents(deps: PaymentEventDeps, each: EachRow): Promise<void> {
  const waiting = await deps.events.waiting(BATCH);
  const bySubscription = Map.groupBy(waiting, ({ subscriptionId }) => subscriptionId);
  await each(bySubscription, async ([subscriptionId, events]) => {
    const failure = subscriptionId === null ? null : await failureOf(deps, subscriptionId);
    for (const event of events) await note(deps, event, failure);
  });
}

async function failureOf(deps: PaymentEventDeps, subscriptionId: string): Promise<EventFailure | null> {
  try {
    const settled = await settleSubscription(deps, subscriptionId);
    if (settled !== 'nobody') return null;
    return { reason: 'payer-unknown', problem: 'Nobody here has the customer of this subscription.' };
  } catch (error) {
    return { reason: 'provider-failed', problem: error instanceof Error ? error.message : String(error) };
  }
}

async function note({ events }: PaymentEventDeps, event: WaitingEvent, failure: EventFailure | null): Promise<void> {
  if (failure === null) await events.applied(event);
  else await events.failed(event, { ...failure, forGood: event.attempts + 1 >= ATTEMPTS });
}

/** Events that were put aside, for super admins. */
export function failedEvents({ events }: Pick<PaymentEventDeps, 'events'>): Promise<FailedEvent[]> {
  return events.failedForGood(BATCH);
}

/** Tries an event again that had failed for good. */
export async function retryEvent(
  { events, requestWork }: Pick<PaymentEventDeps, 'events' | 'requestWork'>,
  id: string,
): Promise<Refused<null>> {
  if (!(await events.retry(id))) return refuse('billing/event-not-found');
  await requestWork();
  return ok(null);
}

/** Takes an event off the list that nobody has to look at any more. */
export async function dismissEvent({ events }: Pick<PaymentEventDeps, 'events'>, id: string): Promise<Refused<null>> {
  return (await events.dismiss(id)) ? ok(null) : refuse('billing/event-not-found');
}
