import { subscriptionStatusAt } from '@footnote/domain';
import type { PaymentProvider } from './payment-provider.ports.ts';
import type { Checkouts, Invoices, Payers } from './payments.ports.ts';
import type { Clock, Payer, ProviderSubscription, Subscriptions } from './subscriptions.ports.ts';

export interface SettleDeps {
  provider: PaymentProvider;
  subscriptions: Subscriptions;
  invoices: Invoices;
  checkouts: Checkouts;
  payers: Payers;
  now: Clock;
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
  const { provider, subscriptions, invoices, checkouts, now } = deps;
  const customerId = said[0]?.customerId ?? '';
  const customer = await subscriptions.customer(provider.name, customerId);
  if (customer === null) return false;
  for (const subscription of said) {
    await subscriptions.save(provider.name, subscription);
    await checkouts.settled(provider.name, customerId, new Date(subscription.begunAt));
  }
  await invoices.save(provider.name, customerId, await provider.invoicesOf(customerId));
  await tellOrganization(deps, customer.payer, now());
  return true;
}

/** Lets members of an organization use what it pays for. */
async function tellOrganization({ subscriptions, payers }: SettleDeps, payer: Payer, now: number): Promise<void> {
  if (payer.kind !== 'organization') return;
  const held = await subscriptions.current(payer);
  const status = subscriptionStatusAt(held?.facts ?? null, null, new Date(now).toISOString());
  await payers.setOrganizationStatus(payer.id, status);
}
