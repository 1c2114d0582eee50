import { subscriptionStatusAt } from '@footnote/domain';
import type { StoredSubscription } from './subscriptions.ports.ts';

/** The subscription that counts of all a payer had: one that gives Pro at a moment (ISO 8601), else the last that began. */
export function currentSubscription(all: readonly StoredSubscription[], now: string): StoredSubscription | null {
  const gives = ({ facts }: StoredSubscription) => {
    const status = subscriptionStatusAt(facts, null, now);
    return status === 'active' || status === 'trialing' ? 1 : 0;
  };
  const order = (one: StoredSubscription, other: StoredSubscription) =>
    gives(other) - gives(one) || other.begunAt.localeCompare(one.begunAt) || other.id.localeCompare(one.id);
  return all.toSorted(order)[0] ?? null;
}
