import { subscriptionStatusAt, type SubscriptionStatus } from '@footnote/domain';
import { ensureCustomer } from './own-plan.ts';
import type { PaymentProvider } from './payment-provider.ports.ts';
import type { Payers } from './payments.ports.ts';
import { rewardMonths } from './reward-months.ts';
import type { Clock, PaidPlans, Rewards, Subscriptions } from './subscriptions.ports.ts';

export interface PaidPlansDeps {
  provider: PaymentProvider;
  subscriptions: Subscriptions;
  rewards: Rewards;
  payers: Payers;
  now: Clock;
  /** Whether plans are sold here. */
  sold: boolean;
  requestWork: () => Promise<void>;
  onProblem: (problem: string, error: unknown) => void;
}

/** Tells what accounts may use by what they pay or were given, and gives them months; `settled` waits for customers that are being made. */
export function createPaidPlans(deps: PaidPlansDeps): { paidPlans: PaidPlans; settled: () => Promise<void> } {
  const { subscriptions, now, provider } = deps;
  const underWay = new Set<Promise<void>>();
  const statusesOf = async (accountIds: readonly string[]) => {
    const moment = new Date(now()).toISOString();
    const statuses = new Map<string, SubscriptionStatus>();
    for (const [id, { subscription, grantedUntil }] of await subscriptions.plansOf(accountIds)) {
      const status = subscriptionStatusAt(subscription?.facts ?? null, grantedUntil, moment);
      if (status !== null) statuses.set(id, status);
    }
    return statuses;
  };
  const paidPlans: PaidPlans = {
    statusesOf,
    async profileOf(accountId) {
      const payer = { kind: 'account', id: accountId } as const;
      const statuses = await statusesOf([accountId]);
      const customer = await subscriptions.customerOf(provider.name, payer);
      const current = await subscriptions.current(payer);
      return {
        subscriptionStatus: statuses.get(accountId) ?? null,
        subscriptionId: current?.id ?? null,
        customerId: current?.customerId ?? customer?.id ?? null,
      };
    },
    registered(accountId) {
      if (!deps.sold) return;
      const making = makeCustomer(deps, accountId).finally(() => underWay.delete(making));
      underWay.add(making);
    },
    rewardMonths: rewardMonths({ ...deps, onWaiting: deps.requestWork }),
  };
  return { paidPlans, settled: async () => void (await Promise.all(underWay)) };
}

/** A customer that cannot be made now is made when they buy something. */
async function makeCustomer(deps: PaidPlansDeps, accountId: string): Promise<void> {
  try {
    await ensureCustomer(deps, { kind: 'account', id: accountId }, '');
  } catch (error) {
    deps.onProblem('A payment customer could not be made.', error);
  }
}
