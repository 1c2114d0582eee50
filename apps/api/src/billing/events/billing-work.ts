import { eachRowUntil, type EachRow } from './each-row.ts';
import type { DeliverEvent, LocalPayments } from '../local-payments.ports.ts';
import { moveBillingDate } from './move-billing-date.ts';
import { applyEvents, type PaymentEventDeps } from './payment-events.ts';
import { PaymentFailure } from '../payment-provider.ports.ts';
import { closeDeparted, settleCustomer, settleSubscription } from './settle.ts';
import type { Rewards } from '../subscriptions.ports.ts';

export interface BillingWorkDeps extends PaymentEventDeps {
  rewards: Rewards;
  /** Null where the provider is elsewhere. */
  local: LocalPayments | null;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** What is done of each kind in one round. */
const BATCH = 100;

type Step = (deps: BillingWorkDeps, each: EachRow) => Promise<void>;

const STEPS: Readonly<Record<string, Step>> = {
  'applying events': applyEvents,
  'looking after checkouts': settleCheckouts,
  'looking after subscriptions': settleOverdue,
  'cancelling for those who are gone': cancelOwed,
  'closing customers who are gone': async (deps, each) =>
    each(await deps.departed.due(BATCH), ({ id }) => closeDeparted(deps, id)),
  'moving billing dates': async (deps, each) =>
    each(await deps.rewards.waiting(BATCH), (reward) => moveBillingDate(deps, reward)),
  'counting seats': countSeats,
  'forgetting events': ({ events, now }) => events.forgetEnded(new Date(now() - 90 * DAY)),
  'forgetting customers who are gone': ({ departed, now }) => departed.forget(new Date(now() - 400 * DAY)),
};

/** One round of what is due: nothing of it depends on an event having come, and all of it may be done twice. */
export async function doBillingWork(
  deps: BillingWorkDeps,
  deliver: DeliverEvent,
  /** Aborted where another round may begin: this one does no more then. */
  signal: AbortSignal,
): Promise<void> {
  const steps: Readonly<Record<string, Step>> = {
    'forgetting another provider': ({ payers }) => payers.forgetOtherProviders(),
    'sending events': async ({ local }) => local?.run(deliver),
    ...STEPS,
  };
  for (const [what, step] of Object.entries(steps)) {
    if (signal.aborted) return;
    const report = (error: unknown) => deps.onProblem(what, error);
    await step(deps, eachRowUntil(signal, report)).catch(report);
  }
}

/** Asks about checkouts whose events did not come: somebody paid, perhaps. */
async function settleCheckouts(deps: BillingWorkDeps, each: EachRow): Promise<void> {
  const moment = deps.now();
  const between = { from: new Date(moment - 3 * DAY), to: new Date(moment - MINUTE) };
  await each(await deps.checkouts.customersOfOpen(between, BATCH), async (id) => void (await settleCustomer(deps, id)));
}

/** Asks about subscriptions whose next step is due, and about each once a day. */
async function settleOverdue(deps: BillingWorkDeps, each: EachRow): Promise<void> {
  const before = new Date(deps.now() - DAY).toISOString();
  const due = await deps.subscriptions.overdue(before, BATCH);
  await each(due, async ({ id }) => void (await settleSubscription(deps, id)));
}

async function cancelOwed({ provider, subscriptions }: BillingWorkDeps, each: EachRow): Promise<void> {
  await each(await subscriptions.owedCancellations(BATCH), async ({ provider: at, id }) => {
    await provider.cancel(id, 'at-once').catch((error: unknown) => {
      // What the provider does not know, it charges nobody for.
      if (!(error instanceof PaymentFailure) || !error.missing) throw error;
    });
    await subscriptions.cancellationDone(at, id);
  });
}

/** Buys as many seats as an organization has places; a card that was declined is left alone for a day. */
async function countSeats(deps: BillingWorkDeps, each: EachRow): Promise<void> {
  const { provider, payers } = deps;
  await each(await payers.wrongSeats(BATCH), async ({ id, seats }) => {
    try {
      await provider.setSeats(id, seats);
    } catch (error) {
      if (error instanceof PaymentFailure && !error.retryable) await payers.seatsRefused(id, seats);
      throw error;
    }
    await settleSubscription(deps, id);
  });
}
