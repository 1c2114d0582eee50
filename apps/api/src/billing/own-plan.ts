import {
  isCancelled,
  NO_SUBSCRIPTION,
  ok,
  subscriptionStatusAt,
  type BilledPrices,
  type BillingErrorCode,
  type BillingInterval,
  type Checkout,
  type CheckoutRequest,
  type Discount,
  type OwnPlan,
  type PaymentOutcome,
  type StartedCheckout,
} from '@footnote/domain';
import type { LocalPayments } from './local-payments.ports.ts';
import { PaymentFailure, type PaymentProvider, type TestPayment } from './payment-provider.ports.ts';
import { orProviderFailed, refuse, type ProviderCallDeps, type Refused } from './provider-calls.ts';
import { settleCustomer, settleSubscription, type SettleDeps } from './events/settle.ts';
import type { Payer, PaymentCustomer, Rewards, StoredSubscription } from './subscriptions.ports.ts';

export interface OwnPlanDeps extends SettleDeps, ProviderCallDeps {
  rewards: Pick<Rewards, 'waitingOf'>;
  local: LocalPayments | null;
  requestWork: () => Promise<void>;
}

/** The plan of a payer, with everything its page shows. */
export async function readOwnPlan(deps: OwnPlanDeps, payer: Payer): Promise<OwnPlan> {
  const { subscriptions, provider, payers, now } = deps;
  const held = await subscriptions.current(payer);
  const account = payer.kind === 'account' ? payer.id : null;
  const plan = account === null ? undefined : (await subscriptions.plansOf([account])).get(account);
  const waiting = account === null ? [] : await deps.rewards.waitingOf(account);
  const limit = payer.kind === 'organization' ? ((await payers.find(payer))?.seats ?? null) : null;
  return {
    at: new Date(now()).toISOString(),
    facts: held?.facts ?? NO_SUBSCRIPTION,
    subscription: held === null ? null : await shownSubscription(deps, held),
    grantedUntil: plan?.grantedUntil ?? null,
    monthsToMove: waiting.reduce((months, reward) => months + reward.months, 0),
    userLimit: limit,
    test: provider.name === 'local',
  };
}

async function shownSubscription(
  { provider }: OwnPlanDeps,
  { id, interval, seats, price, discount }: StoredSubscription,
): Promise<NonNullable<OwnPlan['subscription']>> {
  // A discount that cannot be read is no reason to show no plan.
  const terms = discount === null ? null : await provider.discount(discount.id).catch(() => null);
  return { id, interval, seats, price, discount: discount === null ? null : { ...discount, terms } };
}

/** What the paid plan costs. */
export function readPrices(deps: ProviderCallDeps): Promise<Refused<BilledPrices>> {
  return orProviderFailed(deps, async () => ok(await deps.provider.prices()));
}

/** What a discount takes off. */
export function readDiscount(deps: ProviderCallDeps, id: string): Promise<Refused<Discount>> {
  return orProviderFailed(deps, async () => {
    const found = await deps.provider.discount(id);
    return found === null ? refuse('billing/discount-not-found') : ok(found);
  });
}

/** The customer of a payer at the provider, made now where there is none; null where the payer is gone. Throws PaymentFailure. */
export async function ensureCustomer(
  { provider, subscriptions, payers }: Pick<SettleDeps, 'provider' | 'subscriptions' | 'payers'>,
  payer: Payer,
  /** Where an organization is written to. */
  email: string,
): Promise<PaymentCustomer | null> {
  const known = await subscriptions.customerOf(provider.name, payer);
  if (known !== null) return known;
  const person = await payers.find(payer);
  if (person === null) return null;
  const id = await provider.createCustomer(namedAtProvider(payer, person.email ?? email));
  return subscriptions.saveCustomer({ provider: provider.name, id, payer });
}

const namedAtProvider = (payer: Payer, email: string) => ({ email, uid: `${payer.kind}:${payer.id}` });

/** Begins a checkout for a payer who has no subscription that goes on. */
export async function startCheckout(
  deps: OwnPlanDeps,
  { payer, email }: { payer: Payer; email: string },
  { interval, discountId }: CheckoutRequest,
): Promise<Refused<StartedCheckout>> {
  const { provider, subscriptions, checkouts, payers } = deps;
  return orProviderFailed(deps, async () => {
    if (discountId !== undefined && (await provider.discount(discountId)) === null)
      return refuse('billing/discount-not-found');
    const customer = await ensureCustomer(deps, payer, email);
    const person = await payers.find(payer);
    if (customer === null || person === null) return refuse('billing/checkout-not-found');
    // What was paid a moment ago may not have been told yet.
    await settleCustomer(deps, customer.id);
    const held = await subscriptions.current(payer);
    if (held !== null && isUnderWay(held, deps.now())) return refuse('billing/subscribed-already');
    const buyer = payer.kind === 'account' ? 'person' : 'organization';
    const order = { customerId: customer.id, buyer, interval, seats: person.seats } as const;
    const begin = () => provider.startCheckout({ ...order, discountId: discountId ?? null });
    const id = await begin().catch(async (error: unknown) => {
      if (!(error instanceof PaymentFailure) || !error.closed) throw error;
      // They came back while their customer was being closed; making it once more opens it.
      await provider.createCustomer(namedAtProvider(payer, person.email ?? email));
      return begin();
    });
    await checkouts.add({ provider: provider.name, id, customerId: customer.id });
    return ok({ id, path: checkoutPath(id) });
  });
}

const checkoutPath = (id: string) => `/checkout?_ptxn=${encodeURIComponent(id)}`;

/** Whether somebody who has it buys no other. */
function isUnderWay({ facts }: StoredSubscription, now: number): boolean {
  if (facts.status === 'past_due' || facts.status === 'paused') return true;
  const status = subscriptionStatusAt(facts, null, new Date(now).toISOString());
  return status === 'active' || status === 'trialing';
}

/** The page of a checkout, for whoever began it. `mayPayFor` says whether an organization is paid for by who asks. */
export async function readCheckout(
  deps: OwnPlanDeps,
  id: string,
  mayPayFor: (payer: Payer) => Promise<boolean>,
): Promise<Refused<Checkout>> {
  return orProviderFailed(deps, async () => {
    const found = await deps.provider.checkout(id);
    const customer = found && (await deps.subscriptions.customer(deps.provider.name, found.customerId));
    if (found === null || customer === null || !(await mayPayFor(customer.payer)))
      return refuse('billing/checkout-not-found');
    if (found.isOver) return refuse('billing/checkout-over');
    const { kind, id: payer } = customer.payer;
    return ok({ ...found.shown, organizationId: kind === 'organization' ? payer : null });
  });
}

const REFUSALS: Record<Exclude<TestPayment, 'done' | 'confirm'>, BillingErrorCode> = {
  declined: 'billing/card-declined',
  invalid: 'billing/card-invalid',
  over: 'billing/checkout-over',
  'not-found': 'billing/checkout-not-found',
};

/** Pays a checkout of this product's provider, or answers what it asks; what came of it is learnt from its events. */
export async function payTestCheckout(
  { local, requestWork }: Pick<OwnPlanDeps, 'local' | 'requestWork'>,
  id: string,
  payment: { card: string } | { confirmed: boolean },
): Promise<Refused<PaymentOutcome>> {
  if (local === null) return refuse('billing/checkout-not-found');
  const { checkouts } = local;
  const outcome =
    'card' in payment ? await checkouts.pay(id, payment.card) : await checkouts.confirm(id, payment.confirmed);
  if (outcome !== 'done' && outcome !== 'confirm') return refuse(REFUSALS[outcome]);
  if (outcome === 'done') await requestWork();
  return ok({ outcome });
}

/** Cancels at the end of what is paid; logs a failure and says `Error canceling subscription` (specification §8). */
export function cancelSubscription(deps: OwnPlanDeps, payer: Payer): Promise<Refused<OwnPlan>> {
  const refusal = 'billing/cancel-failed';
  return change(deps, payer, { refusal, work: (provider, { id }) => provider.cancel(id, 'period-end') });
}

/** Takes a cancellation back that has not counted yet. */
export function resumeSubscription(deps: OwnPlanDeps, payer: Payer): Promise<Refused<OwnPlan>> {
  return change(deps, payer, { work: (provider, { id }) => provider.resume(id) });
}

/** Pays by another interval from the next billing date on. */
export function switchInterval(deps: OwnPlanDeps, payer: Payer, to: BillingInterval): Promise<Refused<OwnPlan>> {
  return change(deps, payer, { work: (provider, { id }) => provider.switchInterval(id, to) });
}

/** Begins a checkout in which another card is given. */
export async function changeCard(deps: OwnPlanDeps, payer: Payer): Promise<Refused<StartedCheckout>> {
  const held = await deps.subscriptions.current(payer);
  if (held === null || held.facts.status === 'canceled') return refuse('billing/no-subscription');
  return orProviderFailed(deps, async () => {
    const id = await deps.provider.methodTransaction(held.id);
    return ok({ id, path: checkoutPath(id) });
  });
}

async function change(
  deps: OwnPlanDeps,
  payer: Payer,
  {
    work,
    refusal,
  }: { work: (provider: PaymentProvider, held: StoredSubscription) => Promise<void>; refusal?: BillingErrorCode },
): Promise<Refused<OwnPlan>> {
  const held = await deps.subscriptions.current(payer);
  if (held === null || (held.facts.status === 'canceled' && isCancelled(held.facts)))
    return refuse('billing/no-subscription');
  const changed = await orProviderFailed(
    deps,
    async () => {
      await work(deps.provider, held);
      // How it is now is known at once, and not only when the event comes.
      await settleSubscription(deps, held.id);
      return ok(null);
    },
    refusal,
  );
  return changed.ok ? ok(await readOwnPlan(deps, payer)) : changed;
}
