import type { TestCheckouts } from './payment-provider.ports.ts';
import type { Clock } from './subscriptions.ports.ts';

/** A clock that may be moved in development, so that a month passes in a moment. */
export interface MovableClock {
  /** Whether it may; otherwise it goes with that of the machine. */
  readonly movable: boolean;
  now: Clock;
  /** Reads from where it was moved to before. */
  load(): Promise<void>;
  /** Moves it on; throws where it may not be moved. */
  move(milliseconds: number): Promise<void>;
}

/** Hands an event over as a request of the provider would, and gives whether it was taken. */
export type DeliverEvent = (body: string, headers: Record<string, string>) => Promise<boolean>;

/** What a provider elsewhere would do by itself: pages to pay on, the passing of time, and sending what happened. */
export interface LocalPayments {
  checkouts: TestCheckouts;
  clock: MovableClock;
  /** Lets happen what is due, and sends the events that were not taken yet, in their order until one is refused. */
  run(deliver: DeliverEvent): Promise<void>;
}
