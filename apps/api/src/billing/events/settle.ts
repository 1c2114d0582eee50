import { subscriptionStatusAt } from '@footnote/domain';
import type { PaymentProvider } from '../payment-provider.ports.ts';
import type { Checkouts, DepartedCustomers, Invoices, Payers, PaymentEvents } from '../payments.ports.ts';
import type { Clock, Payer, PaymentCustomer, ProviderSubscription, Subscriptions } from '../subscriptions.ports.ts';

export interface SettleDeps {
  provider: PaymentProvider;
  subscriptions: Subscriptions;
  invoices: Invoices;
  checkouts: Checkouts;
  payers: Payers;
  departed: DepartedCustomers;
  events: PaymentEvents;
  now: Clock;
  /** Told of what somebody has to look at. */
  onProblem: (problem: string, error: unknown) => void;
  /** Runs work in a transaction, or in the one under way. */
  inTransaction: <T>(work: () => Promise<T>) => Promise<T>;
}

/** What came of asking the provider. */
export type Settled = 'saved' | 'nobody' | 'over';

/**
 * Asks the provider how a subscription is, and keeps that with what was charged. `nobody` where no payer here has it,
 * `over` where it charges nobody any more, as where whoever paid was gone. Throws PaymentFailure.
 */
export async function settleSubscription(deps: SettleDeps, id: string): Promise<Settled> {
  const said = await deps.provider.subscription(id);
  if (said === null) return 'over';
  if (await keep(deps, [said])) return 'saved';
  if (said.facts.status === 'canceled') return 'over';
  if (!(await deps.departed.has(deps.provider.name, said.customerId))) return 'nobody';
  await endDeparted(deps, said);
  return 'over';
}

/** Ends what a customer who is gone has at the provider, and has their open checkouts called off. Throws PaymentFailure. */
export async function closeDeparted(deps: SettleDeps, customerId: string): Promise<void> {
  const { provider, departed } = deps;
  // Asked before each step, as they may come back meanwhile.
  const isGone = () => departed.has(provider.name, customerId);
  if (!(await isGone())) return;
  for (const said of await provider.subscriptionsOf(customerId)) {
    if (said.facts.status === 'canceled') continue;
    if (!(await isGone())) return;
    await endDeparted(deps, said);
  }
  if (!(await isGone())) return;
  await provider.closeCustomer(customerId);
  await departed.closed(provider.name, customerId);
}

/** Of what was paid after the account was deleted, super admins hear: it may have to be refunded. A trial has cost nothing. */
async function endDeparted(
  { provider, subscriptions, events, now, inTransaction }: SettleDeps,
  { id, customerId, facts }: ProviderSubscription,
): Promise<void> {
  // What was known when the account was deleted is cancelled for that.
  if (await subscriptions.isCancellationOwed(provider.name, id)) return;
  const occurredAt = new Date(now()).toISOString();
  // Noted first, as it is never found again once it is cancelled; and owed, so that it is cancelled in the end whatever fails now.
  await inTransaction(async () => {
    await subscriptions.oweCancellation(provider.name, id);
    if (facts.status === 'trialing') return;
    await events.putAside(
      provider.name,
      { id: `gone_${id}`, type: 'subscription.created', subscriptionId: id, customerId, occurredAt },
      { reason: 'payer-gone', problem: 'Paid after the account or organization was deleted; cancelled at once.' },
    );
  });
  await provider.cancel(id, 'at-once');
  await subscriptions.cancellationDone(provider.name, id);
}

/** The same for all subscriptions of a customer; gives whether there are any. */
export async function settleCustomer(deps: SettleDeps, customerId: string): Promise<boolean> {
  const said = await deps.provider.subscriptionsOf(customerId);
  return said.length > 0 && keep(deps, said);
}

async function keep(deps: SettleDeps, said: readonly ProviderSubscription[]): Promise<boolean> {
  const { provider, subscriptions, invoices } = deps;
  const customerId = said[0]?.customerId ?? '';
  const customer = await subscriptions.customer(provider.name, customerId);
  if (customer === null) return false;
  await saveWithStatus(deps, customer, said);
  if ((await subscriptions.countLive(provider.name, customerId)) > 1) await endSecond(deps, customer);
  // Last, as invoices that cannot be had change nothing of what may be used.
  await invoices.save(provider.name, customerId, await provider.invoicesOf(customerId));
  return true;
}

/** Saves subscriptions, and what they let members of an organization use, together or not at all. */
async function saveWithStatus(
  deps: SettleDeps,
  { provider, id, payer }: PaymentCustomer,
  said: readonly ProviderSubscription[],
): Promise<void> {
  const { subscriptions, checkouts, now } = deps;
  await deps.inTransaction(async () => {
    for (const subscription of said) {
      await subscriptions.save(provider, subscription);
      await checkouts.settled(provider, id, new Date(subscription.begunAt));
    }
    await tellOrganization(deps, payer, now());
  });
}

/** Whoever paid twice, in two windows perhaps, keeps the subscription that began first of those that give Pro. */
async function endSecond(deps: SettleDeps, customer: PaymentCustomer): Promise<void> {
  const { provider, onProblem } = deps;
  const rank = ({ facts }: ProviderSubscription) => (facts.status === 'active' || facts.status === 'trialing' ? 0 : 1);
  const said = await provider.subscriptionsOf(customer.id);
  const [, ...others] = said
    .filter(({ facts }) => facts.status !== 'canceled')
    .toSorted((one, other) => rank(one) - rank(other) || one.begunAt.localeCompare(other.begunAt));
  for (const { id } of others) {
    await provider.cancel(id, 'at-once');
    onProblem('Somebody paid for two subscriptions; one was cancelled, and may have to be refunded.', new Error(id));
  }
  await saveWithStatus(deps, customer, others.length > 0 ? await provider.subscriptionsOf(customer.id) : said);
}

/** Lets members of an organization use what it pays for. */
async function tellOrganization({ subscriptions, payers }: SettleDeps, payer: Payer, now: number): Promise<void> {
  if (payer.kind !== 'organization') return;
  const held = await subscriptions.current(payer);
  const status = subscriptionStatusAt(held?.facts ?? null, null, new Date(now).toISOString());
  await payers.setOrganizationStatus(payer.id, status);
}
