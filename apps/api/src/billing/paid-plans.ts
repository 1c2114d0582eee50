import { subscriptionStatusAt, type SubscriptionStatus } from '@footnote/domain';
import { rewardMonths, type RewardDeps } from './reward-months.ts';
import type { PaidPlans, Subscriptions } from './subscriptions.ports.ts';

/** Tells what accounts may use by what they pay or were given, and gives them months. */
export function createPaidPlans(
  deps: RewardDeps & { subscriptions: Pick<Subscriptions, 'current' | 'plansOf' | 'customerOf'>; provider: string },
): PaidPlans {
  const { subscriptions, now, provider } = deps;
  const statusesOf = async (accountIds: readonly string[]) => {
    const moment = new Date(now()).toISOString();
    const statuses = new Map<string, SubscriptionStatus>();
    for (const [id, { subscription, grantedUntil }] of await subscriptions.plansOf(accountIds)) {
      const status = subscriptionStatusAt(subscription?.facts ?? null, grantedUntil, moment);
      if (status !== null) statuses.set(id, status);
    }
    return statuses;
  };
  return {
    statusesOf,
    async profileOf(accountId) {
      const payer = { kind: 'account', id: accountId } as const;
      const [status, customer, current] = [
        (await statusesOf([accountId])).get(accountId) ?? null,
        await subscriptions.customerOf(provider, payer),
        await subscriptions.current(payer),
      ];
      return {
        subscriptionStatus: status,
        subscriptionId: current?.id ?? null,
        customerId: current?.customerId ?? customer?.id ?? null,
      };
    },
    rewardMonths: rewardMonths(deps),
  };
}
