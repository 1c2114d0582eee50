import { addMonths, isCancelled, subscriptionStatusAt } from '@footnote/domain';
import type {
  Clock,
  Grant,
  PaidPlans,
  Reward,
  Rewards,
  StoredSubscription,
  Subscriptions,
} from './subscriptions.ports.ts';

export interface RewardDeps {
  subscriptions: Pick<Subscriptions, 'current'>;
  rewards: Rewards;
  now: Clock;
  /** Asks for waiting rewards to be told to the provider, once what is under way is saved. */
  onWaiting: () => Promise<void>;
}

/** Whether a subscription will be charged again, so that there is a billing date to move. */
export function renews({ facts }: StoredSubscription): boolean {
  return facts.status !== 'canceled' && facts.status !== 'paused' && !isCancelled(facts);
}

/** Gives an account months of Pro (`PaidPlans.rewardMonths`); an account that is gone gets nothing. */
export function rewardMonths(deps: RewardDeps): PaidPlans['rewardMonths'] {
  return async (reward) => {
    await deps.rewards.hold(reward.accountId, () => give(deps, reward));
  };
}

async function give({ subscriptions, rewards, now, onWaiting }: RewardDeps, reward: Reward): Promise<void> {
  if (await rewards.has(reward.id)) return;
  const held = await subscriptions.current({ kind: 'account', id: reward.accountId });
  if (held !== null && renews(held)) {
    await rewards.saveMove(reward, held);
    await onWaiting();
    return;
  }
  const moment = new Date(now()).toISOString();
  await rewards.saveGrant(
    reward,
    nextGrant(await rewards.lastGrant(reward.accountId), reward.months, { held, moment }),
  );
}

/** Months after all the time that an account has already. */
export function nextGrant(
  last: Grant | null,
  months: number,
  { held, moment }: { held: StoredSubscription | null; moment: string },
): Grant {
  if (last !== null && last.until > moment) return grantFrom(last.from, last.months + months);
  const paid = held !== null && subscriptionStatusAt(held.facts, null, moment) === 'active' ? endOf(held) : null;
  return grantFrom(paid !== null && paid > moment ? paid : moment, months);
}

const endOf = ({ facts }: StoredSubscription) => facts.expiry ?? facts.scheduled_change?.effective_at ?? null;

function grantFrom(from: string, months: number): Grant {
  return { from, months, until: addMonths(from, months) ?? from };
}
