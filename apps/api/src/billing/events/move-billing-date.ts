import { addMonths } from '@footnote/domain';
import { nextGrant, renews } from '../reward-months.ts';
import type { ProviderSubscription, Rewards, StoredSubscription, WaitingReward } from '../subscriptions.ports.ts';
import { settleSubscription, type SettleDeps } from './settle.ts';

export interface MoveDeps extends SettleDeps {
  rewards: Rewards;
}

/**
 * Tells the provider of months that a subscriber earned; of one account one after the other, as each moves the date
 * that the one before moved. The new date is written down before the provider is told, so that a process that dies in
 * between does not move it by another month.
 */
export async function moveBillingDate(deps: MoveDeps, listed: WaitingReward): Promise<void> {
  const { provider, rewards } = deps;
  const reward = await firstWaiting(deps, listed);
  if (reward === null) return;
  // A date at a provider that is asked no more cannot be moved: what was earned becomes time.
  const said = reward.provider === provider.name ? await provider.subscription(reward.subscriptionId) : null;
  const held = await deps.subscriptions.find(provider.name, reward.subscriptionId);
  if (said === null || held === null || !renews({ ...held, ...said })) {
    await becomeTime(deps, reward, said === null || held === null ? null : { ...held, ...said });
    return;
  }
  const { renewal, status } = said.facts;
  // What is owed is paid first: there is no next date to move yet.
  if (renewal === null || status === 'past_due') return;
  if (!(await isMoved(deps, reward, said))) {
    const to = isBegun(reward, renewal) ? reward.movedTo : (addMonths(renewal, reward.months) ?? renewal);
    if (!(await rewards.beginMove(reward, { from: renewal, to }))) return;
    await provider.moveBilling(reward.subscriptionId, to);
  }
  await rewards.applied(reward.id);
  await settleSubscription(deps, reward.subscriptionId);
}

/** The reward, unless another of its account comes first, or another round was faster. */
async function firstWaiting({ rewards }: MoveDeps, { id, accountId }: WaitingReward): Promise<WaitingReward | null> {
  const [first] = await rewards.waitingOf(accountId);
  return first?.id === id ? first : null;
}

type BegunReward = WaitingReward & { movedFrom: string; movedTo: string };

function isBegun(reward: WaitingReward, renewal: string): reward is BegunReward {
  return reward.movedFrom !== null && reward.movedTo !== null && isSame(reward.movedFrom, renewal);
}

const isSame = (one: string, other: string) => Date.parse(one) === Date.parse(other);

/**
 * Whether a move that was begun was made. A renewal brings the date to the very same day as a move by its period would:
 * the difference is that a period was charged from the day that was to be moved.
 */
async function isMoved(
  { provider }: MoveDeps,
  { movedFrom, movedTo }: WaitingReward,
  { customerId, facts: { renewal } }: ProviderSubscription,
): Promise<boolean> {
  if (movedFrom === null || movedTo === null || renewal === null || isSame(renewal, movedFrom)) return false;
  const charged = (await provider.invoicesOf(customerId)).flatMap(({ lines }) => lines.map(({ from }) => from ?? ''));
  const isCharged = (day: string) => charged.some((from) => isSame(from, day));
  return !isCharged(movedFrom) && (isSame(renewal, movedTo) || isCharged(movedTo));
}

async function becomeTime(deps: MoveDeps, reward: WaitingReward, held: StoredSubscription | null): Promise<void> {
  const { rewards, now } = deps;
  await rewards.hold(reward.accountId, async () => {
    if ((await firstWaiting(deps, reward)) === null) return;
    const last = await rewards.lastGrant(reward.accountId);
    const moment = new Date(now()).toISOString();
    await rewards.turnIntoGrant(reward.id, nextGrant(last, reward.months, { held, moment }));
  });
}
