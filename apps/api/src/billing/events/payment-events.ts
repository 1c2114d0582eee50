import {
  BILLING_ERRORS,
  err,
  ok,
  type AuditEvent,
  type BillingErrorCode,
  type DomainError,
  type FailedEvents,
  type Result,
} from '@footnote/domain';
import type { AuditLog } from '../../identity/identity.ports.ts';
import type { Actor } from '../../platform/owner.ts';
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

/** Events that were put aside, for super admins, and whether there are more. */
export async function failedEvents({ events }: Pick<PaymentEventDeps, 'events'>): Promise<FailedEvents> {
  const failed = await events.failedForGood(BATCH + 1);
  return { events: failed.slice(0, BATCH), hasMore: failed.length > BATCH };
}

export interface PutAsideDeps extends Pick<PaymentEventDeps, 'events' | 'requestWork' | 'inTransaction'> {
  audit: AuditLog;
}

/** An event that was put aside, and who does something about it. */
interface OfEvent {
  id: string;
  actor: Actor;
}

/** Tries an event again that had failed for good. */
export function retryEvent(deps: PutAsideDeps, which: OfEvent): Promise<Refused<null>> {
  return deps.inTransaction(async () => {
    if (!(await deps.events.retry(which.id))) return refuse('billing/event-not-found');
    await noteChange(deps, which, 'payment-event-retried');
    await deps.requestWork();
    return ok(null);
  });
}

/** Takes an event off the list that nobody has to look at any more. */
export function dismissEvent(deps: PutAsideDeps, which: OfEvent): Promise<Refused<null>> {
  return deps.inTransaction(async () => {
    if (!(await deps.events.dismiss(which.id))) return refuse('billing/event-not-found');
    await noteChange(deps, which, 'payment-event-dismissed');
    return ok(null);
  });
}

function noteChange(
  { audit }: PutAsideDeps,
  { id, actor: { user, address } }: OfEvent,
  event: AuditEvent,
): Promise<void> {
  return audit.write({ accountId: user.accountId, event, detail: { payment_event: id }, address });
}
