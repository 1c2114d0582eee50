import { addMonths } from '@footnote/domain';
import type { DeliverEvent, LocalPayments } from '../local-payments.ports.ts';
import { applyEvents, type PaymentEventDeps } from './payment-events.ts';
import { nextGrant, renews } from '../reward-months.ts';
import { settleCustomer, settleSubscription } from './settle.ts';
import type { Rewards, WaitingReward } from '../subscriptions.ports.ts';

export interface BillingWorkDeps extends PaymentEventDeps {
  rewards: Rewards;
  /** Null where the provider is elsewhere. */
  local: LocalPayments | null;
  /** Told of what could not be done now; it is tried again with the next round. */
  onProblem: (problem: string, error: unknown) => void;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** What is done of each kind in one round. */
const BATCH = 100;

/** One round of what is due: nothing of it depends on an event having come, and all of it may be done twice. */
export async function doBillingWork(deps: BillingWorkDeps, deliver: DeliverEvent): Promise<void> {
  const { local, events, now } = deps;
  const steps: Record<string, () => Promise<void>> = {
    'forgetting another provider': () => deps.payers.forgetOtherProviders(),
    'sending events': async () => local?.run(deliver),
    'applying events': () => applyEvents(deps),
    'looking after checkouts': () => settleCheckouts(deps),
    'looking after subscriptions': () => settleOverdue(deps),
    'cancelling for those who are gone': () => cancelOwed(deps),
    'moving billing dates': () => moveBillingDates(deps),
    'counting seats': () => countSeats(deps),
    'forgetting events': () => events.forgetApplied(new Date(now() - 90 * DAY)),
  };
  for (const [what, step] of Object.entries(steps)) await step().catch((error: unknown) => deps.onProblem(what, error));
}

/** Asks about checkouts whose events did not come: somebody paid, perhaps. */
async function settleCheckouts(deps: BillingWorkDeps): Promise<void> {
  const moment = deps.now();
  const between = { from: new Date(moment - 3 * DAY), to: new Date(moment - MINUTE) };
  const open = await deps.checkouts.open(between, BATCH);
  for (const customerId of new Set(open.map((checkout) => checkout.customerId))) await settleCustomer(deps, customerId);
}

/** Asks about subscriptions whose next step is due, and about each once a day. */
async function settleOverdue(deps: BillingWorkDeps): Promise<void> {
  const before = new Date(deps.now() - DAY).toISOString();
  for (const { id } of await deps.subscriptions.overdue(before, BATCH)) await settleSubscription(deps, id);
}

async function cancelOwed({ provider, subscriptions }: BillingWorkDeps): Promise<void> {
  for (const { provider: at, id } of await subscriptions.owedCancellations(BATCH)) {
    await provider.cancel(id, 'at-once');
    await subscriptions.cancellationDone(at, id);
  }
}

/** Tells the provider of months that subscribers earned. */
async function moveBillingDates(deps: BillingWorkDeps): Promise<void> {
  for (const reward of await deps.rewards.waiting(BATCH)) await moveBillingDate(deps, reward);
}

/**
 * The new date is written down before the provider is told, so that a process that dies in between moves it to the same
 * date again and not by another month.
 */
async function moveBillingDate(deps: BillingWorkDeps, reward: WaitingReward): Promise<void> {
  const { provider, rewards, now } = deps;
  // A date at a provider that is asked no more cannot be moved: what was earned becomes time.
  const said = reward.provider === provider.name ? await provider.subscription(reward.subscriptionId) : null;
  const held = await deps.subscriptions.find(provider.name, reward.subscriptionId);
  const renewal = said?.facts.renewal ?? null;
  if (said === null || held === null || !renews({ ...held, ...said })) {
    const moment = new Date(now()).toISOString();
    const ending = said === null || held === null ? null : { ...held, ...said };
    await rewards.hold(reward.accountId, async () => {
      const last = await rewards.lastGrant(reward.accountId);
      await rewards.turnIntoGrant(reward.id, nextGrant(last, reward.months, { held: ending, moment }));
    });
    return;
  }
  // What is owed is paid first: there is no next date to move yet.
  if (renewal === null || said.facts.status === 'past_due') return;
  const isMoved = reward.movedTo !== null && Date.parse(renewal) === Date.parse(reward.movedTo);
  const isBegun = reward.movedFrom !== null && Date.parse(renewal) === Date.parse(reward.movedFrom);
  const to = isBegun && reward.movedTo !== null ? reward.movedTo : (addMonths(renewal, reward.months) ?? renewal);
  if (!isMoved) {
    if (!isBegun) await rewards.beginMove(reward.id, { from: renewal, to });
    await provider.moveBilling(reward.subscriptionId, to);
  }
  await rewards.applied(reward.id);
  await settleSubscription(deps, reward.subscriptionId);
}

/** Buys as many seats as an organization has places. */
async function countSeats(deps: BillingWorkDeps): Promise<void> {
  for (const { id, seats } of await deps.payers.wrongSeats(BATCH)) {
    await deps.provider.setSeats(id, seats);
    await settleSubscription(deps, id);
  }
}
