import { subscriptionStatusAt } from '@footnote/domain';
import type { PaymentProvider } from '../payment-provider.ports.ts';
import type { Checkouts, Invoices, Payers } from '../payments.ports.ts';
import type { Clock, Payer, PaymentCustomer, ProviderSubscription, Subscriptions } from '../subscriptions.ports.ts';

export interface SettleDeps {
  provider: PaymentProvider;
  subscriptions: Subscriptions;
  invoices: Invoices;
  checkouts: Checkouts;
  payers: Payers;
  now: Clock;
  /** Told of what somebody has to look at. */
  onProblem: (problem: string, error: unknown) => void;
  /** Runs work in a transaction, or in the one under way. */
  inTransaction: <T>(work: () => Promise<T>) => Promise<T>;
}

/** What came of asking the provider. */
export type Settled = 'saved' | 'nobody' | 'unknown';

/**
 * Asks the provider how a subscription is, and keeps that with what was charged. `nobody` where no payer here has it,
 * `unknown` where the provider does not know it. Throws PaymentFailure.
 */
export async function settleSubscription(deps: SettleDeps, id: string): Promise<Settled> {
  const said = await deps.provider.subscription(id);
  if (said === null) return 'unknown';
  return (await keep(deps, [said])) ? 'saved' : said.facts.status === 'canceled' ? 'unknown' : 'nobody';
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
