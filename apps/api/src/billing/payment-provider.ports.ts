import type {
  BilledInvoice,
  BilledPrices,
  BillingInterval,
  Checkout,
  Discount,
  PaymentProviderName,
} from '@footnote/domain';
import type { ProviderSubscription } from './subscriptions.ports.ts';

/** A payment provider that could not do what it was asked: not reached, or with a reason why not. */
export class PaymentFailure extends Error {
  /** Whether asking again later makes sense. */
  readonly retryable: boolean;
  /** Whether the provider knows nothing of what it was asked about. */
  readonly missing: boolean;
  /** Whether the provider takes nothing of the customer, who was closed. */
  readonly closed: boolean;

  constructor(
    message: string,
    {
      retryable,
      missing = false,
      closed = false,
      cause,
    }: { retryable: boolean; missing?: boolean; closed?: boolean; cause?: unknown },
  ) {
    super(message, { cause });
    this.retryable = retryable;
    this.missing = missing;
    this.closed = closed;
  }
}

/** What is bought. */
export interface CheckoutOrder {
  customerId: string;
  /** Whether an organization buys seats, without a trial, or a person the plan for themself. */
  buyer: 'person' | 'organization';
  interval: BillingInterval;
  seats: number;
  discountId: string | null;
}

/** A checkout that was begun. */
export interface ProviderCheckout {
  customerId: string;
  /** Whether nothing is to be bought by it any more, where the page of the provider would take a payment all the same. */
  isOver: boolean;
  /** What its page shows, without whose it is. */
  shown: ShownCheckout;
}

type WithoutOrganization<Shown> = Shown extends unknown ? Omit<Shown, 'organizationId'> : never;
export type ShownCheckout = WithoutOrganization<Checkout>;

/** A line of an invoice, in minor units of the invoice's currency. */
export interface InvoiceLine {
  interval: BillingInterval;
  seats: number;
  /** The period that is paid. */
  from: string | null;
  to: string | null;
  amount: number;
  /** What a discount takes off, included in the amount. */
  discount: number;
}

/** An invoice as the provider says it. */
export interface ProviderInvoice extends BilledInvoice {
  lines: readonly InvoiceLine[];
}

/** An event of the provider whose signature holds. */
export interface ProviderEvent {
  id: string;
  type: string;
  occurredAt: string;
  /** What it is about; null for an event about neither. */
  subscriptionId: string | null;
  customerId: string | null;
}

/** When a cancellation counts. */
export type CancellationTime = 'period-end' | 'at-once';

/** Who takes the money. Every method but `readEvent` throws PaymentFailure where the provider cannot do what is asked. */
export interface PaymentProvider {
  readonly name: PaymentProviderName;
  prices(): Promise<BilledPrices>;
  /** Null where there is none. */
  discount(id: string): Promise<Discount | null>;
  /** Makes a customer and gives its id. The same `uid` may be given twice; the first customer of it is given again, also after it was closed. */
  createCustomer(customer: { email: string; uid: string }): Promise<string>;
  /** Has a customer who is gone pay for nothing more: calls their open checkouts off. Done twice, or of one that is not there, it changes nothing. */
  closeCustomer(id: string): Promise<void>;
  /** Begins a checkout and gives its id. */
  startCheckout(order: CheckoutOrder): Promise<string>;
  /** Null where there is none. */
  checkout(id: string): Promise<ProviderCheckout | null>;
  /** Null where there is none. */
  subscription(id: string): Promise<ProviderSubscription | null>;
  subscriptionsOf(customerId: string): Promise<ProviderSubscription[]>;
  invoicesOf(customerId: string): Promise<ProviderInvoice[]>;
  /** Address of the document of an invoice at the provider; null where this product draws it. */
  invoiceFile(id: string): Promise<string | null>;
  /** The checkout in which another card is given for a subscription. */
  methodTransaction(subscriptionId: string): Promise<string>;
  /** Of one that is cancelled already, nothing is changed. */
  cancel(subscriptionId: string, when: CancellationTime): Promise<void>;
  /** Takes a cancellation back that has not counted yet. */
  resume(subscriptionId: string): Promise<void>;
  /** Pays by another interval from now on; what is paid already counts. */
  switchInterval(subscriptionId: string, interval: BillingInterval): Promise<void>;
  setSeats(subscriptionId: string, seats: number): Promise<void>;
  /** Moves the next billing date (ISO 8601) without charging for it. */
  moveBilling(subscriptionId: string, to: string): Promise<void>;
  /** Reads an event that was sent to this server; null for one whose signature does not hold or is older than 5 seconds. */
  readEvent(body: string, headers: Headers): Promise<ProviderEvent | null>;
}

/** The checkout pages of this product, on which test cards are given. */
export interface TestCheckouts {
  /** Pays with a test card, by its digits. */
  pay(id: string, card: string): Promise<TestPayment>;
  /** Answers a payment that waits to be confirmed. */
  confirm(id: string, confirmed: boolean): Promise<TestPayment>;
}

/** What became of a payment with a test card. */
export type TestPayment = 'done' | 'confirm' | 'declined' | 'invalid' | 'over' | 'not-found';
