import type { BillingInterval, SubscriptionFacts, SubscriptionStatus } from '@footnote/domain';

/** Who pays: a person for themself, or an organization for its members. */
export interface Payer {
  kind: 'account' | 'organization';
  id: string;
}

/** A payer as the payment provider knows it. */
export interface PaymentCustomer {
  provider: string;
  id: string;
  payer: Payer;
}

/** A discount of a subscription (specification §3); moments are ISO 8601, null where there is none. */
export interface SubscriptionDiscount {
  id: string;
  starts_at: string | null;
  ends_at: string | null;
}

/** A subscription as the provider said it. */
export interface ProviderSubscription {
  id: string;
  customerId: string;
  facts: SubscriptionFacts;
  interval: BillingInterval;
  /** How many may use it: 1 for a person, the user limit for an organization. */
  seats: number;
  /** What a period costs, in minor units of the currency, for all seats and before any discount. */
  price: { amount: number; currency: string };
  discount: SubscriptionDiscount | null;
  begunAt: string;
  /** When it changed last. */
  changedAt: string;
}

/** A subscription as it is saved. */
export interface StoredSubscription extends ProviderSubscription {
  provider: string;
  payer: Payer;
  /** When the provider was last asked for it. */
  checkedAt: string;
}

/** What an account may use by what it pays or was given. */
export interface PlanOfAccount {
  accountId: string;
  /** The subscription that counts: one that gives Pro now, else the last that began. */
  subscription: StoredSubscription | null;
  /** Until when months of Pro were granted; null where none were. */
  grantedUntil: string | null;
}

/** Customers and subscriptions as saved; where no provider is named, those of the one that is asked now. */
export interface Subscriptions {
  /** Keeps what the provider calls a payer; one that another call was faster with stays, and is given. */
  saveCustomer(customer: PaymentCustomer): Promise<PaymentCustomer>;
  /** Null where the provider does not know the payer. */
  customerOf(provider: string, payer: Payer): Promise<PaymentCustomer | null>;
  /** Null where nobody is known by that name. */
  customer(provider: string, id: string): Promise<PaymentCustomer | null>;
  /** Keeps what the provider said, unless something newer is kept; false where the customer is nobody's, or it is older. */
  save(provider: string, subscription: ProviderSubscription): Promise<boolean>;
  find(provider: string, id: string): Promise<StoredSubscription | null>;
  /** How many subscriptions of a customer were not cancelled, by what is saved. */
  countLive(provider: string, customerId: string): Promise<number>;
  /** The subscription of a payer that counts; null where there never was one. */
  current(payer: Payer): Promise<StoredSubscription | null>;
  /** What accounts may use; those who never had anything are left out. */
  plansOf(accountIds: readonly string[]): Promise<ReadonlyMap<string, PlanOfAccount>>;
  /** Those whose next step by the clock is due, or that nobody asked about since `before` (ISO 8601), the longest waiting first. */
  overdue(before: string, limit: number): Promise<{ provider: string; id: string }[]>;
  /** Notes that the provider is to be told to cancel a subscription, as whoever paid is gone. */
  oweCancellation(provider: string, id: string): Promise<void>;
  /** Subscriptions that the provider is still to be told to cancel, as whoever paid is gone. */
  owedCancellations(limit: number): Promise<{ provider: string; id: string }[]>;
  /** Whether that is still to be told of a subscription. */
  isCancellationOwed(provider: string, id: string): Promise<boolean>;
  cancellationDone(provider: string, id: string): Promise<void>;
}

/** Months of Pro that were earned. */
export interface Reward {
  id: string;
  accountId: string;
  months: number;
}

/** Months granted in a row until a date. */
export interface Grant {
  from: string;
  months: number;
  until: string;
}

/** A reward that moves the next billing date of a subscription; the dates are null until the move was begun. */
export interface WaitingReward extends Reward {
  provider: string;
  subscriptionId: string;
  movedFrom: string | null;
  movedTo: string | null;
}

/** Rewards as saved. */
export interface Rewards {
  /** Runs `work` in a transaction, or in the one under way, while nobody else rewards an account; null where there is no such account. */
  hold<T>(accountId: string, work: () => Promise<T>): Promise<T | null>;
  has(id: string): Promise<boolean>;
  /** The grants of an account that ends last; null where nothing was granted. */
  lastGrant(accountId: string): Promise<Grant | null>;
  /** Keeps a reward that is Pro time. */
  saveGrant(reward: Reward, grant: Grant): Promise<void>;
  /** Keeps a reward that the provider is to be told of. */
  saveMove(reward: Reward, subscription: { provider: string; id: string }): Promise<void>;
  /** Rewards whose provider, whichever it is, is still to be told, the first earned first. */
  waiting(limit: number): Promise<WaitingReward[]>;
  /** The same of one account; one whose move was begun before all others. */
  waitingOf(accountId: string): Promise<WaitingReward[]>;
  /** Notes from when to when a billing date is about to be moved, before the provider is told; false where somebody else has noted something since the reward was read. */
  beginMove(reward: WaitingReward, move: { from: string; to: string }): Promise<boolean>;
  applied(id: string): Promise<void>;
  /** Makes Pro time of a reward whose subscription no longer renews. */
  turnIntoGrant(id: string, grant: Grant): Promise<void>;
}

/** Tells when something happened; milliseconds since 1970. */
export type Clock = () => number;

/** What others may ask of plans. */
export interface PaidPlans {
  /** The status that decides what each account may use now; those without one are left out. */
  statusesOf(accountIds: readonly string[]): Promise<ReadonlyMap<string, SubscriptionStatus>>;
  /** What a profile says of the plan of an account. */
  profileOf(accountId: string): Promise<{
    subscriptionStatus: SubscriptionStatus | null;
    subscriptionId: string | null;
    customerId: string | null;
  }>;
  /** Makes an account that was just registered known to the payment provider, in the background; a failure is reported alone. */
  registered(accountId: string): void;
  /**
   * Gives an account months of Pro, in the transaction under way if there is one. Somebody free gets time until a date,
   * which adds up; of a subscriber, the next billing date is moved. The same `id` rewards once.
   */
  rewardMonths(reward: Reward): Promise<void>;
}
