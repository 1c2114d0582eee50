import type { FailedEvent, FailedEventReason, SubscriptionStatus } from '@footnote/domain';
import type { ProviderEvent, ProviderInvoice } from './payment-provider.ports.ts';
import type { Payer } from './subscriptions.ports.ts';

/** An event that was taken and not applied yet. */
export interface WaitingEvent extends ProviderEvent {
  provider: string;
  /** How often that was tried. */
  attempts: number;
}

/** Events of payment providers as saved: each once, and applied in the order in which they occurred. */
export interface PaymentEvents {
  /** Keeps an event; false for one that was kept before. */
  add(provider: string, event: ProviderEvent): Promise<boolean>;
  /** Those that wait, the first that occurred first. */
  waiting(limit: number): Promise<WaitingEvent[]>;
  applied(event: Pick<WaitingEvent, 'provider' | 'id'>): Promise<void>;
  /** Notes why an event could not be applied, and whether that is tried no more. */
  failed(event: Pick<WaitingEvent, 'provider' | 'id'>, failure: EventFailure & { forGood: boolean }): Promise<void>;
  /** Keeps something for super admins to look at as an event that is tried no more; what is kept by that id stays as it is. */
  putAside(provider: string, event: ProviderEvent, failure: EventFailure): Promise<void>;
  /** Those of the provider asked now that are tried no more: first what may have to be refunded, then the last received. */
  failedForGood(limit: number): Promise<FailedEvent[]>;
  /** Lets one that failed wait again; false where none failed by that id that could be applied. */
  retry(id: string): Promise<boolean>;
  /** Takes one that failed off the list; false where none failed by that id. */
  dismiss(id: string): Promise<boolean>;
  /** Forgets those that were applied or dismissed before a moment. */
  forgetEnded(before: Date): Promise<void>;
}

/** Why an event could not be applied. */
export interface EventFailure {
  reason: FailedEventReason;
  problem: string;
}

/** Customers whose account or organization was deleted, so that nothing is charged to whom nobody could cancel for. */
export interface DepartedCustomers {
  has(provider: string, id: string): Promise<boolean>;
  /** Those that the provider was not told of, and for some days each again after an hour, the longest waiting first. */
  due(limit: number): Promise<{ provider: string; id: string }[]>;
  closed(provider: string, id: string): Promise<void>;
  /** Forgets those who left before a moment. */
  forget(before: Date): Promise<void>;
}

/** A checkout that was begun. */
export interface BegunCheckout {
  provider: string;
  id: string;
  customerId: string;
}

/** Checkouts as saved. */
export interface Checkouts {
  add(checkout: BegunCheckout): Promise<void>;
  /** Customers, each once, who began something between two moments of which nothing came yet, the first begun first. */
  customersOfOpen(between: { from: Date; to: Date }, limit: number): Promise<string[]>;
  /** Notes that something came of what a customer began before a moment. */
  settled(provider: string, customerId: string, before: Date): Promise<void>;
}

/** An invoice as saved. */
export interface StoredInvoice extends ProviderInvoice {
  provider: string;
}

/** Invoices as saved. */
export interface Invoices {
  /** Keeps what the provider says, in place of what it said before; of a customer nobody is, nothing is kept. */
  save(provider: string, customerId: string, invoices: readonly ProviderInvoice[]): Promise<void>;
  /** Those of a payer, the newest first. */
  of(payer: Payer, limit: number): Promise<StoredInvoice[]>;
  /** Null where the payer has none such. */
  find(payer: Payer, id: string): Promise<StoredInvoice | null>;
}

/** What is known of payers beside what they pay. */
export interface Payers {
  /** Null where there is none. `seats` is how many may use what it pays for. */
  find(payer: Payer): Promise<{ name: string; email: string | null; seats: number } | null>;
  /** Writes what an organization may use. */
  setOrganizationStatus(organizationId: string, status: SubscriptionStatus | null): Promise<void>;
  /** Takes away what organizations may use by the word of another provider alone than the one that is asked now. */
  forgetOtherProviders(): Promise<void>;
  /** Subscriptions of organizations that go on and have other seats than the organization has places, but those whose places were refused within a day. */
  wrongSeats(limit: number): Promise<{ id: string; seats: number }[]>;
  /** Notes that the provider refuses so many seats of a subscription, as where a card is declined. */
  seatsRefused(subscriptionId: string, seats: number): Promise<void>;
}
