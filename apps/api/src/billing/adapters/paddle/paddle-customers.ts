import type { Transaction } from '@paddle/paddle-node-sdk';
import { PaymentFailure } from '../../payment-provider.ports.ts';
import { codeOf, type Ask } from './ask-paddle.ts';

/** Paddle has one customer for an address; an organization is one of its own, beside the person who pays for it. */
function addressOf({ email, uid }: { email: string; uid: string }): string {
  const [, organization] = /^organization:([\w-]{8})/.exec(uid) ?? [];
  return organization === undefined ? email : email.replace(/@([^@]*)$/, `+organization-${organization}@$1`);
}

/** Makes a customer, or gives the one that has the address already, which buys again where it was closed. */
export async function createCustomer(ask: Ask, customer: { email: string; uid: string }): Promise<string> {
  const email = addressOf(customer);
  try {
    return (await ask((paddle) => paddle.customers.create({ email, customData: { uid: customer.uid } }))).id;
  } catch (error) {
    if (!(error instanceof PaymentFailure) || codeOf(error) !== 'customer_already_exists') throw error;
    const [known] = await ask((paddle) =>
      paddle.customers.list({ email: [email], status: ['active', 'archived'] }).next(),
    );
    if (known === undefined) throw error;
    if (known.status === 'archived') await ask((paddle) => paddle.customers.update(known.id, { status: 'active' }));
    return known.id;
  }
}

/** States of transactions that nobody has paid. */
const UNPAID = ['draft', 'ready', 'billed', 'past_due'] as const;

/**
 * Cancels what was begun where Paddle does that, and archives the customer, whom Paddle takes nothing of then. What they
 * have or begin of other products at Paddle is left alone, and with it the customer.
 */
export async function closeCustomer(
  ask: Ask,
  { id, products }: { id: string; products: ReadonlySet<string> },
): Promise<void> {
  const query = { customerId: [id], status: [...UNPAID] };
  const begun = await ask((paddle) => Array.fromAsync(paddle.transactions.list(query)));
  const isOurs = ({ price }: { price: { productId: string } | null }) =>
    price !== null && products.has(price.productId);
  for (const transaction of begun.filter(({ items }) => items.some(isOurs))) await cancelTransaction(ask, transaction);
  const held = await ask((paddle) => Array.fromAsync(paddle.subscriptions.list({ customerId: [id] })));
  if (held.some(({ status, items }) => status !== 'canceled' && !items.some(isOurs))) return;
  await ask((paddle) => paddle.customers.archive(id)).catch((error: unknown) => {
    if (!(error instanceof PaymentFailure) || !error.missing) throw error;
  });
}

async function cancelTransaction(ask: Ask, { id }: Transaction): Promise<void> {
  await ask((paddle) => paddle.transactions.update(id, { status: 'canceled' })).catch((error: unknown) => {
    // Paddle cancels none that still lacks an address, or is part of a subscription.
    if (!(error instanceof PaymentFailure) || error.retryable) throw error;
  });
}
